import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bestPrice } from '#domain/price/price.ts';
import { cartLineExample, onSaleLineExample } from '#tests/examples/cart.ts';
import { buyerRules, priceExample } from '#tests/examples/product.ts';
import { CartLinePrice, CartLineTotal } from './CartLinePrice';

const sale = bestPrice(onSaleLineExample.product.prices, { amount: 4, ratio: 6 });
const { unit, product } = onSaleLineExample;

const meta = {
  title: 'Components/Cart/CartLinePrice',
  component: CartLinePrice,
  args: { quote: sale, unit, storageUnit: product.storageUnit, displayRules: buyerRules },
} satisfies Meta<typeof CartLinePrice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A carton of six at 1.29 instead of 1.48 a bottle. */
export const OnSale: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^8,88/)).toBeVisible();
    await expect(canvas.getByText(/^7,74/)).toBeVisible();
    await expect(canvas.getByText(/^1,29.*Flasche$/)).toBeVisible();
    await expect(canvas.getByText('Aktion')).toBeVisible();
  },
};

/** A volume price from four on: the label says so, since a cart has no price tags. */
export const ByAmount: Story = {
  args: {
    quote: bestPrice([priceExample('12.9000'), priceExample('11.8000', { minQuantity: 4 })], { amount: 4, ratio: 1 }),
    unit: cartLineExample().unit,
    storageUnit: cartLineExample().unit,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Staffelpreis')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/statt 12,90\s€/);
  },
};

/** One storage unit: its price once. */
export const StorageUnit: Story = {
  args: {
    quote: bestPrice(cartLineExample().product.prices, { amount: 2, ratio: 1 }),
    unit: cartLineExample().unit,
    storageUnit: cartLineExample().unit,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/77,40/)).toHaveLength(1);
  },
};

/** The line's total: 24 bottles at 1.29. */
export const Total: Story = {
  render: () => <CartLineTotal quote={sale} isOrderable />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/30,96/)).toBeVisible();
  },
};

/** With 5 % off the total: the sum without it is struck through. 4 × 3.29 = 13.16; × 0.95 = 12.50. */
export const DiscountOnTotal: Story = {
  tags: ['visual'],
  render: () => (
    <CartLineTotal
      quote={bestPrice(
        [priceExample('3.2900', { attachedDiscount: { applyTo: 'total', discountFactorString: '0.95', applicationOrder: 1 } })],
        { amount: 4, ratio: 1 },
      )}
      isOrderable
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/12,50\s€ statt 13,16\s€/);
  },
};

/** A line that can't be ordered costs nothing. */
export const NotOrderable: Story = {
  render: () => <CartLineTotal quote={sale} isOrderable={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('nicht bestellbar')).toBeVisible();
  },
};

/** Renders nothing without the price permission. */
export const NoPrices: Story = {
  args: { quote: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};
