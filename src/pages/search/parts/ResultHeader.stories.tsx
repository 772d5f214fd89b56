import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResultHeader } from './ResultHeader';

const meta = {
  title: 'Components/Search/ResultHeader',
  component: ResultHeader,
  tags: ['two-looks'],
  args: {
    title: 'Suche nach „milch“',
    count: 1275,
    sort: 'relevance',
    size: 100,
    view: 'row',
    canSortByPrice: true,
    filterCount: 0,
    onSort: fn(),
    onSize: fn(),
    onView: fn(),
    onFilters: undefined,
  },
} satisfies Meta<typeof ResultHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Title, count, sort, size and view. */
export const Regular: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Suche nach „milch“' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1.275 Artikel');
  },
};

/** Interactions; pictured by the previous story. */
export const RegularInUse: Story = {
  ...Regular,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Suche nach „milch“' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1.275 Artikel');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sortierung' }), 'name-asc');
    await expect(args.onSort).toHaveBeenLastCalledWith('name-asc');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Artikel pro Seite' }), '300');
    await expect(args.onSize).toHaveBeenLastCalledWith(300);
    await userEvent.click(canvas.getByRole('button', { name: 'Kacheln' }));
    await expect(args.onView).toHaveBeenLastCalledWith('tile');
  },
};

/** Without space for the filters beside the list. */
export const WithFilterButton: Story = {
  args: { onFilters: fn(), filterCount: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter (3)' }));
    await expect(args.onFilters).toHaveBeenCalledOnce();
  },
};

/** The saved-searches button appears later, in its reserved place. */
export const SavedComeLater: Story = {
  args: { saved: null },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('combobox', { name: 'Sortierung' }).closest('span')?.parentElement?.previousElementSibling;
    await expect(place).toBeEmptyDOMElement();
    await expect(place?.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
};

/** No sort by price without prices. */
export const NoPrices: Story = {
  args: { canSortByPrice: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('option', { name: 'Preis aufsteigend' })).not.toBeInTheDocument();
  },
};

/** The count is unknown. */
export const Loading: Story = { args: { count: undefined } };

/** Very long words. */
export const LongText: Story = {
  args: { title: 'Suche nach „Donaudampfschifffahrtsgesellschaftskapitänsfrühstücksräucherlachs vom norwegischen Zuchtlachs“' },
};
