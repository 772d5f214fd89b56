import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { addressOfStory, callsOf, setScenario, watchStory, withAddress } from '#tests/examples/shopStories.fixture.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { ShopSearch } from './ShopSearch';

/** The search of the story's shop, with room for its suggestions. */
function SearchOfShop() {
  const { context } = useShop();
  return <div style={{ minHeight: 480 }}>{context && <ShopSearch context={context} />}</div>;
}

const consent = 'consent-search-analytics';
const decide = (isAgreed: boolean) => {
  document.cookie = `${consent}=${String(isAgreed)}; path=/`;
};

const meta = {
  title: 'Connected/Shell/Search',
  component: SearchOfShop,
  tags: ['!autodocs'],
  decorators: [withAddress],
  parameters: { layout: 'fullscreen', shop: { as: 'anna', tenant: 'AL', route: '/my/orders' } },
  beforeEach: watchStory,
} satisfies Meta<typeof SearchOfShop>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = StoryContext['canvas'];

const box = (canvas: Canvas) => canvas.findByRole('combobox');
const products = (canvas: Canvas) =>
  waitFor(() => expect(within(canvas.getByRole('group', { name: 'Artikel' })).getAllByRole('option').length).toBeGreaterThan(0));

/** With consent the empty field offers popular searches, and the keyboard searches for one; typed text has suggestions of its own. */
export const OftenSearched: Story = {
  beforeEach: () => decide(true),
  play: async ({ canvas, userEvent }) => {
    const field = await box(canvas);
    await userEvent.click(field);
    const often = within(await canvas.findByRole('group', { name: 'Oft gesucht' }));
    await expect(often.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Milch',
      'Butter',
      'Bergkäse',
      'Erdäpfel',
      'Hühnerbrustfilet',
      'Mineralwasser',
    ]);
    await userEvent.type(field, 'reis');
    await products(canvas);
    await expect(canvas.queryByRole('group', { name: 'Oft gesucht' })).not.toBeInTheDocument();
    await userEvent.clear(field);
    await canvas.findByRole('group', { name: 'Oft gesucht' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(addressOfStory()).toBe('/search?query=Butter'));
    await expect(callsOf('suggestSearchTerms').map(({ body }) => body)).toEqual([{ shopInfo: { tenant: 'AL', language: 'de' } }]);
  },
};

/** Without consent popular searches are neither requested nor shown. */
export const WithoutConsent: Story = {
  beforeEach: () => decide(false),
  play: async ({ canvas, userEvent }) => {
    const field = await box(canvas);
    await userEvent.type(field, 'butter');
    await products(canvas);
    await userEvent.clear(field);
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(callsOf('suggestSearchTerms')).toEqual([]);
  },
};

/** Popular searches fail: silently, and the search goes on. */
export const OftenSearchedFailed: Story = {
  parameters: { shop: { as: 'anna', tenant: 'AL', route: '/my/orders', scenario: 'suggestSearchTerms=malformed' } },
  beforeEach: () => decide(true),
  play: async ({ canvas, userEvent }) => {
    const field = await box(canvas);
    await userEvent.click(field);
    await waitFor(() => expect(callsOf('suggestSearchTerms')).toHaveLength(1));
    await userEvent.type(field, 'butter');
    await products(canvas);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** In a fair suggestions fail silently: the typed text stays, the next letter requests them again, and Enter searches in the fair. */
export const SuggestionsFailed: Story = {
  parameters: {
    shop: {
      as: 'anna',
      tenant: 'AL',
      route: '/subshop/promotions/herbst',
      shop: { kind: 'fair', fairCode: 'herbst' },
      scenario: 'completeSubshopProducts=400',
    },
  },
  play: async ({ canvas, userEvent }) => {
    const field = await box(canvas);
    await userEvent.type(field, 'milc');
    await waitFor(() => expect(callsOf('completeSubshopProducts')).toHaveLength(1));
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(field).toHaveValue('milc');
    setScenario('normal');
    await userEvent.type(field, 'h');
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(0);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(addressOfStory()).toBe('/subshop/promotions/herbst/search?query=milch'));
  },
};

/** The arrow keys also start from the end of the suggestions; Enter follows the active one. */
export const FollowedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await box(canvas);
    await userEvent.type(field, 'bergk');
    await canvas.findAllByRole('option', { name: /^Bergkäse/ });
    await userEvent.keyboard('{ArrowUp}');
    const last = canvas.getAllByRole('option').at(-1);
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveFocus();
    const target = last?.getAttribute('href');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(addressOfStory()).toBe(target));
  },
};
