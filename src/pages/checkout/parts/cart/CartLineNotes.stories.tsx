import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cartReason } from '../../../../domain/cartGroup';
import { cartLineExample, deadlineLineExample, delayedLineExample, shortLineExample } from '../../../../../tests/examples/cart';
import { buyerRules } from '../../../../../tests/examples/product';
import { quoteOf } from '../../../../domain/displayRules';
import { CartLineNotes } from './CartLineNotes';

const meta = {
  title: 'Components/Cart/CartLineNotes',
  component: CartLineNotes,
  args: { line: shortLineExample, reason: cartReason(shortLineExample), displayRules: buyerRules, quote: undefined, onRaise: fn() },
  render: (args) => <CartLineNotes {...args} quote={quoteOf(args.line.product, args.line, args.displayRules)} />,
} satisfies Meta<typeof CartLineNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below the minimum, with the way to reach it. */
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

/** To be ordered before the others: until which day and time. */
export const OwnDeadline: Story = {
  args: { line: deadlineLineExample, reason: cartReason(deadlineLineExample) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bestellschluss Di., 24.11., 11:00')).toBeVisible();
  },
};

/** While the days of delivery aren't known, the time of day alone. */
export const OwnDeadlineWithoutDays: Story = {
  args: { ...OwnDeadline.args, displayRules: { ...buyerRules, ownDelivery: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bestellschluss 11:00')).toBeVisible();
  },
};
