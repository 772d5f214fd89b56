import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { priceReport, watchedLines } from '../../../tests/examples/priceWatch';
import { PriceChangeMark } from './PriceChangeMark';

const comparisonOf = (place: number) => {
  const { risen, fallen, resized } = priceReport();
  const compared = [...risen, ...fallen, ...resized].find(({ product }) => product.sku === watchedLines[place]?.product.sku);
  if (!compared) throw new Error(`Nothing has changed of line ${place}`);
  return { product: compared.product, comparison: compared.comparison };
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

/** The same price for a piece, but fewer in a carton. */
export const OtherPack: Story = {
  args: comparisonOf(3),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Karton: 6 Stück statt 8$/);
  },
};

/** Less is ordered than then, so that a volume price is not reached: the amount of then says why. */
export const OtherAmount: Story = {
  args: { ...comparisonOf(0), comparison: { ...comparisonOf(0).comparison, cause: 'amount', amountBefore: 48 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('+8 % gegenüber 48 Stück am 24. Okt.');
  },
};
