import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductTexts } from './ProductTexts';

const meta = {
  title: 'Components/Product/ProductTexts',
  component: ProductTexts,
  args: { product: { description: 'Aus Heumilch, sechs Monate gereift.', ingredients: 'Milch, Salz, Lab' } },
} satisfies Meta<typeof ProductTexts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Description and ingredients, each under its heading. */
export const Both: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Beschreibung' })).toHaveTextContent('Heumilch');
    await expect(canvas.getByRole('region', { name: 'Zutaten' })).toHaveTextContent('Milch, Salz, Lab');
  },
};

/** A missing text has no heading. */
export const DescriptionAlone: Story = {
  args: { product: { description: 'Aus Heumilch, sechs Monate gereift.', ingredients: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Zutaten' })).toBeNull();
  },
};
