import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OrderListSkeleton } from './OrderListSkeleton';

const meta = { title: 'Components/Order/OrderListSkeleton', component: OrderListSkeleton } satisfies Meta<typeof OrderListSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Orders while they are read. */
export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: /Wird geladen/ })).toHaveAttribute('aria-busy', 'true');
  },
};
