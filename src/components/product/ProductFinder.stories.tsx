import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { productExample, unitExample } from '#tests/examples/product.ts';
import { ProductFinder } from './ProductFinder';

const products = [productExample(), productExample({ sku: '104712', name: 'Bergkäse 12 Monate gereift, im Karton mit zwölf Vierteln' })];

const meta = {
  title: 'Components/Product/ProductFinder',
  component: ProductFinder,
  args: {
    label: 'Artikel hinzufügen',
    value: 'bergk',
    products,
    missingImage: undefined,
    markOf: ({ sku }) => (sku === '104712' ? 'schon in der Vorlage' : undefined),
    onType: fn(),
    onChoose: fn(),
  },
  decorators: [
    (StoryOfFinder) => (
      <div style={{ maxWidth: 480, minHeight: 220 }}>
        <StoryOfFinder />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductFinder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two products match the typed text; Enter takes the first. */
export const Found: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Artikel hinzufügen' }));
    await expect(canvas.getByRole('option', { name: /zwölf Vierteln.*schon in der Vorlage/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(products[0]);
  },
};

/** Weighed goods: the approximate weight of the order unit, not the kilogram of the price. */
export const Weighed: Story = {
  args: {
    products: [
      productExample({
        isWeighed: true,
        storageUnit: unitExample('Kilogramm', 'KG'),
        defaultUnit: unitExample('Laib', 'LAI', 6.5),
        netFillingQuantity: { quantity: 1, unit: 'kg' },
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Artikel hinzufügen' }));
    await expect(canvas.getByRole('option')).toHaveTextContent(/104711 · ca\. 6,5 kg$/);
  },
};

/** The first is an exact match, the second a near one. */
export const Similar: Story = {
  args: { products: products.slice(0, 1), similar: products.slice(1) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('Ähnlich:')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(products[0]);
  },
};

/** No match. */
export const Nothing: Story = {
  args: { products: [], note: 'Kein Artikel passt zu „bergk“.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Kein Artikel passt');
  },
};
