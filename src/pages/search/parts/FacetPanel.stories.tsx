import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { emptySearch } from '#domain/search/search.ts';
import { categoryExample, facetsExample, wineFacetsExample } from '#tests/examples/search.ts';
import { FacetPanel } from './FacetPanel';

const meta = {
  title: 'Components/Search/FacetPanel',
  component: FacetPanel,
  tags: ['two-looks'],
  args: {
    facets: facetsExample,
    state: { ...emptySearch, query: 'milch', page: 2 },
    suppliers: [],
    hasEssence: true,
    canSeePrices: true,
    hrefOfCategory: (category) => `/search?query=milch${category ? `&category=${category}` : ''}`,
    onChange: fn(),
    onSuppliers: fn(),
  },
  decorators: [
    (StoryOfPanel) => (
      <div style={{ width: 264 }}>
        <StoryOfPanel />
      </div>
    ),
  ],
} satisfies Meta<typeof FacetPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every filter of the result, with counts; a choice returns to the first page. */
export const Regular: Story = {
  tags: ['visual'],
};

/** Interactions; pictured by the previous story. */
export const RegularInUse: Story = {
  ...Regular,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Bio/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.state, attributes: ['BIO'], page: 0 });
    await userEvent.click(canvas.getByRole('radio', { name: 'Sichtbare Artikel der Essenzliste' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.state, essential: 'shown', page: 0 });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Staffelpreise' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.state, prices: ['bulk'], page: 0 });
    await expect(canvas.getByRole('link', { name: /Molkereiprodukte/ })).toHaveAttribute('href', '/search?query=milch&category=20');
  },
};

/** Long lists expand on request and can be searched. */
export const ManyBrands: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox', { name: /Marke 20/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle 24 anzeigen' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Marken durchsuchen' }), '20');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Marke 20/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.state, brandNames: ['Marke 20'], page: 0 });
  },
};

/** A selected value that is missing from the result stays, so that it can be removed. */
export const ChosenAndGone: Story = {
  args: { state: { ...emptySearch, attributes: ['HAL'] } },
  play: async ({ args, canvas, userEvent }) => {
    const gone = canvas.getByRole('checkbox', { name: /^HAL/ });
    await expect(gone).toBeChecked();
    await userEvent.click(gone);
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.state, attributes: [] });
  },
};

/** In a category: its ancestors and children. */
export const InCategory: Story = {
  args: {
    state: { ...emptySearch, category: '20' },
    facets: { ...facetsExample, trail: [categoryExample('20', 'Molkereiprodukte, Käse & Eier', 241)] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Alle Artikel/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Joghurt/ })).toBeVisible();
  },
};

/** Wines in the result have their own filters. */
export const Wines: Story = {
  args: { facets: wineFacetsExample },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Grüner Veltliner/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.state, wineTypeOfGrapes: ['Grüner Veltliner'], page: 0 });
  },
};

/** Suppliers have no address parameter in the specification and are passed separately. */
export const Suppliers: Story = {
  args: { suppliers: ['70016'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Almhof/ }));
    await expect(args.onSuppliers).toHaveBeenLastCalledWith(['70016', '70015']);
  },
};

/** A visitor filters neither by essence nor by prices. */
export const Visitor: Story = {
  args: { hasEssence: false, canSeePrices: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox', { name: 'Staffelpreise' })).not.toBeInTheDocument();
  },
};
