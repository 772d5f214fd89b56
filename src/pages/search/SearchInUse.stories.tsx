import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { addressOfStory, callsOf, goInStory, setScenario, watchStory, withAddress } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './SearchPage';

const at = (route: string, more: object = {}) => ({ shop: { as: 'anna', tenant: 'AL', route, pattern: '/search', ...more } });
const wide = { viewport: { value: 'wide', isRotated: false } };

const meta = {
  title: 'Pages/Search/InUse',
  component: Component,
  tags: ['!autodocs'],
  decorators: [withAddress],
  parameters: { layout: 'fullscreen', ...at('/search?query=käse&pageSize=50') },
  globals: wide,
  beforeEach: watchStory,
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = StoryContext['canvas'];

const result = (canvas: Canvas) => canvas.findByRole('region', { name: 'Suchergebnis' });
const rows = async (canvas: Canvas) => within(await result(canvas)).findAllByRole('article');
const filters = (canvas: Canvas) => within(canvas.getByRole('complementary', { name: 'Filter' }));
const count = (canvas: Canvas) =>
  canvas.getAllByRole('status').find(({ textContent }) => /^[\d.]+ Artikel$/.test(textContent ?? ''))?.textContent ?? '';
const counted = async (canvas: Canvas) => {
  await waitFor(() => expect(count(canvas)).not.toBe(''));
  return count(canvas);
};
const chips = (canvas: Canvas) => canvas.queryAllByRole('button', { name: /^Filter entfernen/ });
const parameters = () => Object.fromEntries(new URLSearchParams(addressOfStory().split('?')[1]));
/** Waits until no list is loading. */
const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeInTheDocument());

/** Initial address parameters. */
const listed = { query: 'käse', pageSize: '50' };

/** Per filter: its group among the facets, and the parameter and value set by its first, or the named, option. */
const everyFilter: readonly { group: string; parameter: string; value: RegExp; name?: string }[] = [
  { group: 'Eigenschaften', parameter: 'attributes', value: /^[A-Za-z]+$/ },
  { group: 'Themen', parameter: 'virtualCategories', value: /^V-[A-Z]+$/ },
  { group: 'Angebote', parameter: 'prices', value: /^bulk$/, name: 'Staffelpreise' },
  { group: 'Marken', parameter: 'brandNames', value: /\w/ },
  { group: 'Verpackung', parameter: 'packagingTypes', value: /^(SINGLE|MULTI)_USE(_WITH_DEPOSIT)?$/ },
  { group: 'Herkunft', parameter: 'originCountries', value: /^(EU_NON_EU|NON_EU|UNKNOWN)$/ },
  { group: 'Lieferanten', parameter: 'supplierIds', value: /^\d+$/ },
];

/** Every filter has its own address parameter, leaves as many products as it says, shows as a chip, and can be removed by it. */
export const EveryFilter: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await rows(canvas);
    const whole = await counted(canvas);
    for (const { group, parameter, value, name } of everyFilter) {
      await step(group, async () => {
        const facet = await waitFor(() => {
          const found = filters(canvas)
            .getAllByRole('group')
            .find((one) => within(one).queryByText(group, { exact: true }));
          if (!found) throw new Error(`No group is called ${group}`);
          return within(found);
        });
        const box = () => facet.queryAllByRole('checkbox', name === undefined ? {} : { name })[0];
        if (!box()) await userEvent.click(facet.getByText(group, { exact: true }));
        const left = /\d+$/.exec(box()?.closest('li')?.textContent ?? '')?.[0];
        await userEvent.click(box() as HTMLElement);
        await expect(box()).toBeChecked();
        await waitFor(() => expect(parameters()).toEqual({ ...listed, [parameter]: expect.stringMatching(value) }));
        await settled();
        if (left !== undefined) await waitFor(() => expect(count(canvas)).toBe(`${left} Artikel`));
        const [chip, ...others] = chips(canvas);
        await expect(others).toEqual([]);
        await userEvent.click(chip as HTMLElement);
        await waitFor(() => expect(parameters()).toEqual(listed));
        await waitFor(() => expect(count(canvas)).toBe(whole));
        await expect(chips(canvas)).toEqual([]);
        await expect(box()).not.toBeChecked();
      });
    }
    await settled();
  },
};

/** Page, size, category, novelties, essence list and sort are part of the address; chips are removed one by one and together. */
export const EverythingElse: Story = {
  play: async ({ canvas, userEvent }) => {
    const [before] = await rows(canvas);
    const first = before?.getAttribute('aria-label');
    const pages = () => within(canvas.getByRole('navigation', { name: 'Seiten' }));
    const total = Number.parseInt((await counted(canvas)).replace('.', ''), 10);
    await expect(pages().getByRole('link', { name: 'Seite 1' })).toHaveAttribute('aria-current', 'page');
    await expect(
      pages()
        .getAllByRole('link', { name: /^Seite \d+$/ })
        .at(-1),
    ).toHaveAccessibleName(`Seite ${Math.ceil(total / 50)}`);
    await userEvent.click(pages().getByRole('link', { name: 'Weiter' }));
    await waitFor(() => expect(parameters()).toEqual({ ...listed, page: '1' }));
    await waitFor(async () => expect((await rows(canvas))[0]).not.toHaveAttribute('aria-label', first));
    // A hundred is the default page size.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Artikel pro Seite' }), '100');
    await waitFor(() => expect(parameters()).toEqual({ query: 'käse' }));
    await userEvent.click(await filters(canvas).findByRole('link', { name: /^Molkereiprodukte/ }));
    await waitFor(() => expect(parameters()).toEqual({ query: 'käse', category: '130000' }));
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Sie sind hier' })).toHaveTextContent('Molkereiprodukte'));
    await userEvent.click(await filters(canvas).findByRole('checkbox', { name: /^Nur Neuheiten/ }));
    await waitFor(() => expect(parameters()['onlyNewProducts']).toBe('true'));
    await userEvent.click(filters(canvas).getByRole('radio', { name: 'Gesamte Essenzliste' }));
    await waitFor(() => expect(parameters()).toEqual({ query: 'käse', category: '130000', onlyNewProducts: 'true', essential: 'all' }));
    await expect(chips(canvas)).toHaveLength(3);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sortierung' }), 'Preis aufsteigend');
    await waitFor(() => expect(parameters()['sort']).toBe('price-asc'));
    await userEvent.click(canvas.getByRole('button', { name: /^Filter entfernen: .*Neuheiten/ }));
    await waitFor(() => expect(parameters()).toEqual({ query: 'käse', category: '130000', essential: 'all', sort: 'price-asc' }));
    await expect(chips(canvas)).toHaveLength(2);
    // An empty result offers the same button again.
    const [reset] = await canvas.findAllByRole('button', { name: 'Alle Filter zurücksetzen' });
    await userEvent.click(reset as HTMLElement);
    await waitFor(() => expect(parameters()).toEqual({ query: 'käse', sort: 'price-asc' }));
    await expect(chips(canvas)).toEqual([]);
    await settled();
  },
};

/** Wines have their own filters, also in a sort chosen by the user, which then applies within categories and says so. */
export const Wines: Story = {
  parameters: at('/search?category=210000&sort=price-asc&pageSize=50'),
  play: async ({ canvas, userEvent }) => {
    await rows(canvas);
    const note = 'Mit Filtern nach Wein wird innerhalb der Kategorien sortiert.';
    const first = (title: string) =>
      waitFor(() => {
        const group = filters(canvas)
          .getAllByRole('group')
          .find(({ textContent }) => textContent?.startsWith(title));
        if (!group) throw new Error(`${title} is not there`);
        return within(group).getAllByRole('checkbox')[0] as HTMLElement;
      });
    await userEvent.click(await first('Wein: Land'));
    await expect(await canvas.findByText(note)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Sortierung' })).toHaveValue('price-asc');
    await userEvent.click(await first('Wein: Land'));
    await waitFor(() => expect(canvas.queryByText(note)).not.toBeInTheDocument());
    for (const [title, parameter] of [
      ['Wein: Land', 'wineCountries'],
      ['Wein: Region', 'wineRegions'],
      ['Wein: Rebsorte', 'wineTypeOfGrapes'],
    ] as const) {
      // The list of checkboxes is replaced when its counts arrive: a press on the old one would be lost.
      await settled();
      await userEvent.click(await first(title));
      await waitFor(() => expect(parameters()[parameter]).toBeTruthy());
    }
    await waitFor(() => expect(chips(canvas)).toHaveLength(4));
    await settled();
  },
};

/** A restricted customer finds only permitted products, with a notice, also in an empty result. */
export const RestrictedCustomer: Story = {
  parameters: at('/search', { as: 'greta' }),
  play: async ({ canvas }) => {
    const note = 'Für Ihren Betrieb sind Getränke mit Alkohol nicht freigeschaltet.';
    await rows(canvas);
    await expect(await canvas.findByText(note)).toBeVisible();
    await filters(canvas).findByRole('link', { name: /^Molkereiprodukte/ });
    await expect(filters(canvas).queryByRole('link', { name: /^Wein & Schaumwein|^Bier/ })).not.toBeInTheDocument();
    goInStory('/search?query=veltliner');
    await expect(await canvas.findByText('Keine Artikel zu „veltliner“ gefunden')).toBeVisible();
    await expect(canvas.getByText(note)).toBeVisible();
  },
};

/** A failed search keeps its text and filters, and a retry loads the result, also within a category. */
export const FailedAndRetried: Story = {
  parameters: at('/search?query=reis&attributes=BIO', { scenario: 'searchProducts=400,searchProductsV2=400' }),
  play: async ({ canvas, userEvent }) => {
    const failed = /^Die Artikel konnten nicht geladen werden\./;
    const retry = async () => {
      setScenario('normal');
      await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
      await rows(canvas);
      await expect(canvas.queryByText(failed)).not.toBeInTheDocument();
    };
    await expect(await canvas.findByText(failed)).toBeVisible();
    await retry();
    await expect(parameters()).toEqual({ query: 'reis', attributes: 'BIO' });
    goInStory('/search?prices=bulk');
    await expect(await canvas.findByRole('button', { name: 'Filter entfernen: Staffelpreise' })).toBeVisible();
    const department = await filters(canvas).findByRole('link', { name: /^Molkereiprodukte/ });
    setScenario('browseCategoriesV2=400,searchProductsV2=400');
    await userEvent.click(department);
    await expect(await canvas.findByText(failed)).toBeVisible();
    await expect(parameters()).toEqual({ prices: 'bulk', category: '130000' });
    await expect(canvas.getByRole('button', { name: 'Filter entfernen: Staffelpreise' })).toBeVisible();
    await retry();
    await expect(filters(canvas).getByRole('checkbox', { name: 'Staffelpreise' })).toBeChecked();
  },
};

/** A row has the templates menu too: many templates can be filtered. */
export const TemplatesOfRow: Story = {
  parameters: at('/search?query=104711', { as: 'david' }),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('article', { name: /^Bergkäse 6 Monate/ });
    await userEvent.click(await within(row).findByRole('button', { name: /^Bestellvorlagen/ }));
    const menu = within(await screen.findByRole('dialog', { name: 'Bestellvorlagen' }));
    await waitFor(() => expect(menu.getAllByRole('checkbox')).toHaveLength(27));
    const filter = menu.getByRole('searchbox', { name: 'Vorlagen filtern' });
    await userEvent.type(filter, 'advent');
    await expect(menu.getByText('Keine Vorlage passt zu „advent“.')).toBeVisible();
    await userEvent.clear(filter);
    await userEvent.type(filter, 'weihn');
    await expect(menu.getAllByRole('checkbox')).toHaveLength(1);
  },
};

/** The star's hint shows the last purchases, three at most, with one request for all openings. */
export const LastPurchases: Story = {
  parameters: at('/search?essential=all'),
  play: async ({ canvas, userEvent }) => {
    const [first] = await rows(canvas);
    const star = within(first as HTMLElement).getByRole('button', { name: /^Auf der Essenzliste/ });
    await waitFor(() => expect(star).toBeEnabled());
    for (let round = 0; round < 3; round += 1) {
      await userEvent.hover(star);
      const hint = within(await screen.findByRole('tooltip'));
      const lines = await hint.findAllByRole('listitem');
      await expect(lines[0]).toHaveTextContent(/^\S+, \d\d\.\d\d\.(\d{4})? - [\d.,]+\s\S+$/);
      await expect(lines.length).toBeLessThanOrEqual(3);
      await userEvent.unhover(star);
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    }
    await expect(callsOf('listRecentEssenceItems', 'listRecentEssenceItemsOfProduct')).toHaveLength(1);
  },
};
