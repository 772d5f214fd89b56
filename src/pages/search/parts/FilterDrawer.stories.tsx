import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { emptySearch } from '#domain/search/search.ts';
import { inOwnWindow } from '#kit/docs.ts';
import { facetsExample } from '#tests/examples/search.ts';
import { FacetPanel } from './FacetPanel';
import { FilterDrawer } from './FilterDrawer';

const meta = {
  title: 'Components/Search/FilterDrawer',
  component: FilterDrawer,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    count: 275,
    hasFilters: true,
    onClose: fn(),
    onReset: fn(),
    children: (
      <FacetPanel
        facets={facetsExample}
        state={emptySearch}
        suppliers={[]}
        hasEssence
        canSeePrices
        hrefOfCategory={() => '/search'}
        onChange={fn()}
        onSuppliers={fn()}
      />
    ),
  },
} satisfies Meta<typeof FilterDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filters in a drawer. */
export const Open: Story = {
  tags: ['visual'],
};

/** Interactions; pictured by the previous story. */
export const OpenInUse: Story = {
  ...Open,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Alle Filter zurücksetzen' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await userEvent.click(drawer.getByRole('button', { name: '275 Artikel anzeigen' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** No active filter, and the count is unknown. */
export const Counting: Story = {
  args: { count: undefined, hasFilters: false },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await expect(drawer.getByRole('button', { name: 'Alle Filter zurücksetzen' })).toBeDisabled();
    await expect(drawer.getByRole('button', { name: 'Zurück zur Liste' })).toBeInTheDocument();
  },
};
