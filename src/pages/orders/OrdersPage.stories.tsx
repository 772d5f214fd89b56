import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { holdCalls, releaseCalls } from '#storybook/heldCalls.ts';
import { addressOfStory, goInStory, setScenario, withAddress } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './OrdersPage';

const shop = { as: 'anna', route: '/my/orders', pattern: '/my/orders' };

const meta = { title: 'Pages/Orders', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Newest first, twenty per page; a click on a column sorts, and reverses. */
export const List: Story = {
  tags: ['visual', 'dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Bestellt am' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
    await expect(canvas.getByRole('link', { name: 'Bestellblatt' })).toHaveAttribute('href', '/my/order-sheet?source=orders%3A5');
    await expect(canvas.getByRole('link', { name: 'Wareneingang' })).toHaveAttribute('href', '/my/goods-received');
  },
};

/** The texts of a column from top to bottom. */
function column(root: HTMLElement, title: string): string[] {
  const place = [...root.querySelectorAll<HTMLElement>('thead th')].findIndex(({ textContent }) => textContent.trim() === title);
  return [...root.querySelectorAll('tbody tr')].map((row) => row.children[place]?.textContent.trim() ?? '');
}
const amount = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));
const ascends = (numbers: readonly number[]) =>
  numbers.length > 1 && numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] ?? 0));

/** Sorted by its columns, both ways; the sort is part of the address, and going back restores earlier views. */
export const SortedInUse: Story = {
  ...List,
  tags: ['!dev', '!autodocs'],
  decorators: [withAddress],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('table');
    const sums = () => column(canvasElement, 'Summe').map(amount);
    const sort = (title: string) => userEvent.click(within(canvas.getByRole('table')).getByRole('link', { name: title }));
    await sort('Summe');
    await waitFor(() => expect(addressOfStory()).toBe('/my/orders?sort=sum-desc'));
    await expect(canvas.getByRole('columnheader', { name: 'Summe' })).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() => expect(ascends(sums().toReversed())).toBe(true));
    await sort('Summe');
    await waitFor(() => expect(addressOfStory()).toBe('/my/orders?sort=sum-asc'));
    await waitFor(() => expect(ascends(sums())).toBe(true));
    await sort('Positionen');
    await waitFor(() => expect(addressOfStory()).toBe('/my/orders?sort=positions-desc'));
    await waitFor(() => expect(ascends(column(canvasElement, 'Positionen').map(Number).toReversed())).toBe(true));
    goInStory(-1);
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Summe' })).toHaveAttribute('aria-sort', 'ascending'));
    await sort('Bestellt am');
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Bestellt am' })).toHaveAttribute('aria-sort', 'descending'));
  },
};

/** Its pages miss and repeat no order; a source can be chosen on any page, and starts at the first. */
export const PagesInUse: Story = {
  ...List,
  tags: ['!dev', '!autodocs'],
  decorators: [withAddress],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('table');
    const numbers = () =>
      [...canvasElement.querySelectorAll('tbody a')].map(({ textContent }) => textContent).filter((text) => /^45\d{8}$/.test(text));
    const seen = numbers();
    await expect(seen).toHaveLength(20);
    for (const page of ['Seite 2 von 3', 'Seite 3 von 3']) {
      await userEvent.click(canvas.getByRole('link', { name: 'Weiter' }));
      await canvas.findByText(page);
      await waitFor(() => expect(seen).not.toContain(numbers()[0]));
      seen.push(...numbers());
    }
    await expect(numbers()).toContain('4501000001');
    await expect(new Set(seen).size).toBe(44);
    await expect(seen).toHaveLength(44);
    await expect(canvas.queryByRole('link', { name: 'Weiter' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Zurück' }));
    await canvas.findByText('Seite 2 von 3');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bestellweg' }), 'E-Mail');
    await waitFor(() => expect(addressOfStory()).toBe('/my/orders?source=EMAIL'));
    await waitFor(() => expect([...new Set(column(canvasElement, 'Bestellweg'))]).toEqual(['E-Mail']));
  },
};

/** Only orders that came by e-mail. */
export const OfOneSource: Story = {
  parameters: { shop: { ...shop, route: '/my/orders?source=EMAIL' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(canvas.getByRole('combobox', { name: 'Bestellweg' })).toHaveValue('EMAIL');
    await expect(within(canvas.getByRole('table')).queryByText('Webshop')).not.toBeInTheDocument();
  },
};

/** On the phone each order is a small block. */
export const Phone: Story = {
  tags: ['phone', 'three-looks'],
  globals: { viewport: { value: 'phone' } },
};

/** A page beyond the end, as in an old bookmark: redirected to the last one. */
export const BeyondTheEnd: Story = {
  parameters: { shop: { ...shop, route: '/my/orders?page=99' } },
  decorators: [withAddress],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seite 3 von 3')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '4501000001' })).toBeVisible();
    await expect(addressOfStory()).toBe('/my/orders?page=3');
    await expect(canvas.queryByText('Noch keine Bestellungen')).not.toBeInTheDocument();
  },
};

/** The same for one source. */
export const BeyondTheEndOfSource: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, route: '/my/orders?source=EMAIL&page=99' } },
  decorators: [withAddress],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /^45\d{8}$/ }))[0]).toBeVisible();
    await expect(addressOfStory()).toMatch(/^\/my\/orders\?source=EMAIL(&page=\d)?$/);
  },
};

/** No orders yet: a link to the products. */
export const Empty: Story = {
  parameters: { shop: { ...shop, tenant: 'AL', customer: '102' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noch keine Bestellungen')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Artikel suchen' })).toHaveAttribute('href', '/search');
  },
};

/** From an empty filter to all: "empty" isn't shown before it is known. */
export const FromAnEmptyFilter: Story = {
  parameters: { shop: { ...shop, route: '/my/orders?source=EMAIL', scenario: 'emptyLists' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Keine Bestellungen auf diesem Bestellweg');
    holdCalls('listOrderOverview');
    await userEvent.click(canvas.getByRole('link', { name: 'Alle Bestellungen zeigen' }));
    await waitFor(() => expect(canvas.queryByText('Keine Bestellungen auf diesem Bestellweg')).not.toBeInTheDocument());
    await expect(canvas.queryByText('Noch keine Bestellungen')).not.toBeInTheDocument();
    releaseCalls();
    await expect(await canvas.findByText('Noch keine Bestellungen')).toBeVisible();
  },
};

/** Loading failed. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'listOrderOverview=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Bestellungen konnten nicht geladen werden.');
  },
};

/** A retry succeeds. */
export const FailedInUse: Story = {
  ...Failed,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Noch einmal versuchen' });
    setScenario('normal');
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: '4501000044' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Loading. */
export const Loading: Story = {
  parameters: { shop: { ...shop, scenario: 'listOrderOverview=timeout' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /Wird geladen/ })).toBeVisible();
  },
};

/** Without the permission there are no totals, nor sorting by them, whatever the address says. */
export const NoPrices: Story = {
  parameters: { shop: { ...shop, as: 'eva', tenant: 'AL', route: '/my/orders?sort=sum-desc' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Bestellt am' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.queryByRole('columnheader', { name: 'Summe' })).not.toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};
