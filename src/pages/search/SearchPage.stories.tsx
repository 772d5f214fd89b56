import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { addressOfStory, withAddress } from '../../../tests/examples/shopStories.fixture';
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

/** The rows of the list that are in the page, also in English; the promoted product is none of them. */
async function rows(canvas: StoryContext['canvas']): Promise<HTMLElement[]> {
  const list = await canvas.findByRole('region', { name: /^(?:Suchergebnis|Search result)$/ });
  return within(list).findAllByRole('article');
}

/** What comes last, once the browser rests, is there: a picture shows all of the head. */
const whole = async (canvas: StoryContext['canvas']) =>
  expect(await canvas.findByRole('button', { name: /^(?:Suche speichern|Gespeicherte Suchen|Save search)$/ })).toBeVisible();

/** What was wanted of the cart has reached the backend. */
const stored = (row: HTMLElement) =>
  waitFor(() => expect(within(row).getByRole('button', { name: /im Warenkorb, entfernen/ })).not.toHaveAttribute('aria-busy'));

/** A search: products with prices, and the way into the cart and out of it again. */
export const Search: Story = {
  tags: ['visual', 'language-en'],
  play: async ({ canvas }) => {
    const [first] = await rows(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: /^Suche nach „bergkäse“$|^Search for “bergkäse”$/ })).toBeVisible();
    await expect(first).toHaveTextContent('€');
    await whole(canvas);
  },
};

/** Nothing is called so: what comes near is headed as that, and nothing is recommended above it. */
export const OnlySimilar: Story = {
  tags: ['visual'],
  parameters: { shop: { as: 'anna', route: '/search?query=blätterteig', pattern: '/search' } },
  play: async ({ canvas }) => {
    await rows(canvas);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nichts Genaues. Ähnlich:' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Unsere Empfehlung' })).not.toBeInTheDocument();
    await whole(canvas);
  },
};

/** What can be done there; its picture is the story before it. */
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

/** Enter goes down the list: digits and Enter alone fill the cart. */
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

/** A filter narrows the result, shows as a chip, and goes with it. */
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

/** A category: its name, the way up, the categories below; groups with the way to all of each. */
export const Browse: Story = {
  tags: ['visual', 'dark'],
  parameters: { shop: { as: 'anna', route: '/search', pattern: '/search' } },
  play: async ({ canvas }) => {
    await rows(canvas);
    await whole(canvas);
  },
};

/** What can be done there; its picture is the story before it. */
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

/** On the phone: two lines to a row, the amount and the button in reach of the thumb. */
export const Phone: Story = {
  tags: ['phone', 'three-looks'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await rows(canvas);
    await whole(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A page of 300: the first screen at once, the rest while the browser rests (`tests/e2e/performance.spec.ts`); each row knows its place. */
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

/** Tiles that were chosen on a wide window don't come along to the phone, which has no sign to leave them: it shows its rows. */
export const TilesLeftBehind: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () => {
    localStorage.setItem('shop.resultView', 'tile');
    return () => localStorage.removeItem('shop.resultView');
  },
  play: async ({ canvas }) => {
    const boxes = (await rows(canvas)).slice(0, 2).map((row) => row.getBoundingClientRect());
    const [first, second] = boxes;
    await expect(canvas.queryByRole('button', { name: 'Kacheln' })).not.toBeInTheDocument();
    await expect(second?.left).toBe(first?.left);
    // A tile stands higher than it is wide.
    for (const { width, height } of boxes) await expect(height).toBeLessThan(width);
  },
};

/** Below 1391 px the filters come as a drawer, which says how many products they leave. */
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

/** Nothing found for what was typed, which is text whatever it is made of: what to do about it. */
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

/** Nothing found for a word that another one comes near: one press searches for that. */
export const EmptyWithSuggestion: Story = {
  parameters: { shop: { as: 'anna', route: '/search?query=kwark', pattern: '/search' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Meinten Sie', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'quark' }));
    await waitFor(async () => expect((await rows(canvas)).length).toBeGreaterThan(5));
  },
};

/** The call failed: it says so where the list would be, and keeps the address. */
export const Failed: Story = {
  parameters: { shop: { as: 'anna', route: '/search?query=milch&attributes=BIO', pattern: '/search', scenario: 'serverError' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Die Artikel konnten nicht geladen werden/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Filter entfernen/ })).toBeVisible();
  },
};

/** A first result that failed: what can be chosen without it is still there. */
export const FailedWithFilters: Story = {
  globals: { viewport: { value: 'wide', isRotated: false } },
  parameters: { shop: { as: 'anna', route: '/search?query=!500&attributes=BIO', pattern: '/search' } },
  play: async ({ canvas }) => {
    const filters = within(await canvas.findByRole('complementary', { name: 'Filter' }));
    await expect(await canvas.findByText(/Die Artikel konnten nicht geladen werden/)).toBeVisible();
    await expect(filters.getByRole('radio', { name: 'Gesamtes Sortiment' })).toBeChecked();
  },
};

/** On their way: rows in their final measures. */
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

/** A buyer who may not see prices orders all the same. */
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

/** A customer with a restricted range is told so. */
export const Restricted: Story = {
  parameters: { shop: { as: 'greta', tenant: 'AL', route: '/search', pattern: '/search' } },
  play: async ({ canvas }) => {
    await rows(canvas);
    await expect(await canvas.findByText('Für Ihren Betrieb sind Getränke mit Alkohol nicht freigeschaltet.')).toBeVisible();
  },
};

/** Inside a fair: its range and its prices. */
export const Fair: Story = {
  parameters: {
    shop: {
      as: 'anna',
      route: '/subshop/promotions/herbst/search',
      pattern: '/subshop/promotions/:fairCode/search',
      shop: { kind: 'fair', fairCode: 'herbst', globalDiscountFactor: '0.95' },
    },
  },
  play: async ({ canvas }) => {
    const [first] = await rows(canvas);
    await expect(within(first as HTMLElement).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/subshop\/promotions\/herbst\/product\//),
    );
  },
};
