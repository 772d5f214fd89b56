import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { categoryExample, facetsExample } from '../../../../tests/examples/search';
import { CategoryTiles } from './CategoryTiles';
import { CategoryTrail } from '../../../components/search/CategoryTrail';
import { FilterChips } from './FilterChips';
import { GroupHeading } from '../../../components/search/GroupHeading';
import { Pager } from '../../../kit/list/Pager';
import { ResultNotice } from '../../../components/search/ResultNotice';

const meta = {
  title: 'Components/Search/Navigation',
  component: Pager,
  args: { page: 4, pageCount: 12, hrefOf: (page) => `/search?page=${page}` },
  globals: { language: 'de' },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way to the other pages, as links. */
export const Pages: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Seiten' }));
    await expect(pages.getByRole('link', { name: 'Seite 5' })).toHaveAttribute('aria-current', 'page');
    await expect(pages.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '/search?page=5');
    await expect(pages.getByRole('link', { name: 'Seite 12' })).toHaveAttribute('href', '/search?page=11');
  },
};

/** A single page needs no way to others. */
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

/** The filters that are on. */
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

/** What can be done there; its picture is the story before it. */
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

/** A name is still to come: nobody reads its key meanwhile, and nothing moves when it is there. */
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

/** Categories to browse on. */
export const Categories: Story = {
  tags: ['visual'],
  render: () => (
    <CategoryTiles
      categories={[...facetsExample.roots, categoryExample('70', 'Wein & Schaumwein', 384)]}
      hrefOf={(id) => `/search?category=${id}`}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Wein & Schaumwein/ })).toHaveAttribute('href', '/search?category=70');
  },
};

/** Heading of a group with the way to all of it. */
export const Group: Story = {
  render: () => <GroupHeading view="row" name="Hartkäse" count={34} href="/search?category=230" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Hartkäse' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alle 34 anzeigen' })).toHaveAttribute('href', '/search?category=230');
  },
};

/** What to know of a result. */
export const Notice: Story = { render: () => <ResultNotice>Für Ihr Kundenkonto ist das Sortiment eingeschränkt.</ResultNotice> };
