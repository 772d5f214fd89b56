import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { categoryExample, facetsExample } from '#tests/examples/search.ts';
import { SubcategoryTiles } from './SubcategoryTiles';
import { CategoryTrail } from '#components/search/CategoryTrail.tsx';
import { FilterChips } from './FilterChips';
import { GroupHeading } from '#components/search/GroupHeading.tsx';
import { Pager } from '#kit/list/Pager.tsx';
import { ResultNotice } from '#components/search/ResultNotice.tsx';

const meta = {
  title: 'Components/Search/Navigation',
  component: Pager,
  args: { page: 4, pageCount: 12, hrefOf: (page) => `/search?page=${page}` },
  globals: { language: 'de' },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links to the other pages. */
export const Pages: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Seiten' }));
    await expect(pages.getByRole('link', { name: 'Seite 5' })).toHaveAttribute('aria-current', 'page');
    await expect(pages.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '/search?page=5');
    await expect(pages.getByRole('link', { name: 'Seite 12' })).toHaveAttribute('href', '/search?page=11');
  },
};

/** Renders nothing for a single page. */
export const OnePage: Story = {
  args: { page: 0, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** The breadcrumb. */
export const Trail: Story = {
  render: () => (
    <CategoryTrail
      steps={[
        { id: '20', name: 'Molkereiprodukte' },
        { id: '230', name: 'Käse' },
      ]}
      hrefOf={(id) => `/search?category=${id ?? ''}`}
      isLastCurrent
    />
  ),
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Sie sind hier' }));
    await expect(trail.getByRole('link', { name: 'Molkereiprodukte' })).toHaveAttribute('href', '/search?category=20');
    await expect(trail.getByText('Käse')).toHaveAttribute('aria-current', 'page');
  },
};

const remove = fn();
const reset = fn();

/** Active filters. */
export const Chips: Story = {
  tags: ['visual'],
  render: () => (
    <FilterChips
      chips={[
        { key: 'a', text: 'Bio', onRemove: remove },
        { key: 'b', text: 'Aus der Region', onRemove: fn() },
      ]}
      onReset={reset}
    />
  ),
};

/** Interactions; pictured by the previous story. */
export const ChipsInUse: Story = {
  ...Chips,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    remove.mockClear();
    reset.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter entfernen: Bio' }));
    await expect(remove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle Filter zurücksetzen' }));
    await expect(reset).toHaveBeenCalledOnce();
  },
};

/** A name is loading: its key isn't shown meanwhile, and nothing moves when it arrives. */
export const UnnamedChip: Story = {
  render: () => (
    <FilterChips
      chips={[
        { key: 'a', text: 'Bio', onRemove: remove },
        { key: 'b', text: 'AMAGuetesiegel', isPending: true, onRemove: fn() },
      ]}
      onReset={reset}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filter entfernen: Bio' })).toBeVisible();
    await expect(canvas.getByText('AMAGuetesiegel')).not.toBeVisible();
    await expect(canvas.queryByRole('button', { name: /AMAGuetesiegel/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Alle Filter zurücksetzen' })).toBeVisible();
  },
};

/** Subcategories. */
export const Categories: Story = {
  tags: ['visual'],
  render: () => (
    <SubcategoryTiles
      categories={[...facetsExample.roots, categoryExample('70', 'Wein & Schaumwein', 384)]}
      hrefOf={(id) => `/search?category=${id}`}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Wein & Schaumwein/ })).toHaveAttribute('href', '/search?category=70');
  },
};

/** Heading of a group with a link to all of it. */
export const Group: Story = {
  render: () => <GroupHeading view="row" name="Hartkäse" count={34} href="/search?category=230" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Hartkäse' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alle 34 anzeigen' })).toHaveAttribute('href', '/search?category=230');
  },
};

/** A notice about a result. */
export const Notice: Story = { render: () => <ResultNotice>Für Ihr Kundenkonto ist das Sortiment eingeschränkt.</ResultNotice> };
