import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BackLink } from './BackLink';

const meta = {
  title: 'Kit/Page/BackLink',
  component: BackLink,
  args: { href: '/my/orders', children: 'Bestellungen' },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An arrow and the name of the target. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bestellungen' })).toHaveAttribute('href', '/my/orders');
  },
};
