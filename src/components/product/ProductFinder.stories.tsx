import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { productExample, unitExample } from '../../../tests/examples/product';
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

/** Two products fit to what is typed; Enter takes the first. */
export const Found: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Artikel hinzufügen' }));
    await expect(canvas.getByRole('option', { name: /zwölf Vierteln.*schon in der Vorlage/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(products[0]);
  },
};

/** Goods that are weighed: about what the unit weighs that they are ordered in, not the kilogram that they are priced in. */
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

/** The first is what is typed, the second only comes near. */
export const Similar: Story = {
  args: { products: products.slice(0, 1), similar: products.slice(1) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('Ähnlich:')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(products[0]);
  },
};

/** None fits. */
export const Nothing: Story = {
  args: { products: [], note: 'Kein Artikel passt zu „bergk“.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Kein Artikel passt');
  },
};
