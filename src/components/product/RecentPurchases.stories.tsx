import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecentPurchases } from './RecentPurchases';

const meta = {
  title: 'Components/Product/RecentPurchases',
  component: RecentPurchases,
  args: {
    purchases: [
      { date: '2026-11-13', quantity: 2, unit: 'LAI' },
      { date: '2026-11-06', quantity: 1.5, unit: 'LAI' },
      { date: '2026-10-30', quantity: 12, unit: 'LAI' },
    ],
  },
} satisfies Meta<typeof RecentPurchases>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last three, newest first, as the star's hint shows them. */
export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Fr., 13.11.2026 - 2\u00a0Laib',
      'Fr., 06.11.2026 - 1,5\u00a0Laib',
      'Fr., 30.10.2026 - 12\u00a0Laib',
    ]);
  },
};

/** Loading. */
export const Loading: Story = { args: { purchases: undefined } };

/** Never bought: renders nothing. */
export const None: Story = {
  args: { purchases: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
