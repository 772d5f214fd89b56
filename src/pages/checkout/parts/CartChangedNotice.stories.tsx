import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { cartComparisonExample } from '#tests/examples/comparison.ts';
import { CartChangedNotice } from './CartChangedNotice';

const meta = {
  title: 'Components/Checkout/CartChangedNotice',
  component: CartChangedNotice,
  tags: ['two-looks'],
  args: { comparison: cartComparisonExample, cartHref: '/checkout', onAccept: fn() },
} satisfies Meta<typeof CartChangedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A colleague has changed four lines. */
export const FourLines: Story = { tags: ['visual'] };

/** Announced, links to the cart, and disappears when acknowledged. */
export const TakenNoteOf: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const notice = within(canvas.getByRole('alert'));
    await expect(notice.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/checkout');
    await userEvent.click(notice.getByRole('button', { name: 'Verstanden' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};
