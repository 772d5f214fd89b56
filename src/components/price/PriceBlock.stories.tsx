import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bestPrice } from '#domain/price/price.ts';
import { nextTier } from '#domain/price/priceTiers.ts';
import { onSaleExample, priceExample, productExample, unitExample } from '#tests/examples/product.ts';
import { PriceBlock } from './PriceBlock';

const { storageUnit, prices } = productExample();
const request = { amount: 1, ratio: 1 };
const withBonus = [
  priceExample('20.0000', {
    attachedBonus: { applyTo: 'single', discountFactorString: '0.98', applicationOrder: 2 },
    attachedDiscount: { applyTo: 'single', discountFactorString: '0.9', applicationOrder: 1 },
  }),
];

const meta = {
  title: 'Components/Price/PriceBlock',
  component: PriceBlock,
  tags: ['two-looks'],
  args: {
    quote: bestPrice(prices, request),
    unit: storageUnit,
    storageUnit,
    next: nextTier(prices, request),
    highlightsDiscounts: true,
    highlightsSpecialPrices: true,
    isLoggedIn: true,
  },
} satisfies Meta<typeof PriceBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The price with the next tier and the recommended retail price. */
export const Regular: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('77,40 €');
    await expect(canvasElement).toHaveTextContent('ab 4: 70,80 €');
    await expect(canvasElement).toHaveTextContent('UVP 95,90 €');
  },
};

/** The lowest volume price is reached: a badge says so, with its minimum amount. */
export const LastTier: Story = {
  tags: ['visual'],
  args: { quote: bestPrice(prices, { amount: 4, ratio: 1 }), next: nextTier(prices, { amount: 4, ratio: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(/^ab 4\s\S/)).toHaveTextContent(/^Staffelpreis ab 4\s\S/);
  },
};

/** On sale: list price struck through, saving, price in the colour of sales. */
export const OnSale: Story = {
  args: { quote: bestPrice(onSaleExample().prices, request), next: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('statt 77,40 €');
    // 11.50 of 77.40.
    await expect(canvasElement).toHaveTextContent('−14,86 %');
    await expect(canvasElement).toHaveTextContent('65,90 €');
  },
};

/** Without the permission discounts are shown but don't stand out. */
export const NotHighlighted: Story = { args: { ...OnSale.args, highlightsDiscounts: false, highlightsSpecialPrices: false } };

/** 20.00 × 0.9 × 0.98 = 17.64. */
export const DiscountAndBonus: Story = {
  args: { quote: bestPrice(withBonus, request), next: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('17,64 €');
    await expect(canvasElement).toHaveTextContent('−11,8 %');
  },
};

/** A discount on the total doesn't change the unit price, so the badge shows it. Half percents aren't rounded. */
export const DiscountOnTotal: Story = {
  args: {
    quote: bestPrice(
      [priceExample('20.0000', { attachedDiscount: { applyTo: 'total', discountFactorString: '0.925', applicationOrder: 1 } })],
      request,
    ),
    next: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('−7,5 % auf die Summe');
    await expect(canvasElement).toHaveTextContent('20,00 €');
    await expect(canvasElement).not.toHaveTextContent('statt');
  },
};

/** At a fair with 5 % off everything: 20.00 × 0.95 = 19.00, with its badge. */
export const Fair: Story = {
  args: { quote: bestPrice([priceExample('20.0000')], { ...request, fairDiscountFactor: '0.95' }), next: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('19,00 €');
    await expect(canvasElement).toHaveTextContent('−5 %');
  },
};

/** A surcharge: no badge, since nothing is discounted. 20.00 × 1.02 = 20.40. */
export const Surcharge: Story = {
  args: {
    quote: bestPrice(
      [priceExample('20.0000', { attachedDiscount: { applyTo: 'single', discountFactorString: '1.02', applicationOrder: 1 } })],
      request,
    ),
    next: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('20,40 €');
    await expect(canvasElement).not.toHaveTextContent('%');
  },
};

/** In a carton of four. */
export const PerCarton: Story = {
  args: { quote: bestPrice(prices, { amount: 1, ratio: 4 }), unit: unitExample('Karton', 'KRT', 4, false), next: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('283,20 €');
    await expect(canvasElement).toHaveTextContent('UVP 95,90 €/Laib');
  },
};

/** The amount reaches no tier: the smallest one, with its minimum amount. */
export const FromTwelve: Story = {
  args: { quote: bestPrice([priceExample('0.49', { minQuantity: 12 })], request), next: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('ab 12: 0,49 €');
  },
};

/** A quarter of the unit that the price starts from: four reach it. 12.90 ÷ 4 = 3.225. */
export const FromFourQuarters: Story = {
  args: {
    quote: bestPrice([priceExample('12.90')], { amount: 1, ratio: 0.25 }),
    unit: unitExample('Viertel', 'VTL', 0.25, false),
    next: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('ab 4: 3,23 €');
  },
};

/** Opens its explanation. */
export const Explained: Story = {
  args: { onExplain: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /77,40\s€: Preis erklären/ }));
    await expect(args.onExplain).toHaveBeenCalledOnce();
  },
};

/** The button's name contains all that it shows, including the minimum amount of the price. */
export const ExplainedFromTwelve: Story = {
  args: { ...FromTwelve.args, onExplain: fn() },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button');
    await expect(button.getAttribute('aria-label')).toContain(button.textContent);
  },
};

/** No price is known. */
export const OnRequest: Story = { args: { quote: { kind: 'onRequest' }, next: undefined } };

/** The user may not see prices. */
export const NoPrices: Story = {
  args: { quote: undefined, next: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};

/** A visitor sees how to get prices. */
export const Visitor: Story = { args: { quote: undefined, next: undefined, isLoggedIn: false } };

/** The detail page. */
export const Big: Story = { args: { ...OnSale.args, size: 'big' } };

/**
 * In some looks the cents are smaller and raised. What is read, copied and searched stays the price, and so do its line's
 * height and its right edge.
 */
export const Raised: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { tenant: 'ZU' },
  play: async ({ canvas }) => {
    const cents = canvas.getByText('40');
    const price = cents.parentElement as HTMLElement;
    await expect(price.textContent).toBe('77,40\u00a0€');
    window.getSelection()?.selectAllChildren(price);
    await expect(window.getSelection()?.toString()).toBe('77,40\u00a0€');
    window.getSelection()?.removeAllRanges();
    const size = (element: HTMLElement) => Number.parseInt(getComputedStyle(element).fontSize, 10);
    await expect(size(cents)).toBeLessThan(0.7 * size(price));
    await expect(cents.getBoundingClientRect().bottom).toBeLessThan(price.getBoundingClientRect().bottom - 5);
    await expect(price.getBoundingClientRect().height).toBe(25);
    const next = canvas.getByText(/^ab 4/);
    await expect(price.getBoundingClientRect().right).toBeCloseTo(next.getBoundingClientRect().right, 1);
  },
};

/** The same in another look, on the detail page and with a minimum amount. */
export const RaisedWithMinimum: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { tenant: 'GM' },
  args: { size: 'big', quote: bestPrice([priceExample('78.4000', { minQuantity: 3 })], request), next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('40').closest('strong')?.textContent).toBe('ab 3: 78,40\u00a0€');
  },
};

/** Other looks leave the price in one piece. */
export const NotRaised: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { tenant: 'AL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('77,40 €').childElementCount).toBe(0);
  },
};
