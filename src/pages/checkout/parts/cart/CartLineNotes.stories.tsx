import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cartReason } from '#domain/cart/cartGroup.ts';
import { cartLineExample, deadlineLineExample, delayedLineExample, shortLineExample } from '#tests/examples/cart.ts';
import { buyerRules } from '#tests/examples/product.ts';
import { quoteOf } from '#domain/price/displayRules.ts';
import { CartLineNotes } from './CartLineNotes';

const meta = {
  title: 'Components/Cart/CartLineNotes',
  component: CartLineNotes,
  args: { line: shortLineExample, reason: cartReason(shortLineExample), displayRules: buyerRules, quote: undefined, onRaise: fn() },
  render: (args) => <CartLineNotes {...args} quote={quoteOf(args.line.product, args.line, args.displayRules)} />,
} satisfies Meta<typeof CartLineNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below the minimum, with a button to raise it. */
export const BelowMinimum: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Auf 6 erhöhen' }));
    await expect(args.onRaise).toHaveBeenCalledWith(6);
  },
};

/** Twenty bought, two free. */
export const FreeGoods: Story = {
  args: {
    line: cartLineExample({}, { amount: 20, naraCodes: ['10+1'] }),
    reason: { kind: 'category', categoryId: undefined, categoryName: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 Laib gratis')).toBeVisible();
  },
};

/** Expected on a day. */
export const Expected: Story = { args: { line: delayedLineExample, reason: cartReason(delayedLineExample) } };

/** An earlier deadline than the others: day and time. */
export const OwnDeadline: Story = {
  args: { line: deadlineLineExample, reason: cartReason(deadlineLineExample) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bestellschluss Di., 24.11., 11:00')).toBeVisible();
  },
};

/** The time only while the delivery days are unknown. */
export const OwnDeadlineWithoutDays: Story = {
  args: { ...OwnDeadline.args, displayRules: { ...buyerRules, ownDelivery: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bestellschluss 11:00')).toBeVisible();
  },
};
