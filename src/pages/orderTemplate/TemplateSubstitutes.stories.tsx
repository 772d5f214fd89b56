import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { callsOf, watchStory } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './OrderTemplatePage';

const gone = '104718';

const meta = {
  title: 'Pages/OrderTemplate/Substitutes',
  component: Component,
  tags: ['!autodocs'],
  parameters: {
    shop: { as: 'anna', tenant: 'AL', route: '/my/ordertemplates/template-100-1', pattern: '/my/ordertemplates/:templateId' },
  },
  beforeEach: watchStory,
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

/** Adds a product that can't be ordered. */
async function addGone({ canvas, canvasElement, userEvent }: Play): Promise<void> {
  await canvas.findAllByRole('article', { name: /^Bergkäse/ });
  const field = await canvas.findByRole('combobox', { name: 'Artikel hinzufügen' });
  await userEvent.type(field, `${gone}{Enter}`);
  await waitFor(() => expect(field).toHaveValue(''));
  await waitFor(() => expect(canvasElement.querySelector(`article[data-sku="${gone}"]`)).toBeInTheDocument());
}

/** Opens the search for a substitute. The row renders again once its product is loaded, and a press at that moment would be lost. */
async function openSearch({ canvas, userEvent }: Omit<Play, 'canvasElement'>): Promise<void> {
  await waitFor(async () => {
    const dialog = screen.queryByRole('dialog', { name: /^Ersatz für / });
    if (!dialog) await userEvent.click(canvas.getByRole('button', { name: /^Ersatz suchen für / }));
    await expect(dialog).toBeInTheDocument();
  });
}

/** Removals from the template on the server, oldest first. */
const takenOut = () => callsOf('removeOrderTemplateItem').map(({ body }) => body);

/** Swaps in the first match. Returns its name. */
async function swapIn(userEvent: Play['userEvent']): Promise<string> {
  const dialog = within(await screen.findByRole('dialog', { name: /^Ersatz für / }));
  const [swap] = await dialog.findAllByRole('button', { name: /^Gegen .* tauschen: / });
  const name = swap?.getAttribute('aria-label')?.replace(/^[^:]*: /, '') ?? '';
  await userEvent.click(swap as HTMLElement);
  return name;
}

/** A swapped line is still listed, so that the user can restore it; an event's diets are checked without it. */
export const CheckedWithout: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [, claims = ''] = (/sso-token=([^;]+)/.exec(document.cookie)?.[1] ?? '').split('.');
    const key = `guest-event:AL:100:${(JSON.parse(atob(claims)) as { sub: string }).sub}`;
    const event = { name: 'Hochzeit Huber', day: '2099-12-31', guests: 96, diets: [{ column: 'MILK', level: 'allergy', guests: 1 }] };
    localStorage.setItem(key, JSON.stringify(event));
    await addGone({ canvas, canvasElement, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: /^Hochzeit Huber: / }));
    const strip = await canvas.findByRole('region', { name: 'Ernährungsweisen: Hochzeit Huber' });
    const isChecked = () => strip.querySelector(`a[href$="/product/${gone}"]`) !== null;
    await waitFor(() => expect(isChecked()).toBe(true));
    await openSearch({ canvas, userEvent });
    await swapIn(userEvent);
    await waitFor(() => expect(isChecked()).toBe(false));
  },
};

/** A substitute replaces the unavailable product on the server too, and one undo reverts both there. */
export const Stored: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await addGone({ canvas, canvasElement, userEvent });
    await openSearch({ canvas, userEvent });
    const name = await swapIn(userEvent);
    const stand = await canvas.findByRole('article', { name });
    const sku = stand.dataset['sku'];
    await waitFor(() => expect(takenOut()).toEqual([expect.objectContaining({ productSku: gone })]));
    await expect(callsOf('setOrderTemplateItem').at(-1)?.body).toMatchObject({ productSku: sku });
    // Its place is rendered again with the substitute's group.
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Entfernen von .* rückgängig machen$/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('article', { name })).not.toBeInTheDocument());
    await waitFor(() => expect(takenOut().at(-1)).toMatchObject({ productSku: sku }));
    await waitFor(() => expect(callsOf('setOrderTemplateItem').at(-1)?.body).toMatchObject({ productSku: gone }));
    // A row is hidden until it has been measured.
    await waitFor(() => expect(canvasElement.querySelector(`article[data-sku="${gone}"]`)).toBeVisible());
  },
};

/** The report of an addition offers a substitute too, which is added at once, without a toast over the report, and can be removed. */
export const OfReport: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await addGone({ canvas, canvasElement, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Alles in den Warenkorb' }));
    const report = within(await screen.findByRole('dialog', { name: /in den Warenkorb gelegt/ }));
    const opener = () => report.getByRole('button', { name: /^Ersatz suchen für / });
    await report.findByRole('button', { name: /^Ersatz suchen für / });
    const written = () => callsOf('setCartItem', 'setCartItems', 'setSingleCartItem').length;
    const before = written();
    await userEvent.click(opener());
    await swapIn(userEvent);
    await expect(await report.findByText(/^Stattdessen: /)).toBeVisible();
    await expect(screen.queryByText(/ getauscht$/)).not.toBeInTheDocument();
    await waitFor(() => expect(written()).toBe(before + 1));
    await userEvent.click(await report.findByRole('button', { name: /^Rückgängig: / }));
    await waitFor(() => expect(opener()).toHaveFocus());
    await waitFor(() => expect(callsOf('removeCartItem')).toHaveLength(1));
  },
};
