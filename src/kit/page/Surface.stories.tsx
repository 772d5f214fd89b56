import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Surface } from './Surface';

const row = { padding: '12px 16px', borderBottom: 'var(--shop-hairline)' };

const meta = {
  title: 'Kit/Page/Surface',
  component: Surface,
  args: {
    children: (
      <>
        <div style={row}>4501000044</div>
        <div style={row}>4501000043</div>
      </>
    ),
  },
} satisfies Meta<typeof Surface>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows on paper, distinct from the page in every tenant's colours. */
export const Default: Story = {
  tags: ['visual', 'three-looks'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4501000044')).toBeVisible();
  },
};

/** Edge to edge on the phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
