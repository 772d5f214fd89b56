import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { priceReport, watchedLines } from '#tests/examples/priceWatch.ts';
import { decimal } from '#domain/price/money.ts';
import type { PriceComparison } from '#domain/price/priceWatch.ts';
import { PriceChangeMark } from './PriceChangeMark';

const comparisonOf = (place: number) => {
  const { risen, fallen, resized } = priceReport();
  const compared = [...risen, ...fallen, ...resized].find(({ product }) => product.sku === watchedLines[place]?.product.sku);
  if (!compared) throw new Error(`Nothing has changed of line ${place}`);
  return { product: compared.product, shown: { changed: compared.comparison, otherTier: undefined } };
};

const { changed: comparison } = comparisonOf(0).shown;
const otherTierComparison: PriceComparison = {
  ...comparison,
  tier: { price: decimal('3.00'), share: decimal('0.1111'), bought: { amount: 48, unit: comparison.unit } },
};

const meta = {
  title: 'Components/Price/PriceChangeMark',
  component: PriceChangeMark,
  args: comparisonOf(0),
} satisfies Meta<typeof PriceChangeMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dearer: by how much and since when; both prices are read out with it. */
export const Dearer: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('+8 % seit 24. Okt.: 2,70 € statt 2,50 € je Stück');
  },
};

/** Cheaper. */
export const Cheaper: Story = {
  args: comparisonOf(2),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('−12,5 % seit 24. Okt.: 3,50 € statt 4,00 € je Stück');
  },
};

/** The same price per piece, but fewer in a carton. */
export const OtherPack: Story = {
  args: comparisonOf(3),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Karton: 6 Stück statt 8$/);
  },
};

/** A smaller amount than last time, so that a volume price is missed: no price has changed, and both tiers are shown. */
export const OtherTier: Story = {
  args: { product: comparisonOf(0).product, shown: { changed: undefined, otherTier: otherTierComparison } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Andere Menge, andere Staffel: 3,00 € je Stück statt 2,70 € bei 48 Stück$/);
  },
};

/** The price list is dearer, and the amount has another tier: both are shown. */
export const DearerWithOtherTier: Story = {
  args: { product: comparisonOf(0).product, shown: { changed: otherTierComparison, otherTier: otherTierComparison } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('+8 % seit 24. Okt.: 2,70 € statt 2,50 € je Stück');
    await expect(canvasElement).toHaveTextContent('Andere Menge, andere Staffel: 3,00 € je Stück statt 2,70 € bei 48 Stück');
  },
};
