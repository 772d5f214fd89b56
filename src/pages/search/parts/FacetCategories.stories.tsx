import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { categoryExample, facetsExample } from '#tests/examples/search.ts';
import { FacetCategories } from './FacetCategories';

const dairy = categoryExample('20', 'Molkereiprodukte, Käse & Eier', 241);

const meta = {
  title: 'Components/Search/FacetCategories',
  component: FacetCategories,
  args: {
    facets: facetsExample,
    category: undefined,
    hrefOf: (category) => `/search?query=milch${category ? `&category=${category}` : ''}`,
  },
  decorators: [
    (StoryOfCategories) => (
      <div style={{ width: 264 }}>
        <StoryOfCategories />
      </div>
    ),
  ],
} satisfies Meta<typeof FacetCategories>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All products: the top of the tree with counts. */
export const Top: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Tiefkühlkost/ })).toHaveAttribute('href', '/search?query=milch&category=40');
  },
};

/** In a category: its ancestors above it, its children indented. */
export const InACategory: Story = {
  args: { category: '20', facets: { ...facetsExample, trail: [dairy] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Alle Artikel' })).toHaveAttribute('href', '/search?query=milch');
    await expect(canvas.getByText(dairy.name)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Joghurt/ })).toBeVisible();
  },
};

/** In a leaf: only its ancestors. */
export const InALeaf: Story = {
  args: { category: '230', facets: { roots: [], children: [], trail: [dairy, categoryExample('230', 'Käse', 98, '20')] } },
};
