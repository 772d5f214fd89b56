import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { decimal } from '#domain/price/money.ts';
import { productExample, unitExample } from '#tests/examples/product.ts';
import { ProductMeta } from './ProductMeta';

const product = productExample();
const perKilo = (amount: string) => ({ amount: decimal(amount), perQuantity: 1, perUnit: 'kg' });
const [wheel, carton = wheel] = product.units;

const meta = {
  title: 'Components/Product/ProductMeta',
  component: ProductMeta,
  args: { product, unit: wheel, referencePrice: perKilo('12.9') },
} satisfies Meta<typeof ProductMeta>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Number, net filling and price per kilogram, in the quiet colour. */
export const Regular: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1047116 kg12,90 €/kg');
  },
};

/** A carton costs less per kilogram than the chosen wheel. */
export const CheaperPack: Story = {
  args: { pack: { kind: 'unit', unit: carton, amount: 1, reference: perKilo('11.8'), instead: perKilo('12.9') } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Karton: 11,80 €/kg');
  },
};

/** More of the same costs less: from four wheels on. */
export const CheaperAmount: Story = {
  args: { pack: { kind: 'amount', unit: wheel, amount: 4, reference: perKilo('11.8'), instead: perKilo('12.9') } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('ab 4 Laib: 11,80 €/kg');
  },
};

/** Weighed goods: the approximate weight of the chosen unit, instead of the kilogram of the price. */
export const Weighed: Story = {
  args: {
    product: productExample({
      isWeighed: true,
      storageUnit: unitExample('Kilogramm', 'KG'),
      netFillingQuantity: { quantity: 1, unit: 'kg' },
    }),
    unit: unitExample('Laib', 'LAI', 6.5),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('104711ca. 6,5 kg12,90 €/kg');
  },
};

/** Without the price permission and a known filling: the number only. */
export const NumberOnly: Story = {
  args: { product: productExample({ netFillingQuantity: undefined }), referencePrice: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^104711$/);
  },
};
