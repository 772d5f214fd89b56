import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buyerRules, noPricesRules, productExample } from '#tests/examples/product.ts';
import { TemplatePrintTable } from './TemplatePrintTable';

const cheese = productExample();
const other = productExample({ sku: '104712', name: 'Almbutter 1 kg' });

const meta = {
  title: 'Components/OrderTemplate/TemplatePrintTable',
  component: TemplatePrintTable,
  args: {
    groups: [
      { key: '210', categoryName: 'Käse', skus: ['104711'] },
      { key: '', categoryName: undefined, skus: ['104712', '999999'] },
    ],
    items: [
      { productSku: '104711', amount: 2, unit: 'LAI' },
      { productSku: '104712', amount: 1, unit: 'KRT' },
      { productSku: '999999', amount: 4, unit: 'KRT' },
    ],
    products: new Map([cheese, other].map((product) => [product.sku, product])),
    displayRules: buyerRules,
    sum: '123,45 €',
    leftOut: 0,
  },
} satisfies Meta<typeof TemplatePrintTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By category, with prices and their sum; an unknown product has its number. */
export const WithPrices: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Almbutter 1 kg' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '999999' })).toBeVisible();
    await expect(canvas.getByText('123,45 €')).toBeVisible();
  },
};

/** The total says what it excludes. */
export const LeftOut: Story = {
  args: { leftOut: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Summe (ohne 2 Artikel, die so nicht bestellt werden können)' })).toBeVisible();
  },
};

/** Without the permission there are no prices. */
export const NoPrices: Story = {
  args: { displayRules: noPricesRules, sum: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};
