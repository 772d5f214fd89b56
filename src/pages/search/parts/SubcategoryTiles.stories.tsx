import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictureExample } from '#tests/examples/product.ts';
import { categoryExample, facetsExample } from '#tests/examples/search.ts';
import { SubcategoryTiles } from './SubcategoryTiles';

const categories = [...facetsExample.roots, categoryExample('70', 'Wein & Schaumwein', 384)];

const meta = {
  title: 'Components/Search/CategoryTiles',
  component: SubcategoryTiles,
  tags: ['two-looks'],
  args: { categories, hrefOf: (id) => `/search?category=${id}` },
} satisfies Meta<typeof SubcategoryTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Subcategories, each with its number of products. */
export const Regular: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Wein & Schaumwein/ })).toHaveAttribute('href', '/search?category=70');
  },
};

/** With pictures. */
export const WithPictures: Story = { args: { categories: categories.map((category) => ({ ...category, picture: pictureExample })) } };

/** The number of products stays on one line beside a long name; the page breaks words anywhere. */
export const LongName: Story = {
  args: { categories: [categoryExample('10', 'Molkereiprodukte, Käse, Eier und pflanzliche Alternativen', 12_101)] },
  decorators: [
    (Shown) => (
      <div style={{ width: 200, overflowWrap: 'anywhere' }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    // A line of it is 16 px high.
    await expect(canvas.getByText('12101').getBoundingClientRect().height).toBeLessThan(28);
  },
};

/** Renders nothing without subcategories. */
export const None: Story = {
  args: { categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
