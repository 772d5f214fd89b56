import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { clearDeviceStorage } from '#session/deviceStorage.ts';
import { callsOf, watchDownloads, watchStory } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './GoodsReceivedPage';
import { exampleRecords } from './rules/temperatures.fixture';
import { storedTemperatures } from './temperatureStore';

const pattern = '/my/goods-received';
const shop = { as: 'anna', tenant: 'AL', route: '/my/goods-received?order=4501000044', pattern };
const list = { ...shop, route: '/my/goods-received?view=temperatures' };

const meta = {
  title: 'Pages/GoodsReceived/Records',
  component: Component,
  parameters: { shop },
  beforeEach: () => {
    clearDeviceStorage();
    watchStory();
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = StoryContext['canvas'];

const ticksOf = (canvas: Canvas) => canvas.findAllByRole('button', { name: /: Menge wie bestellt$/ });
const openOf = (canvas: Canvas) => canvas.getByRole('button', { name: /^Offen: \d+$/ });
const factsKnown = (canvas: Canvas) => waitFor(() => expect(canvas.queryByText(/^Die Strichcodes der Artikel/)).not.toBeInTheDocument());
const openLine = async (canvas: Canvas, userEvent: StoryContext['userEvent'], place = 0) => {
  const row = (await ticksOf(canvas))[place]?.closest('li');
  if (!row) throw new Error('The order has lines');
  await userEvent.click(within(row).getByRole('button', { expanded: false }));
  return within(row);
};

/** Place and day of delivery are on the screen; one press ticks all untouched lines, and one takes it back. */
export const Rest: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const ticks = await ticksOf(canvas);
    await factsKnown(canvas);
    await expect(canvas.getAllByText('Geliefert an')[0]).toBeVisible();
    const form = await openLine(canvas, userEvent);
    await userEvent.click(await form.findByRole('button', { name: 'Nichts gekommen' }));
    await userEvent.click(form.getByRole('button', { name: 'Fertig' }));
    const rest = ticks.length - 1;
    await userEvent.click(canvas.getByRole('button', { name: `Alle ${rest} offenen als geliefert abhaken` }));
    await expect(canvas.getByText(new RegExp(`^${rest} Positionen als geliefert abgehakt`))).toBeVisible();
    await expect(openOf(canvas)).toHaveTextContent('Offen: 0');
    await expect(canvas.getByRole('button', { name: 'Fehler: 1' })).toBeVisible();
    const undo = canvas.getByRole('button', { name: 'Rückgängig' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(openOf(canvas)).toHaveTextContent(`Offen: ${rest}`);
    await expect(canvas.getByRole('button', { name: 'Fehler: 1' })).toBeVisible();
  },
};

/** All chilled and frozen lines in a row: measured under a name, counted down, and too warm above the limit. */
export const Temperatures: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await ticksOf(canvas);
    await factsKnown(canvas);
    const chip = await canvas.findByRole('button', { name: /^Temperatur: \d+$/ });
    const count = Number(/\d+/.exec(chip.textContent)?.[0]);
    await expect(count).toBeGreaterThan(0);
    await userEvent.click(chip);
    const region = within(canvas.getByRole('region', { name: 'Temperaturliste' }));
    const taker = await region.findByRole('textbox', { name: 'Gemessen von' });
    await expect(taker).toHaveValue('anna.al');
    await userEvent.clear(taker);
    await userEvent.type(taker, 'Resi');
    const [first] = region.getAllByRole('textbox').filter((field) => field !== taker);
    if (!first) throw new Error('A line is chilled');
    await userEvent.type(first, '15');
    await expect(first).toHaveAccessibleDescription(/ · Resi, \d\d:\d\d Uhr Über −?\d+ °C: zählt als zu warm\.$/);
    await expect(canvas.getByRole('button', { name: `Temperatur: ${count - 1}` })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fehler: 1' }));
    await expect(canvas.getByText(/^Zu warm, 15 °C statt höchstens −?\d+ °C$/)).toBeVisible();
  },
};

/** Missing goods and the expected credit: on the screen, on paper and in the mail, for all that came and half that is broken. */
export const Credit: Story = {
  play: async ({ canvas, userEvent }) => {
    await ticksOf(canvas);
    await expect(canvas.queryByText('Zu erwartende Gutschrift')).not.toBeInTheDocument();
    const form = await openLine(canvas, userEvent);
    await userEvent.click(await form.findByRole('button', { name: 'Nichts gekommen' }));
    const [sum] = await canvas.findAllByText('Zu erwartende Gutschrift');
    const text = sum?.parentElement?.textContent ?? '';
    await expect(text).toMatch(/\d,\d\d\s€$/);
    const mail = await canvas.findByRole('link', { name: /^Mail an / });
    const body = new URL(mail.getAttribute('href') ?? '').searchParams.get('body') ?? '';
    await expect(body).toContain(
      `Zu erwartende Gutschrift nach den Preisen der Bestellung: ${text.replace('Zu erwartende Gutschrift', '')}`,
    );
  },
};

/** Without the price permission neither credit nor sums. */
export const WithoutPrices: Story = {
  parameters: { shop: { ...shop, as: 'eva', route: pattern } },
  play: async ({ canvas, userEvent }) => {
    const [order] = await canvas.findAllByRole('link', { name: /^\d{10}/ });
    if (!order) throw new Error('There are orders');
    await userEvent.click(order);
    await ticksOf(canvas);
    const form = await openLine(canvas, userEvent);
    await userEvent.click(await form.findByRole('button', { name: 'Nichts gekommen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mit den Belegen vergleichen' }));
    await expect(await canvas.findByText(/^Der Shop kennt von Belegen nur Nummer, Tag, Text und Summe/)).toBeVisible();
    await expect(canvas.queryByText(/€/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/Gutschrift/)).not.toBeInTheDocument();
  },
};

/** Ordered, delivered and invoiced, with the documents that name the order. */
export const Receipts: Story = {
  parameters: { shop: { ...shop, route: '/my/goods-received?order=4501000040' } },
  play: async ({ canvas, userEvent }) => {
    await ticksOf(canvas);
    await expect(callsOf('listReceipts')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Mit den Belegen vergleichen', expanded: false }));
    const sums = await canvas.findByRole('table', { name: 'Mit den Belegen vergleichen' });
    const [ordered, delivered, invoiced, difference] = within(sums)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    await expect(ordered).toMatch(/^Bestellt\d/);
    await expect(delivered).toBe(ordered?.replace('Bestellt', 'Geliefert und in Ordnung'));
    await expect(invoiced).toBe(ordered?.replace('Bestellt', 'Verrechnet'));
    await expect(difference).toMatch(/^Mehr verrechnet als geliefert0,00\s€$/);
    await expect(canvas.getByText(/^Rechnung RE-\d+-01000040 · .+ · Auftrag 4501000040/)).toBeVisible();
    await expect(canvas.getByText(/^Lieferschein LS-\d+-01000040 · /)).toBeVisible();
    const form = await openLine(canvas, userEvent);
    await userEvent.click(await form.findByRole('button', { name: 'Nichts gekommen' }));
    await waitFor(() => expect(within(sums).getByRole('row', { name: /^Fehlt oder ist fehlerhaft −/ })).toBeVisible());
    await expect(within(sums).queryByRole('row', { name: /geliefert 0,00\s€$/ })).not.toBeInTheDocument();
  },
};

/** The documents fail to load, with a retry; all else goes on. */
export const ReceiptsFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'listReceipts=400' } },
  play: async ({ canvas, userEvent }) => {
    const ticks = await ticksOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Mit den Belegen vergleichen' }));
    await expect(await canvas.findByText('Die Belege konnten nicht geladen werden.')).toBeVisible();
    await expect(ticks).toHaveLength((await ticksOf(canvas)).length);
  },
};

/** No invoice yet: it says so instead of showing a difference. */
export const ReceiptsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await ticksOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Mit den Belegen vergleichen' }));
    const sums = await canvas.findByRole('table', { name: 'Mit den Belegen vergleichen' });
    await expect(within(sums).getByRole('row', { name: 'Verrechnet noch nicht bekannt' })).toBeVisible();
    await expect(within(sums).queryByRole('row', { name: /^Mehr verrechnet/ })).not.toBeInTheDocument();
  },
};

/** A substitute for what is missing goes into the cart, and isn't offered again. */
export const Substituted: Story = {
  play: async ({ canvas, userEvent }) => {
    await ticksOf(canvas);
    await factsKnown(canvas);
    const form = await openLine(canvas, userEvent);
    await userEvent.click(await form.findByRole('button', { name: 'Nichts gekommen' }));
    await userEvent.click(await form.findByRole('button', { name: /^Ersatz suchen für / }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Ersatz für / }));
    const [swap] = await dialog.findAllByRole('button', { name: /^Gegen .* tauschen: / });
    if (!swap) throw new Error('Nothing fits');
    const name = swap.getAttribute('aria-label')?.replace(/^[^:]*: /, '') ?? '';
    await userEvent.click(swap);
    await expect(await canvas.findByText((text) => text.startsWith('Statt ') && text.endsWith(` ist ${name} im Warenkorb.`))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Ersatz suchen für / })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Fehlendes in den Warenkorb' })).not.toBeInTheDocument();
  },
};

/** Finishing keeps the temperatures in the list, from which they are saved. */
export const FinishedIntoList: Story = {
  play: async ({ canvas, userEvent }) => {
    await ticksOf(canvas);
    await factsKnown(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: /^Temperatur: \d+$/ }));
    const region = within(canvas.getByRole('region', { name: 'Temperaturliste' }));
    await region.findByRole('textbox', { name: 'Gemessen von' });
    const [, first] = region.getAllByRole('textbox');
    if (!first) throw new Error('A line is chilled');
    await userEvent.type(first, '-0,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Abschließen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Wareneingang abschließen?' });
    await expect(dialog).toHaveTextContent('Die Temperaturen bleiben noch 92 Tage in der Temperaturliste.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Abschließen und löschen' }));
    await userEvent.click(await canvas.findByRole('link', { name: /^Temperaturliste/ }));
    const table = await canvas.findByRole('table', { name: 'Temperaturliste' });
    await expect(within(table).getAllByRole('row')).toHaveLength(2);
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/−0,5 °C.*anna\.al$/);
    await expect(canvas.getByText(/: 1 Eintrag/)).toBeVisible();
  },
};

/** Keeps a record of each result today, and one of three weeks ago. */
const keepRecords = () => {
  const [first, ...others] = exampleRecords.map((record) => ({ ...record, day: '2026-11-20' }));
  if (!first) throw new Error('There are examples');
  const older = { ...first, lineId: '8', day: '2026-10-30', takenAt: undefined, note: '=1+1' };
  storedTemperatures({ tenant: 'AL', customerId: '100', shop: { kind: 'own' }, language: 'de' }, 'user-anna-al').keep([
    older,
    first,
    ...others,
  ]);
};

/** Today's temperatures, one of each result. */
export const List: Story = {
  tags: ['visual'],
  parameters: { shop: list },
  beforeEach: keepRecords,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Temperaturliste' });
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByText(/: 4 Einträge, 1 zu warm, 1 nicht gemessen$/)).toBeVisible();
  },
};

/** Those of 31 days by a press, and saved as CSV. */
export const ListInUse: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: list },
  beforeEach: keepRecords,
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Temperaturliste' });
    await userEvent.click(canvas.getByRole('button', { name: '31 Tage', pressed: false }));
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(6));
    await expect(canvas.getByRole('button', { name: '31 Tage', pressed: true })).toBeVisible();
    const names = watchDownloads();
    const files: Blob[] = [];
    spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:saved';
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Als CSV speichern' }));
    await expect(names()).toEqual(['Temperaturen 2026-10-21 – 2026-11-20.csv']);
    const cheese = 'Bergkäse 6 Monate gereift, Laib ca. 6 kg';
    await expect((await files[0]?.text())?.split('\r\n')).toEqual([
      'Tag;Uhrzeit;Bestellung;Artikelnummer;Artikel;Kühlung;Höchstens °C;Gemessen °C;Ergebnis;Gemessen von;Anmerkung',
      `2026-10-30;;4501000040;A-711;${cheese};gekühlt;6;4,5;in Ordnung;Anna Egger;'=1+1`,
      `2026-11-20;06:10;4501000040;A-711;${cheese};gekühlt;6;4,5;in Ordnung;Anna Egger;`,
      '2026-11-20;06:10;4501000040;A-900;Pommes frites;tiefgekühlt;-15;-12,5;zu warm;Anna Egger;Zurückgegeben',
      '2026-11-20;06:10;4501000040;HB-7781;Räucherforelle;;;2;ohne bekannte Grenze;Anna Egger;',
      '2026-11-20;;4501000040;A-712;Topfen;gekühlt;6;;nicht gemessen;;',
      '',
    ]);
  },
};

/** On the phone: product and measurement first. */
export const ListOnPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  parameters: { shop: list },
  beforeEach: keepRecords,
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole('list', { name: 'Temperaturliste' });
    await expect(within(cards).getAllByRole('listitem')).toHaveLength(4);
  },
};

/** Nothing was measured in these days: how to begin. A range whose ends are swapped says so. */
export const ListEmpty: Story = {
  parameters: { shop: { ...list, route: `${list.route}&from=2026-11-20&to=2026-11-01` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Keine Temperaturen in diesen Tagen')).toBeVisible();
    await expect(canvas.getByText('Der erste Tag liegt nach dem letzten. Bitte tauschen Sie die beiden.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Als CSV speichern' })).not.toBeInTheDocument();
  },
};

/** Without a network all works but the documents and the search for a substitute, which say so. */
export const Offline: Story = {
  play: async ({ canvas, userEvent }) => {
    await ticksOf(canvas);
    await factsKnown(canvas);
    onlineManager.setOnline(false);
    const form = await openLine(canvas, userEvent);
    await userEvent.click(await form.findByRole('button', { name: 'Nichts gekommen' }));
    await expect(form.getByRole('button', { name: /^Ersatz suchen für / })).toBeDisabled();
    await expect(form.getByText('Das geht erst, wenn es wieder eine Verbindung gibt.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mit den Belegen vergleichen' }));
    await expect(await canvas.findByText(/^Die Belege kommen vom Server/)).toBeVisible();
    onlineManager.setOnline(true);
    await expect(await canvas.findByRole('table', { name: 'Mit den Belegen vergleichen' })).toBeVisible();
  },
};
