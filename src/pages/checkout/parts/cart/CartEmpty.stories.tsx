import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CartEmpty } from './CartEmpty';

const meta = {
  title: 'Components/Cart/CartEmpty',
  component: CartEmpty,
  args: { productsHref: '/search', templatesHref: '/my/ordertemplates' },
} satisfies Meta<typeof CartEmpty>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two next steps: the search, and the order templates. */
export const Empty: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Artikel suchen' })).toHaveAttribute('href', '/search');
    await expect(canvas.getByRole('link', { name: 'Zu den Bestellvorlagen' })).toBeVisible();
  },
};

/** Just cleared: the first action is to undo. */
export const Cleared: Story = {
  args: { onUndo: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

/** In a fair there are no order templates. */
export const InFair: Story = {
  args: { templatesHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
