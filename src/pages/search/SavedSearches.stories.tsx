import type { Decorator, Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { addressOfStory, goInStory, watchStory, withAddress } from '#tests/examples/shopStories.fixture.tsx';
import { useIsIdle } from '#connected/screen/useIsIdle.ts';
import { Component } from './SearchPage';

const at = (route: string, more: object = {}) => ({ shop: { as: 'anna', tenant: 'AL', route, pattern: '/search', ...more } });

const meta = {
  title: 'Pages/Search/SavedSearches',
  component: Component,
  tags: ['!autodocs'],
  decorators: [withAddress],
  parameters: { layout: 'fullscreen', ...at('/search?query=mehl') },
  beforeEach: watchStory,
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = StoryContext['canvas'];

const keep = (whose: string, ...searches: readonly object[]) => localStorage.setItem(`saved-searches:${whose}`, JSON.stringify(searches));
const saving = (canvas: Canvas) => canvas.findByRole('button', { name: 'Suche speichern' });
const known = (canvas: Canvas, name: string) => canvas.findByRole('button', { name: `Gespeicherte Suche: ${name}` });
const opened = async () => within(await screen.findByRole('dialog', { name: 'Gespeicherte Suchen' }));
const nameField = (dialog: Awaited<ReturnType<typeof opened>>) => dialog.findByRole('textbox', { name: /^Name der Suche/ });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Saved under the name of its query. Another page of the same search counts as the same; the whole assortment can't be saved. */
export const Saved: Story = {
  parameters: at('/search?query=milch&prices=promotion&sort=name-asc'),
  play: async ({ canvas, userEvent }) => {
    (await saving(canvas)).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await opened();
    const field = await nameField(dialog);
    await waitFor(() => expect(field).toHaveValue('milch · Aktionen'));
    await userEvent.type(field, '{Enter}');
    await gone();
    const said = await screen.findByText('Suche gespeichert: milch · Aktionen');
    await waitFor(() => expect(said).toBeVisible());
    await waitFor(async () => expect(await known(canvas, 'milch · Aktionen')).toHaveFocus());
    goInStory('/search?prices=promotion&query=Milch&pageSize=50');
    await waitFor(() => expect(addressOfStory()).toContain('pageSize=50'));
    await known(canvas, 'milch · Aktionen');
    goInStory('/search');
    await userEvent.click(await canvas.findByRole('button', { name: 'Gespeicherte Suchen' }));
    const nothing = await (await opened()).findByText(/^Suchen Sie etwas/);
    await waitFor(() => expect(nothing).toBeVisible());
  },
};

/** A user sees only their own searches at the same customer. */
export const OwnOnly: Story = {
  beforeEach: () => {
    keep('AL:100:user-anna-al', { address: 'query=reis', name: 'Reis für 100' });
    keep('AL:101:user-anna-al', { address: 'query=mehl', name: 'Mehl für 101' });
    keep('AL:100:user-eva-al', { address: 'query=mehl', name: 'Mehl von Eva' });
    keep('GM:100:user-anna-al', { address: 'query=mehl', name: 'Mehl bei GM' });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await saving(canvas));
    const dialog = await opened();
    await expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent?.trim())).toEqual([
      expect.stringMatching(/^Reis für 100/),
    ]);
    await userEvent.keyboard('{Escape}');
    await gone();
    goInStory('/search?query=reis');
    await known(canvas, 'Reis für 100');
  },
};

/** Shows when the page is idle, which is when the saved-searches button appears. */
function Rest() {
  return useIsIdle() ? <p>{'The page rests'}</p> : null;
}

const withRest: Decorator = (Page) => (
  <>
    <Page />
    <Rest />
  </>
);

const hasNone = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  const list = await canvas.findByRole('region', { name: 'Suchergebnis' });
  await within(list).findAllByRole('article');
  await canvas.findByText('The page rests');
  await expect(canvas.queryByRole('button', { name: /Suche speichern|Gespeicherte Suche/ })).not.toBeInTheDocument();
};

/** Not in a fair, which ends. */
export const InFair: Story = {
  decorators: [withRest],
  parameters: {
    shop: {
      as: 'anna',
      tenant: 'AL',
      route: '/subshop/promotions/herbst/search?query=mehl',
      pattern: '/subshop/promotions/:fairCode/search',
      shop: { kind: 'fair', fairCode: 'herbst' },
    },
  },
  play: hasNone,
};

/** Not for visitors. */
export const OfVisitor: Story = { decorators: [withRest], parameters: at('/search?query=mehl', { as: null }), play: hasNone };

/** The browser refuses to store: shown in place, and input stays; data of another shop are ignored. */
export const Refused: Story = {
  beforeEach: () => {
    keep('AL:100:user-anna-al', { name: 'Ohne Adresse' }, { address: 'category=verschwunden', name: 'Gibt es nicht mehr' });
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function refuse(this: Storage, name: string, text: string) {
      if (name.startsWith('saved-searches')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, text);
    };
    return () => {
      Storage.prototype.setItem = setItem;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await saving(canvas));
    const dialog = await opened();
    const field = await nameField(dialog);
    await userEvent.clear(field);
    await userEvent.type(field, 'Alles aus Mehl{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Das ließ sich auf diesem Gerät nicht speichern/);
    await expect(field).toHaveValue('Alles aus Mehl');
    await expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(dialog.getByText('Schließen'));
    await gone();
    await expect(await saving(canvas)).toHaveFocus();
  },
};

/** The category of a saved search no longer exists: the result says so with links, and the search is still listed. */
export const CategoryGone: Story = {
  parameters: at('/search?category=verschwunden'),
  beforeEach: () => keep('AL:100:user-anna-al', { address: 'category=verschwunden', name: 'Gibt es nicht mehr' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Diese Kategorie gibt es nicht mehr, oder es sind gerade keine Artikel darin.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Kategorie$/);
    await known(canvas, 'Gibt es nicht mehr');
    await userEvent.click(canvas.getByRole('button', { name: 'Alle Artikel ansehen' }));
    await waitFor(() => expect(addressOfStory()).toBe('/search'));
    await within(await canvas.findByRole('region', { name: 'Suchergebnis' })).findAllByRole('article');
  },
};
