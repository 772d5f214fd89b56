import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { askBackend, openAgain, setScenario, withOpening } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './TemplateGuestsPage';

const pattern = '/my/ordertemplates/:templateId/guests';
const shop = { as: 'anna', tenant: 'AL', route: '/my/ordertemplates/template-100-1/guests', pattern };

const meta = {
  title: 'Pages/TemplateGuests',
  component: Component,
  parameters: { shop },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Types both numbers of guests. */
async function scale({ canvas, userEvent }: Play, base: string, wanted: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Gäste laut Vorlage/ }), base);
  await userEvent.type(canvas.getByRole('textbox', { name: /^Gäste diesmal/ }), wanted);
}

interface Item {
  readonly productSku: string;
  readonly amount: number;
  readonly unit: string;
}

/** Items of a customer's template on the server. */
async function itemsOf(id: string): Promise<readonly Item[]> {
  const { orderTemplateItems } = await askBackend<{ orderTemplateItems: Item[] }>(`/v1/t/AL/my/order-templates/${id}?customerId=100`);
  return orderTemplateItems.map(({ productSku, amount, unit }) => ({ productSku, amount, unit }));
}

const cheese = (canvas: StoryContext['canvas']) => within(canvas.getByRole('article', { name: /^Bergkäse/ }));

/** For 80 → 120: each line with rounding and price, the cost per guest, and products no longer sold. */
export const Scaled: Story = {
  tags: ['visual', 'dark'],
  play: async ({ canvas, userEvent }) => {
    await scale({ canvas, userEvent }, '80', '120');
    await expect(await canvas.findByText('Von 80 auf 120 Gäste')).toBeVisible();
    await expect(canvas.getByText('Je Gast', { selector: 'output *' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Auf Gäste umrechnen: Wochenbedarf' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ein Artikel bleibt weg' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'In den Warenkorb' })).toBeEnabled();
  },
};

/** A line that is no longer sold gets a substitute, which is scaled, survives reopening, goes into the cart, and can be removed. */
export const SubstituteInUse: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [withOpening],
  play: async ({ canvas, userEvent }) => {
    await scale({ canvas, userEvent }, '80', '160');
    const section = () => within(canvas.getByRole('heading', { name: 'Ein Artikel bleibt weg' }).closest('section') ?? document.body);
    await canvas.findByRole('heading', { name: 'Ein Artikel bleibt weg' });
    await userEvent.click(section().getByRole('button', { name: /^Ersatz suchen für / }));
    const dialog = within(await screen.findByRole('dialog'));
    const [take] = await dialog.findAllByRole('button', { name: /^Gegen .* tauschen: / });
    if (!take) throw new Error('Nothing fits');
    await userEvent.click(take);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const back = await canvas.findByRole('button', { name: /^Rückgängig: / });
    await waitFor(() => expect(back).toHaveFocus());
    const name = /^Rückgängig: (.*) statt /.exec(back.getAttribute('aria-label') ?? '')?.[1] ?? '';
    await expect(within(canvas.getByRole('article', { name })).getByText(/in der Vorlage, diesmal/)).toBeInTheDocument();
    openAgain();
    await waitFor(() => expect(back).not.toBeInTheDocument());
    await expect(await canvas.findByRole('article', { name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Rückgängig: / }));
    await waitFor(() => expect(canvas.queryByRole('article', { name })).not.toBeInTheDocument());
    await waitFor(() => expect(section().getByRole('button', { name: /^Ersatz suchen für / })).toHaveFocus());
  },
};

/** On the phone. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await scale({ canvas, userEvent }, '80', '120');
    await expect(await canvas.findByText('Von 80 auf 120 Gäste')).toBeVisible();
  },
};

/** Before both numbers are known nothing changes, and nothing can be ordered. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Geben Sie an, für wie viele Gäste/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled();
    await expect(canvas.queryByText(/aufgerundet|Günstiger/)).not.toBeInTheDocument();
  },
};

/** Equal numbers: everything is as in the template. */
export const Same: Story = {
  play: async ({ canvas, userEvent }) => {
    await scale({ canvas, userEvent }, '80', '80');
    await expect(await canvas.findByText(/^Beide Gästezahlen sind gleich/)).toBeVisible();
    await expect(canvas.queryByText(/aufgerundet|bis zur Mindestmenge|→/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'In den Warenkorb' })).toBeEnabled();
  },
};

/** A line is fixed, and scaled again. */
export const Fixed: Story = {
  play: async ({ canvas, userEvent }) => {
    await scale({ canvas, userEvent }, '8', '120');
    await canvas.findByText('Von 8 auf 120 Gäste');
    const spoken = () => cheese(canvas).queryByText(/in der Vorlage, diesmal/);
    await waitFor(() => expect(spoken()).toBeInTheDocument());
    const box = cheese(canvas).getByRole('checkbox', { name: /^Menge bleibt fest/ });
    await userEvent.click(box);
    await waitFor(() => expect(spoken()).not.toBeInTheDocument());
    await userEvent.click(box);
    await waitFor(() => expect(spoken()).toBeInTheDocument());
  },
};

/** Input is restored on return; the cart gets every amount with its rounding named, and the template is unchanged. */
export const OrderedInUse: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [withOpening],
  play: async ({ canvas, userEvent }) => {
    await scale({ canvas, userEvent }, '80', '125');
    await canvas.findByText('Von 80 auf 125 Gäste');
    const before = await itemsOf('template-100-1');
    // Two wheels × 125 ÷ 80 are 3.125.
    await expect(cheese(canvas).getByText(/2.Laib in der Vorlage, diesmal 4.Laib/)).toBeInTheDocument();
    await expect(cheese(canvas).getByText(/^\+0,88.Laib aufgerundet$/)).toBeVisible();
    const box = cheese(canvas).getByRole('checkbox', { name: /^Menge bleibt fest/ });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    openAgain();
    await waitFor(() => expect(box).not.toBeInTheDocument());
    await canvas.findByText('Von 80 auf 125 Gäste');
    await expect(cheese(canvas).getByRole('checkbox', { name: /^Menge bleibt fest/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'In den Warenkorb' }));
    await waitFor(() => expect(screen.queryByRole('dialog') ?? screen.queryByText(/in den Warenkorb gelegt/)).toBeInTheDocument());
    const { items } = await askBackend<{ items: { sku: string; amount: number }[] }>('/v1/t/AL/my/shopping-cart/100');
    const amounts = new Map(
      before.map(({ productSku, amount }) => [productSku, productSku === '104711' ? amount : Math.ceil((amount * 125) / 80)]),
    );
    await expect(items.map(({ sku, amount }) => [sku, amount])).toEqual(items.map(({ sku }) => [sku, amounts.get(sku)]));
    await expect(items.find(({ sku }) => sku === '104711')?.amount).toBe(2);
    await expect(items.length).toBeGreaterThan(before.length / 2);
    await expect(await itemsOf('template-100-1')).toEqual(before);
  },
};

/** The guests of the user's event are applied by a press, and its diets are checked for the lines. */
export const GuestsOfEvent: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, claims = ''] = (/sso-token=([^;]+)/.exec(document.cookie)?.[1] ?? '').split('.');
    const { sub } = JSON.parse(atob(claims)) as { sub: string };
    const event = { name: 'Hochzeit Huber', day: '2099-12-31', guests: 96, diets: [{ column: 'MILK', level: 'allergy', guests: 1 }] };
    await canvas.findByRole('textbox', { name: /^Gäste laut Vorlage/ });
    localStorage.setItem(`guest-event:AL:100:${sub}`, JSON.stringify(event));
    window.dispatchEvent(new StorageEvent('storage', { key: `guest-event:AL:100:${sub}` }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Gäste laut Vorlage/ }), '80');
    await userEvent.click(await canvas.findByRole('button', { name: 'Aus „Hochzeit Huber“ übernehmen: 96 Gäste' }));
    await expect(await canvas.findByText('Von 80 auf 96 Gäste')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Hochzeit Huber: / }));
    const strip = within(await canvas.findByRole('region', { name: 'Ernährungsweisen: Hochzeit Huber' }));
    await waitFor(() =>
      expect(strip.getAllByRole('listitem').find(({ textContent }) => textContent.includes('Ohne Milch'))).toHaveTextContent(
        'enthalten es',
      ),
    );
  },
};

/** Into a copy, where all products fail at first: named, retried, and the template is unchanged. */
export const CopyIncomplete: Story = {
  parameters: { shop: { ...shop, scenario: 'setOrderTemplateItem=500' } },
  play: async ({ canvas, userEvent }) => {
    await scale({ canvas, userEvent }, '80', '160');
    await canvas.findByText('Von 80 auf 160 Gäste');
    await userEvent.click(canvas.getByRole('button', { name: 'Als neue Vorlage' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox', { name: /^Name der neuen Vorlage/ })).toHaveValue('Wochenbedarf (160 Gäste)');
    await userEvent.click(dialog.getByRole('button', { name: 'In die Vorlage' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Kein Artikel ist in der Vorlage\. \d+ fehlen noch:/);
    await expect(dialog.getByRole('button', { name: 'Fehlende noch einmal' })).toBeEnabled();
  },
};

/** Failed products are retried: the copy has all, doubled, except those no longer sold, and the template is unchanged. */
export const CopyInUse: Story = {
  ...CopyIncomplete,
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await CopyIncomplete.play?.(context);
    const { userEvent } = context;
    const before = await itemsOf('template-100-1');
    setScenario('normal');
    await userEvent.click(screen.getByRole('button', { name: 'Fehlende noch einmal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const open = await screen.findByRole('button', { name: 'Zur Vorlage' });
    const all = await askBackend<readonly { id: string; name: string }[]>('/v1/t/AL/my/order-templates?customerId=100');
    const copy = await itemsOf(all.find(({ name }) => name === 'Wochenbedarf (160 Gäste)')?.id ?? '');
    await expect(copy).toHaveLength(before.length - 1);
    await expect(before.map((item) => ({ ...item, amount: item.amount * 2 }))).toEqual(expect.arrayContaining([...copy]));
    await expect(await itemsOf('template-100-1')).toEqual(before);
    await userEvent.click(open);
    await expect(await context.canvas.findByText('Another page of the shop')).toBeVisible();
  },
};

/** A typed content per guest decides without the template's number; it survives reopening and is ordered, with the rest said. */
export const ContentInUse: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [withOpening],
  play: async ({ canvas, userEvent }) => {
    await scale({ canvas, userEvent }, '80', '100');
    await canvas.findByText('Von 80 auf 100 Gäste');
    const input = () => cheese(canvas).getByRole('textbox', { name: /^Je Gast: Bergkäse/ });
    await userEvent.type(input(), '0,13 kg');
    // 100 × 130 g are 13 kg, three wheels of 6 kg.
    await expect(await cheese(canvas).findByText(/^3.Laib = ca\. 18.kg, 5.kg übrig$/)).toBeVisible();
    await expect(cheese(canvas).getByText('mehr als üblich (40–120 g)')).toBeVisible();
    const before = input();
    openAgain();
    await waitFor(() => expect(before).not.toBeInTheDocument());
    await canvas.findByText('Von 80 auf 100 Gäste');
    await expect(input()).toHaveValue('130 g');
    await userEvent.click(canvas.getByRole('button', { name: 'In den Warenkorb' }));
    await waitFor(() => expect(screen.queryByRole('dialog') ?? screen.queryByText(/in den Warenkorb gelegt/)).toBeInTheDocument());
    const { items } = await askBackend<{ items: { sku: string; amount: number }[] }>('/v1/t/AL/my/shopping-cart/100');
    await expect(items.find(({ sku }) => sku === '104711')?.amount).toBe(3);
  },
};

/** A banquet and a brunch: each line's amount per event and in all. */
export const SeveralEvents: Story = {
  play: async ({ canvas, userEvent }) => {
    await scale({ canvas, userEvent }, '80', '120');
    await userEvent.click(canvas.getByRole('button', { name: 'Mehrere Veranstaltungen' }));
    const entry = async (name: string) => within(await canvas.findByRole('group', { name }));
    await userEvent.type((await entry('Veranstaltung 1')).getByRole('textbox', { name: /^Veranstaltung/ }), 'Bankett');
    await userEvent.click(canvas.getByRole('button', { name: 'Weitere Veranstaltung' }));
    await userEvent.type((await entry('Veranstaltung 2')).getByRole('textbox', { name: /^Gäste/ }), '60');
    await expect(await canvas.findByText('Von 80 auf 180 Gäste')).toBeVisible();
    await expect(canvas.getByText(/^Bestellt wird für: Bankett und Veranstaltung 2\.$/)).toBeVisible();
    // Two wheels for 80 are 150 g each: 18 and 9 kg.
    await expect(cheese(canvas).getByText(/^Bankett, 120 Gäste: 18.kg$/)).toBeVisible();
    await expect(cheese(canvas).getByText(/^Veranstaltung 2, 60 Gäste: 9.kg$/)).toBeVisible();
    await expect(cheese(canvas).getByText(/^5.Laib = ca\. 30.kg, 3.kg übrig$/)).toBeVisible();
  },
};

/** One event is left out of this order; the last one removed leaves the single number again. */
export const SeveralEventsInUse: Story = {
  ...SeveralEvents,
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await SeveralEvents.play?.(context);
    const { canvas, userEvent } = context;
    const second = within(canvas.getByRole('group', { name: 'Veranstaltung 2' }));
    await userEvent.click(second.getByRole('checkbox', { name: 'Jetzt mitbestellen' }));
    await expect(await canvas.findByText('Von 80 auf 120 Gäste')).toBeVisible();
    await expect(canvas.getByText(/^Bestellt wird für: Bankett\. Ohne: Veranstaltung 2\.$/)).toBeVisible();
    await userEvent.click(second.getByRole('button', { name: 'Veranstaltung 2 entfernen' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Weitere Veranstaltung' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Bankett entfernen' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mehrere Veranstaltungen' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: /^Gäste diesmal/ })).toHaveValue('120');
  },
};

/** A dish that half of the guests take; a copy of the template keeps it. */
export const DishesInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await scale({ canvas, userEvent }, '80', '160');
    await userEvent.click(canvas.getByRole('button', { name: 'Menü mit Gerichten' }));
    const dish = within(await canvas.findByRole('group', { name: 'Gericht 1' }));
    const share = dish.getByRole('textbox', { name: /^Gäste, die es nehmen/ });
    await userEvent.clear(share);
    await userEvent.type(share, '50');
    await userEvent.selectOptions(await cheese(canvas).findByRole('combobox', { name: /^Gericht: / }), 'Gericht 1 (50 %)');
    // Four wheels for all are two for half of them.
    await expect(await cheese(canvas).findByText(/^2.Laib = ca\. 12.kg$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Als neue Vorlage' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'In die Vorlage' }));
    await screen.findByRole('button', { name: 'Zur Vorlage' });
    const all = await askBackend<readonly { id: string; name: string }[]>('/v1/t/AL/my/order-templates?customerId=100');
    const copy = all.find(({ name }) => name === 'Wochenbedarf (160 Gäste)')?.id ?? '';
    const [, kept] = Object.entries(localStorage).find(([name]) => name.startsWith('guest-scale:') && name.endsWith(copy)) ?? [];
    await expect(JSON.parse(String(kept))).toMatchObject({ base: 160, dishes: [{ share: 50, baseShare: 50, skus: ['104711'] }] });
  },
};

/** Without the price permission there are neither totals nor cheaper packs. */
export const WithoutPrices: Story = {
  parameters: { shop: { ...shop, as: 'eva', route: '/my/ordertemplates/template-200-2/guests' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await scale({ canvas, userEvent }, '10', '25');
    await expect(await canvas.findByText('Von 10 auf 25 Gäste')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/€|Summe|Günstiger/);
    await expect(canvas.queryByText('Je Gast', { selector: 'output *' })).not.toBeInTheDocument();
  },
};

/** Loading the template failed. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'getOrderTemplate=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Bestellvorlage konnte nicht geladen werden.');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** Loading its products failed: nothing can be computed. */
export const ProductsFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'findProductsBySku=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Artikel der Vorlage konnten nicht geladen werden.');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** A template of another customer. */
export const Unknown: Story = {
  parameters: { shop: { ...shop, route: '/my/ordertemplates/nothing/guests' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Diese Bestellvorlage gibt es bei diesem Kunden nicht (mehr).');
  },
};

/** Loading. */
export const Loading: Story = {
  parameters: { shop: { ...shop, scenario: 'getOrderTemplate=timeout' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /Wird geladen/ })).toBeVisible();
  },
};
