import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productExample, unitExample } from '#tests/examples/product.ts';
import { EssencePrintList } from './EssencePrintList';

const weighed = productExample({
  sku: '104714',
  isWeighed: true,
  storageUnit: unitExample('Kilogramm', 'KG'),
  defaultUnit: unitExample('Laib', 'LAI', 6.5),
  netFillingQuantity: { quantity: 1, unit: 'kg' },
});

const meta = {
  title: 'Components/Essence/EssencePrintList',
  component: EssencePrintList,
  args: {
    missing: 0,
    groups: [
      { category: { id: '230', name: 'Hartkäse' }, count: 1, products: [productExample()] },
      {
        category: { id: '210', name: 'Milch' },
        count: 2,
        products: [productExample({ sku: '104713', name: 'Vollmilch' }), weighed],
      },
    ],
  },
} satisfies Meta<typeof EssencePrintList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Visible to the printer only. */
export const OnScreen: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('table')).not.toBeVisible();
    await expect(canvasElement.querySelectorAll('tbody th[scope="rowgroup"]')).toHaveLength(2);
    // A weighed wheel: the approximate weight as in the row, not the kilogram of the price.
    await expect(canvasElement.querySelector('table')).toHaveTextContent(/ca\. 6,5\skg/);
    // On narrow paper it would wrap as "100 Stü" and "ck".
    for (const cell of canvasElement.querySelectorAll('tbody td:nth-of-type(2)')) await expect(cell).toHaveStyle({ whiteSpace: 'nowrap' });
  },
};

/** Not all products are loaded: the paper says so. */
export const Incomplete: Story = {
  args: { missing: 200 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      '200 Artikel der Liste fehlen auf diesem Ausdruck. Mit der Schaltfläche „Drucken“ wird die ganze Liste gedruckt.',
    );
  },
};
