import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bestPrice } from '#domain/price/price.ts';
import { nextTier } from '#domain/price/priceTiers.ts';
import { priceExample, productExample } from '#tests/examples/product.ts';
import { PriceBlock } from './PriceBlock';

const { storageUnit, prices } = productExample();
const request = { amount: 1, ratio: 1 };

const meta = {
  title: 'Components/Price/LeadPrice',
  component: PriceBlock,
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

/**
 * In some looks the cents are smaller and raised. What is read, copied and searched stays the price, and so do its line's
 * height and its right edge.
 */
export const Raised: Story = {
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
export const Plain: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { tenant: 'AL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('77,40 €').childElementCount).toBe(0);
  },
};
