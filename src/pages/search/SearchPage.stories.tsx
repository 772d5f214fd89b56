import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { addressOfStory, watchCalls, withAddress } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './SearchPage';

const meta = {
  title: 'Pages/Search',
  component: Component,
  decorators: [
    (Page) => (
      <div style={{ padding: 'var(--shop-page-margin)' }}>
        <Page />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen', shop: { as: 'anna', route: '/search?query=bergkäse', pattern: '/search' } },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rendered rows of the list, also in English; without the promoted product. */
async function rows(canvas: StoryContext['canvas']): Promise<HTMLElement[]> {
  const list = await canvas.findByRole('region', { name: /^(?:Suchergebnis|Search result)$/ });
  return within(list).findAllByRole('article');
}

/** Waits for the last part, loaded when the browser is idle: a picture shows the whole head. */
const whole = async (canvas: StoryContext['canvas']) =>
  expect(await canvas.findByRole('button', { name: /^(?:Suche speichern|Gespeicherte Suchen|Save search)$/ })).toBeVisible();

/** Waits until the cart's change has reached the backend. */
const stored = (row: HTMLElement) =>
  waitFor(() => expect(within(row).getByRole('button', { name: /im Warenkorb, entfernen/ })).not.toHaveAttribute('aria-busy'));

/** A search: products with prices, added to the cart and removed again. */
export const Search: Story = {
  tags: ['visual', 'language-en'],
  play: async ({ canvas }) => {
    const [first] = await rows(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: /^Suche nach „bergkäse“$|^Search for “bergkäse”$/ })).toBeVisible();
    await expect(first).toHaveTextContent('€');
    await whole(canvas);
  },
};

/** Only near matches: they have a heading, and nothing is recommended above them. */
export const OnlySimilar: Story = {
  tags: ['visual'],
  parameters: { shop: { as: 'anna', route: '/search?query=mozarella', pattern: '/search' } },
  play: async ({ canvas }) => {
    await rows(canvas);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nichts Genaues. Ähnlich:' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Unsere Empfehlung' })).not.toBeInTheDocument();
    await whole(canvas);
  },
};

/** Interactions; pictured by the previous story. */
export const SearchInUse: Story = {
  ...Search,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [first] = await rows(canvas);
    const row = within(first as HTMLElement);
    await userEvent.click(row.getByRole('button', { name: /^In den Warenkorb/ }));
    await userEvent.click(await row.findByRole('button', { name: /im Warenkorb, entfernen/ }));
    await userEvent.click(await row.findByRole('button', { name: /^Rückgängig/ }));
    await stored(first as HTMLElement);
  },
};

/** Enter moves down the list: digits and Enter alone fill the cart. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await rows(canvas);
    const amount = within(first as HTMLElement).getByRole('textbox', { name: /^Menge/ });
    await userEvent.click(amount);
    await userEvent.keyboard('3{Enter}');
    await expect(within(second as HTMLElement).getByRole('textbox', { name: /^Menge/ })).toHaveFocus();
    await userEvent.keyboard('4{Enter}');
    await expect(await within(first as HTMLElement).findByRole('button', { name: /^3\s.*im Warenkorb/ })).toBeVisible();
    await expect(await within(second as HTMLElement).findByRole('button', { name: /^4\s.*im Warenkorb/ })).toBeVisible();
    await stored(second as HTMLElement);
  },
};

/** A filter narrows the result, shows as a chip, and is removed by it. */
export const Filtered: Story = {
  globals: { viewport: { value: 'wide', isRotated: false } },
  parameters: { shop: { as: 'anna', route: '/search?query=milch&attributes=BIO', pattern: '/search' } },
  play: async ({ canvas, userEvent }) => {
    await rows(canvas);
    const before = canvas.getByRole('status').textContent;
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter entfernen: Bio' }));
    await waitFor(() => expect(canvas.getByRole('status').textContent).not.toBe(before));
    await expect(canvas.queryByRole('button', { name: 'Filter entfernen: Bio' })).not.toBeInTheDocument();
  },
};

/** A category: name, path, subcategories; groups with links to all of each. */
export const Browse: Story = {
  tags: ['visual', 'dark'],
  parameters: { shop: { as: 'anna', route: '/search', pattern: '/search' } },
  play: async ({ canvas }) => {
    await rows(canvas);
    await whole(canvas);
  },
};

/** Interactions; pictured by the previous story. */
export const BrowseInUse: Story = {
  ...Browse,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await rows(canvas);
    const tiles = within(canvas.getByRole('navigation', { name: 'Unterkategorien' }));
    await userEvent.click(tiles.getByRole('link', { name: /Molkereiprodukte/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /Molkereiprodukte/ })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Sie sind hier' })).toHaveTextContent('Alle Artikel');
    await expect((await canvas.findAllByRole('link', { name: /^Alle \d+ anzeigen$/ })).length).toBeGreaterThan(0);
  },
};

/** On the phone: two lines per row, amount and button within reach of the thumb. */
export const Phone: Story = {
  tags: ['phone', 'three-looks'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await rows(canvas);
    await whole(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/**
 * A page of 300: the first screen at once, the rest when the browser is idle (`tests/e2e/performance.spec.ts`); each
 * row knows its position.
 */
export const ThreeHundred: Story = {
  parameters: { shop: { as: 'anna', route: '/search?pageSize=300&sort=name-asc', pattern: '/search' } },
  play: async ({ canvas }) => {
    const [first] = await rows(canvas);
    await expect(first).toHaveAttribute('aria-posinset', '1');
    await expect(canvas.queryByRole('heading', { level: 2, name: /Rind/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Seite 2' })).toHaveAttribute('href', '/search?page=1&pageSize=300&sort=name-asc');
  },
};

/** Tiles instead of rows. */
export const Tiles: Story = {
  play: async ({ canvas, userEvent }) => {
    await rows(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Kacheln' }));
    await expect(canvas.getByRole('button', { name: 'Kacheln' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Liste' }));
  },
};

/** Tiles chosen in a wide window don't apply on the phone, which has no control to leave them: it shows rows. */
export const TilesLeftBehind: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () => localStorage.setItem('shop.resultView', 'tile'),
  play: async ({ canvas }) => {
    const boxes = (await rows(canvas)).slice(0, 2).map((row) => row.getBoundingClientRect());
    const [first, second] = boxes;
    await expect(canvas.queryByRole('button', { name: 'Kacheln' })).not.toBeInTheDocument();
    await expect(second?.left).toBe(first?.left);
    // A tile is higher than wide.
    for (const { width, height } of boxes) await expect(height).toBeLessThan(width);
  },
};

/** Below 1391 px the filters are a drawer, which shows the number of matching products. */
export const FilterDrawer: Story = {
  globals: { viewport: { value: 'smallDesktop', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await rows(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Staffelpreise' }));
    await userEvent.click(await drawer.findByRole('button', { name: /^\d+ Artikel anzeigen$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filter entfernen: Staffelpreise' })).toBeVisible();
  },
};

/** No results for the typed text, which stays text whatever it contains, with advice. */
export const Empty: Story = {
  parameters: { shop: { as: 'anna', route: '/search?query=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E&category=130000', pattern: '/search' } },
  decorators: [withAddress],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Keine Artikel zu „<img src=x onerror=alert(1)>“ gefunden')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x onerror=alert(1)>');
    await userEvent.click(canvas.getByRole('button', { name: 'Alle Artikel ansehen' }));
    await waitFor(async () => expect((await rows(canvas)).length).toBeGreaterThan(5));
    await expect(addressOfStory()).toBe('/search');
  },
};

/** No results for a word with a near match: one press searches for that. */
export const EmptyWithSuggestion: Story = {
  parameters: { shop: { as: 'anna', route: '/search?query=quahrg', pattern: '/search' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Meinten Sie', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'quark' }));
    await waitFor(async () => expect((await rows(canvas)).length).toBeGreaterThan(5));
  },
};

/** Failed: shown in place of the list, and the address stays. */
export const Failed: Story = {
  parameters: { shop: { as: 'anna', route: '/search?query=milch&attributes=BIO', pattern: '/search', scenario: 'serverError' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Die Artikel konnten nicht geladen werden/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Filter entfernen/ })).toBeVisible();
  },
};

/** The first result failed: filters that don't depend on it are available. */
export const FailedWithFilters: Story = {
  globals: { viewport: { value: 'wide', isRotated: false } },
  parameters: { shop: { as: 'anna', route: '/search?query=!500&attributes=BIO', pattern: '/search' } },
  play: async ({ canvas }) => {
    const filters = within(await canvas.findByRole('complementary', { name: 'Filter' }));
    await expect(await canvas.findByText(/Die Artikel konnten nicht geladen werden/)).toBeVisible();
    await expect(filters.getByRole('radio', { name: 'Gesamtes Sortiment' })).toBeChecked();
  },
};

/** Loading: rows in their final size. */
export const Loading: Story = {
  parameters: { shop: { as: 'anna', route: '/search?query=milch', pattern: '/search', scenario: 'searchProductsV2=held' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Artikel werden geladen …' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** A visitor searches without prices, and learns how to see them. */
export const Visitor: Story = {
  parameters: { shop: { as: null, route: '/search?query=bergkäse', pattern: '/search' } },
  play: async ({ canvas, canvasElement }) => {
    await rows(canvas);
    await expect(canvasElement).not.toHaveTextContent('€');
    await expect(canvas.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^Menge/ })).not.toBeInTheDocument();
  },
};

/** A buyer without the price permission can order nevertheless. */
export const NoPrices: Story = {
  parameters: { shop: { as: 'eva', tenant: 'AL', route: '/search?query=bergkäse', pattern: '/search' } },
  play: async ({ canvas, canvasElement }) => {
    const [first] = await rows(canvas);
    await expect(canvasElement).not.toHaveTextContent('€');
    await expect(
      within(canvas.getByRole('combobox', { name: 'Sortierung' })).queryByRole('option', { name: /Preis/ }),
    ).not.toBeInTheDocument();
    await expect(within(first as HTMLElement).getByRole('button', { name: /^In den Warenkorb/ })).toBeEnabled();
  },
};

/** An address that filters by prices, for a buyer who sees none: everything is listed, and a notice says so. */
export const PricesIgnored: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { as: 'eva', tenant: 'AL', route: '/search?query=bergkäse&prices=promotion', pattern: '/search' } },
  play: async ({ canvas, canvasElement }) => {
    await rows(canvas);
    await expect(canvas.getByText(/^Ihr Zugang sieht keine Preise\. Deshalb wird nicht nach Preisen gefiltert/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};

/** A notice about the customer's restricted range. */
export const Restricted: Story = {
  parameters: { shop: { as: 'greta', tenant: 'AL', route: '/search', pattern: '/search' } },
  play: async ({ canvas }) => {
    await rows(canvas);
    await expect(await canvas.findByText('Für Ihren Betrieb sind Getränke mit Alkohol nicht freigeschaltet.')).toBeVisible();
  },
};

/** Inside a fair: its range and its prices, and what is added goes into its own cart. */
export const Fair: Story = {
  parameters: {
    shop: {
      as: 'anna',
      route: '/subshop/promotions/herbst/search',
      pattern: '/subshop/promotions/:fairCode/search',
      shop: { kind: 'fair', fairCode: 'herbst', globalDiscountFactor: '0.95' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const callsOf = watchCalls();
    const [first] = await rows(canvas);
    const row = within(first as HTMLElement);
    await expect(row.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^\/subshop\/promotions\/herbst\/product\//));
    await userEvent.click(row.getByRole('button', { name: /^In den Warenkorb/ }));
    await row.findByRole('button', { name: /im Warenkorb, entfernen/ });
    await stored(first as HTMLElement);
    await expect(callsOf('setSubshopCartItem', 'setSubshopCartItems')).toHaveLength(1);
    await expect(callsOf('setCartItem', 'setCartItems')).toEqual([]);
  },
};
