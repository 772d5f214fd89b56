import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { bestPrice, type PricedQuote } from '#domain/price/price.ts';
import { onSaleExample, priceExample, productExample } from '#tests/examples/product.ts';
import { PriceExplanation } from './PriceExplanation';

const product = productExample({
  prices: [
    priceExample('77.4000', { msrp: '95.9' }),
    priceExample('70.8000', { minQuantity: 4, attachedDiscount: { applyTo: 'single', discountFactorString: '0.95', applicationOrder: 1 } }),
  ],
});
const request = { amount: 5, ratio: 1, basePrice: product.basePrice };
const onSale = onSaleExample();

const meta = {
  title: 'Components/Price/PriceExplanation',
  component: PriceExplanation,
  args: {
    product,
    quote: bestPrice(product.prices, request) as PricedQuote,
    request,
    unit: product.defaultUnit,
    extent: 'extended',
    onChoose: fn(),
  },
  argTypes: { extent: { control: 'inline-radio', options: ['short', 'extended'] } },
} satisfies Meta<typeof PriceExplanation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything: each step from the list price to the row's total, facts about the price, and all tiers, which can be chosen. */
export const Extended: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: /Summe für 5\sLaib/ })).toHaveTextContent('336,30 €');
    await userEvent.click(canvas.getByRole('button', { name: 'ab 1' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ amount: 1, unit: args.unit });
  },
};

/** For users with the short explanation: the way to the price of one unit, no total and no tiers. */
export const Short: Story = {
  args: { extent: 'short' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('Summe für');
    await expect(canvas.queryByRole('heading', { name: 'Staffelpreise' })).not.toBeInTheDocument();
  },
};

/** A discount on the total is part of the amount to pay, so the short explanation includes it. 77.40 × 0.95 = 73.53. */
export const ShortWithDiscountOnTotal: Story = {
  args: (() => {
    const discounted = productExample({
      prices: [priceExample('77.4000', { attachedDiscount: { applyTo: 'total', discountFactorString: '0.95', applicationOrder: 1 } })],
    });
    const one = { ...request, amount: 1 };
    return { product: discounted, request: one, quote: bestPrice(discounted.prices, one) as PricedQuote, extent: 'short' as const };
  })(),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('row', { name: /Rabatt 5\s%/ })).toHaveTextContent('73,53 €');
    // 77.40 ÷ 6 kg = 12.90; 73.53 ÷ 6 kg = 12.255.
    await expect(canvasElement).toHaveTextContent('Grundpreis12,90 €/kg');
    await expect(canvasElement).toHaveTextContent('Grundpreis nach Abzug von der Summe12,26 €/kg');
  },
};

/** A product with only an agreed price: the savings refer to that, and it isn't called a list price. A factor above 1 is a surcharge. */
export const AgreedPriceAlone: Story = {
  args: (() => {
    const agreed = productExample({
      prices: [
        priceExample('77.4000', {
          source: 'FIXED',
          type: 'fixed-for-customer',
          attachedDiscount: { applyTo: 'single', discountFactorString: '1.05', applicationOrder: 1 },
        }),
      ],
    });
    const one = { ...request, amount: 1 };
    return { product: agreed, request: one, quote: bestPrice(agreed.prices, one) as PricedQuote, extent: 'short' as const };
  })(),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('row', { name: /^Ihr vereinbarter Preis je Laib/ })).toHaveTextContent('77,40 €');
    await expect(canvas.getByRole('row', { name: /^Aufschlag 5\s%/ })).toHaveTextContent('+3,87 €81,27 €');
    await expect(canvasElement).not.toHaveTextContent('Listenpreis');
  },
};

/** Read-only: tiers and cheaper ways have no buttons. */
export const NotChoosable: Story = {
  args: { request: { ...request, amount: 1 }, quote: bestPrice(product.prices, { ...request, amount: 1 }) as PricedQuote },
  render: (args) => <PriceExplanation {...args} onChoose={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Staffelpreise' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** A promotion: its step and the facts below say until when. */
export const OnSale: Story = {
  args: { product: onSale, request: { ...request, amount: 1 }, quote: bestPrice(onSale.prices, { ...request, amount: 1 }) as PricedQuote },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /Aktionspreis bis Mo., 30.11./ })).toBeVisible();
    // As in the product's row: 11.50 of 77.40.
    await expect(canvas.getByText('Ersparnis gegenüber dem Listenpreis').closest('div')).toHaveTextContent('−14,86 %');
  },
};

/** One wheel costs more per kilogram than a carton: cheaper ways to buy are listed below, and a press chooses one. */
export const CheaperWays: Story = {
  args: { request: { ...request, amount: 1 }, quote: bestPrice(product.prices, { ...request, amount: 1 }) as PricedQuote },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^1\sKarton/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ amount: 1, unit: product.units[1] });
  },
};

/** A fair's discount is a step of its own. */
export const Fair: Story = {
  args: {
    request: { ...request, fairDiscountFactor: '0.9' },
    quote: bestPrice(product.prices, { ...request, fairDiscountFactor: '0.9' }) as PricedQuote,
  },
  play: async ({ canvas }) => {
    // Unrounded until the rounding step: 70.80 × 0.95 × 0.9.
    await expect(canvas.getByRole('row', { name: /Messerabatt 10\s%/ })).toHaveTextContent('−6,726 €60,534 €');
    // 70.80 × 0.95 × 0.9 = 60.534: the rounding difference is below a cent and isn't shown.
    const rounding = canvas.getByRole('row', { name: /^Rundung auf Cent/ });
    const [change, value] = within(rounding).getAllByRole('cell');
    await expect(change).toBeEmptyDOMElement();
    await expect(value).toHaveTextContent('60,53 €');
  },
};
