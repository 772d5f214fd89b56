import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { releaseCalls } from '#storybook/heldCalls.ts';
import { clearDeviceStorage } from '#session/deviceStorage.ts';
import { Component } from './GoodsReceivedPage';

const pattern = '/my/goods-received';
const shop = { as: 'anna', tenant: 'AL', route: '/my/goods-received?order=4501000044', pattern };

const meta = {
  title: 'Pages/GoodsReceived',
  component: Component,
  parameters: { shop },
  beforeEach: clearDeviceStorage,
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const ticksOf = (canvas: StoryContext['canvas']) => canvas.findAllByRole('button', { name: /: Menge wie bestellt$/ });
const openOf = (canvas: StoryContext['canvas']) => canvas.getByRole('button', { name: /^Offen: \d+$/ });

/** Types like a scanner: all keys at once, wherever the focus is. */
function scan(code: string): void {
  for (const key of Array.from(code).concat('Enter'))
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** An order's lines in sequence, all unchecked. */
export const Loaded: Story = {
  tags: ['visual', 'dark'],
  play: async ({ canvas }) => {
    const ticks = await ticksOf(canvas);
    await expect(openOf(canvas)).toHaveTextContent(`Offen: ${ticks.length}`);
    await expect(canvas.getByText(/^Der Shop schickt selbst keine Reklamation/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^Die Strichcodes der Artikel/)).not.toBeInTheDocument());
  },
};

/** On the phone. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await ticksOf(canvas);
    await waitFor(() => expect(canvas.queryByText(/^Die Strichcodes der Artikel/)).not.toBeInTheDocument());
  },
};

/** The choice of a delivery: the link below the orders comes with them, so that they don't push it away. */
export const Choice: Story = {
  tags: ['!autodocs'],
  parameters: { shop: { ...shop, route: pattern, scenario: 'listOrderOverview=held' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('link', { name: /^Temperaturliste/ })).not.toBeInTheDocument();
    releaseCalls('listOrderOverview');
    await expect(await canvas.findByRole('link', { name: /^Temperaturliste/ })).toBeVisible();
  },
};

/** A tick moves the line out of the unchecked ones and the focus to the next; undo restores it. */
export const Ticked: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, ...others] = await ticksOf(canvas);
    if (!first || others.length === 0) throw new Error('The order has several lines');
    const name = first.getAttribute('aria-label');
    first.focus();
    await userEvent.keyboard(' ');
    await expect(openOf(canvas)).toHaveTextContent(`Offen: ${others.length}`);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', others[0]?.getAttribute('aria-label')));
    await expect(await canvas.findByRole('link', { name: /^Mail an / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.+@.+\?subject=.+Lieferadresse%3A%20/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }));
    await expect((await ticksOf(canvas))[0]).toHaveAttribute('aria-label', name);
  },
};

/** One line is a carton short and too warm: it is among the faults, in the report, and offered for the cart. */
export const Faulty: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await ticksOf(canvas);
    const row = first?.closest('li');
    if (!row) throw new Error('The order has lines');
    await userEvent.click(within(row).getByRole('button', { expanded: false }));
    await userEvent.click(await within(row).findByRole('button', { name: 'Nichts gekommen' }));
    await userEvent.click(within(row).getByRole('button', { name: 'Zu warm' }));
    await userEvent.type(await within(row).findByRole('textbox', { name: 'Gemessen, in °C' }), '9');
    await userEvent.click(within(row).getByRole('button', { name: 'Fertig' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fehler: 1' }));
    await expect(canvas.getByText(/^Zu warm, 9 °C/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fehlendes in den Warenkorb' })).toBeEnabled();
  },
};

/** A code without a line is kept separately; a misread one is reported. */
export const Scanned: Story = {
  play: async ({ canvas, userEvent }) => {
    await ticksOf(canvas);
    await waitFor(() => expect(canvas.queryByText(/^Die Strichcodes der Artikel/)).not.toBeInTheDocument());
    scan('4305615418629');
    await expect(await canvas.findByRole('button', { name: '4305615418629 entfernen' })).toBeVisible();
    scan('4305615418620');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Die Prüfziffer von 4305615418620 stimmt nicht/);
    await userEvent.click(canvas.getByRole('button', { name: '4305615418629 entfernen' }));
    await expect(canvas.queryByRole('button', { name: '4305615418629 entfernen' })).not.toBeInTheDocument();
  },
};

/** 60 rapid scans are 60 counts, wherever the focus is; codes without a line are shown and counted, and the field is cleared. */
export const ScannedFastInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await ticksOf(canvas);
    await waitFor(() => expect(canvas.queryByText(/^Die Strichcodes der Artikel/)).not.toBeInTheDocument());
    const kept = () => {
      const name = Object.keys(localStorage).find((one) => one.startsWith('goods-received:')) ?? '';
      return JSON.parse(localStorage.getItem(name) ?? '{}') as {
        lines: { ratio: number; codes: { gtin: string; ratio: number }[] }[];
        entries: Record<string, { received?: number } | undefined>;
        strange: { gtin: string; count: number }[];
      };
    };
    const codes = kept().lines.flatMap((line) => line.codes.filter(({ ratio }) => ratio === line.ratio).slice(0, 1));
    await expect(codes.length).toBeGreaterThan(3);
    const stranger = '4305615418629';
    const field = canvas.getByRole('searchbox', { name: 'Strichcode, Nummer oder Name' });
    await userEvent.type(field, `${codes[0]?.gtin}{Enter}${codes[1]?.gtin}{Enter}`);
    field.blur();
    for (let one = 2; one < 60; one += 1) scan(one % 20 === 19 ? stranger : (codes[one % codes.length]?.gtin ?? ''));
    await expect((await canvas.findAllByText(`${stranger}, 3 ×`)).length).toBeGreaterThan(0);
    const { entries, strange } = kept();
    const counted = Object.values(entries).reduce((sum, entry) => sum + (entry?.received ?? 0), 0);
    await expect([counted, strange]).toEqual([57, [{ gtin: stranger, count: 3 }]]);
    await expect(field).toHaveValue('');
  },
};

/** A name finds its lines in any filter. */
export const Sought: Story = {
  play: async ({ canvas, userEvent }) => {
    const ticks = await ticksOf(canvas);
    const search = canvas.getByRole('searchbox', { name: 'Strichcode, Nummer oder Name' });
    const name = ticks[0]?.getAttribute('aria-label')?.split(':')[0] ?? '';
    await userEvent.type(search, name);
    await waitFor(async () => expect(await ticksOf(canvas)).toHaveLength(1));
    await userEvent.clear(search);
    await userEvent.type(search, 'xyzxyz');
    await expect(await canvas.findByText('Keine Position heißt so')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, '999999{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('„999999“ steht nicht auf dieser Bestellung.');
  },
};

/** Another tab has finished it: it isn't begun again automatically. */
export const FinishedElsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    const ticks = await ticksOf(canvas);
    const begun = () => Object.keys(localStorage).filter((name) => name.startsWith('goods-received:'));
    const [key = ''] = begun();
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await expect(await canvas.findByText('Der Wareneingang zu Bestellung 4501000044 ist abgeschlossen')).toBeVisible();
    await expect(begun()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Neu beginnen' }));
    await expect(await ticksOf(canvas)).toHaveLength(ticks.length);
  },
};

/** Finished only after a confirmation. */
export const Finishing: Story = {
  play: async ({ canvas, userEvent }) => {
    await ticksOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Abschließen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Wareneingang abschließen?' });
    await expect(dialog).toHaveTextContent(/Positionen sind noch nicht geprüft/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Weiter prüfen' }));
    await expect((await ticksOf(canvas)).length).toBeGreaterThan(0);
    await expect(Object.keys(localStorage).filter((name) => name.startsWith('goods-received:'))).toHaveLength(1);
  },
};

/** Products fail to load: ticking works, and scans count later. */
export const WithoutCodes: Story = {
  parameters: { shop: { ...shop, scenario: 'findProductsBySku=400' } },
  play: async ({ canvas }) => {
    await ticksOf(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Die Strichcodes der Artikel konnten nicht geladen werden/);
    scan('4305615418629');
    await expect(await canvas.findByText(/^4305615418629 ist notiert und zählt/)).toBeVisible();
  },
};

/** Shows no prices, to any user. */
export const WithoutPrices: Story = {
  parameters: { shop: { ...shop, route: pattern, as: 'eva' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /^(Kommt heute|Zuletzt geliefert|Kommt noch)$/ })).toBeVisible();
    await expect(canvas.queryByText(/€/)).not.toBeInTheDocument();
  },
};

/** The choice of a delivery: today's first. */
export const Chosen: Story = {
  tags: ['visual'],
  parameters: { shop: { ...shop, route: pattern } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Zuletzt geliefert' })).toBeVisible();
  },
};

/** No orders yet. */
export const Empty: Story = {
  parameters: { shop: { ...shop, route: pattern, scenario: 'emptyLists' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noch nichts bestellt')).toBeVisible();
  },
};

/** Loading the orders failed. */
export const OrdersFailed: Story = {
  parameters: { shop: { ...shop, route: pattern, scenario: 'listOrderOverview=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Bestellungen konnten nicht geladen werden.');
  },
};

/** Loading the order failed, with a retry. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'getOrder=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Bestellung konnte nicht geladen werden.');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** The customer has no such order. */
export const Unknown: Story = {
  parameters: { shop: { ...shop, route: '/my/goods-received?order=nothing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Diese Bestellung gibt es nicht')).toBeVisible();
  },
};

/** Loading. */
export const Loading: Story = {
  parameters: { shop: { ...shop, scenario: 'getOrder=timeout' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /Wird geladen/ })).toBeVisible();
  },
};
