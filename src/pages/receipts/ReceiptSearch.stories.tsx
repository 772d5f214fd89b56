import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { holdCalls, releaseCalls } from '#storybook/heldCalls.ts';
import { addressOfStory, callsOf, setScenario, watchDownloads, watchStory, withAddress } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './ReceiptsPage';

const shop = { as: 'anna', tenant: 'AL', route: '/my/receipts', pattern: '/my/receipts' };

const meta = {
  title: 'Pages/Receipts/Search',
  component: Component,
  parameters: { shop },
  decorators: [withAddress],
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const route = (query: string) => ({ parameters: { shop: { ...shop, route: `/my/receipts?${query}` } } });
const boxes = (canvas: StoryContext['canvas']) => canvas.findAllByRole('checkbox', { name: /\d auswählen$/ });
const numbersOf = (canvas: StoryContext['canvas']) =>
  canvas.getAllByRole('rowheader').map(({ firstChild }) => firstChild?.textContent ?? '');
const chosenOf = async (canvas: StoryContext['canvas']) => (await boxes(canvas)).map((box) => (box as HTMLInputElement).checked);

/** A pasted number finds its document, whatever is around it; all documents are looked through with a single call. */
export const ByNumber: Story = {
  tags: ['!dev', '!autodocs'],
  ...route('type=all'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    const [, second = ''] = numbersOf(canvas);
    const digits = second.replace(/^\D+\d{4}-0*/, '');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Nummer oder Wort' }), ` Beleg Nr. 000${digits} `);
    await waitFor(() => expect(numbersOf(canvas).every((number) => number.endsWith(digits))).toBe(true));
    await expect(numbersOf(canvas)).toContain(second);
    await expect(addressOfStory()).toBe(`/my/receipts?type=all&q=Beleg+Nr.+000${digits}`);
    await expect(canvas.getByText(/^Durchsucht: alle \d+ Belege, zurück bis \d\d\.\d\d\.\d{4}\.$/)).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Art' })).toBeVisible();
  },
};

/** By period and sum, from the address: the call knows neither, so all is filtered here, and the screen says over what. */
export const ByPeriodAndSum: Story = {
  ...route('period=this-year&sum=100&sumTo=400'),
  tags: ['visual'],
  beforeEach: watchStory,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^Durchsucht: Belege vom 01\.01\.\d{4} bis 31\.12\.\d{4}\.$/);
    const sums = [...canvasElement.querySelectorAll('tbody td')]
      .map(({ textContent }) => textContent)
      .filter((text) => text.endsWith('€'))
      .map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')));
    await expect(sums.length).toBeGreaterThan(0);
    await expect(sums.every((sum) => sum >= 100 && sum < 401)).toBe(true);
    await expect(canvas.getByText(`${sums.length} Treffer`)).toBeVisible();
    await expect(callsOf('listReceipts').every(({ url }) => url.searchParams.get('pageSize') === '100')).toBe(true);
  },
};

/** On the phone the conditions are behind the icon, open where one is set. */
export const Phone: Story = { ...route('period=this-year'), tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** The phone's cards have no box for all; the bar offers it. */
export const PhoneInUse: Story = {
  ...Phone,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Zeitraum' })).toBeVisible();
    const rows = await boxes(canvas);
    await userEvent.click(rows[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: `Alle ${rows.length} auswählen` }));
    await expect(canvas.getByText(`${rows.length} ausgewählt`)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Alle \d+ auswählen$/ })).not.toBeInTheDocument();
  },
};

/** Nothing matches: the way back shows all documents of the same tab. */
export const NoHit: Story = {
  ...route('type=delivery-note&q=99999999'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Kein Beleg passt zur Suche')).toBeVisible();
    await expect(canvas.getByText('0 Treffer')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Alle Belege zeigen' }));
    await expect(await canvas.findByText(/^Seite 1 von/)).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Lieferschein' })).toBeVisible();
    await expect(addressOfStory()).toBe('/my/receipts?type=delivery-note');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** Reading for the search fails; the typed words stay, and a retry finds them. */
export const Failed: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, route: '/my/receipts?q=RE', scenario: 'listReceipts=400' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Belege konnten nicht geladen werden.');
    await expect(canvas.getByRole('searchbox')).toHaveValue('RE');
    setScenario('normal');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

/** Rows are chosen one by one, from one to another with Shift, by pointer and by keys, and all at once. */
export const Selection: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [first, second, , fourth, , sixth] = await boxes(canvas);
    if (!first || !second || !fourth || !sixth) throw new Error('There are too few documents');
    await userEvent.click(second);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(fourth);
    await userEvent.keyboard('{/Shift}');
    await expect((await chosenOf(canvas)).slice(0, 6)).toEqual([false, true, true, true, false, false]);
    await expect(canvas.getByText('3 ausgewählt')).toBeVisible();
    sixth.focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect((await chosenOf(canvas)).slice(0, 6)).toEqual([false, true, true, true, true, true]);
    first.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('6 ausgewählt')).toBeVisible();
    const all = canvas.getByRole('checkbox', { name: 'Alle gezeigten Belege auswählen' });
    await userEvent.click(all);
    await expect(canvas.getByText('20 ausgewählt')).toBeVisible();
    await userEvent.click(all);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'PDFs als ZIP' })).not.toBeInTheDocument());
  },
};

/** Chooses the first documents. */
async function choose({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, count: number): Promise<string[]> {
  const rows = await boxes(canvas);
  for (const box of rows.slice(0, count)) await userEvent.click(box);
  return rows.slice(0, count).map((box) => box.getAttribute('aria-label')?.replace(' auswählen', '') ?? '');
}

const addressOf = (asked: unknown) => (asked instanceof Request ? asked.url : String(asked as string | URL));
const zipDialog = async () => within(await screen.findByRole('dialog', { name: 'PDFs als ZIP speichern' }));

/** The file that was saved last. */
function savedBy(calls: readonly (readonly [Blob | MediaSource])[]): Blob {
  const file = calls.at(-1)?.[0];
  if (!(file instanceof Blob)) throw new Error('No file was saved');
  return file;
}

/** The heads of the chosen documents as a table for spreadsheets. */
export const HeadsAsCsv: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const saved = watchDownloads();
    const made = spyOn(URL, 'createObjectURL');
    const [name = ''] = await choose(context, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Kopfdaten als CSV' }));
    await expect(saved()[0]).toMatch(/^Belege 100 \d{4}-\d\d-\d\d bis \d{4}-\d\d-\d\d\.csv$/);
    const file = savedBy(made.mock.calls);
    const bytes = new Uint8Array(await file.arrayBuffer());
    await expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const [head, first, , end] = (await file.text()).replace('\uFEFF', '').split('\r\n');
    await expect(head).toBe('Kundennummer;Belegart;Nummer;Datum;Summe EUR;Angaben');
    await expect(first).toMatch(/^100;Rechnung;RE-\d{4}-\d+;\d{4}-\d\d-\d\d;\d+(,\d+)?;Auftrag /);
    await expect(first).toContain(name.replace('Rechnung ', ''));
    await expect(end).toBe('');
  },
};

/** All chosen PDFs arrive and are saved at once; the dialog closes by itself. */
export const AsZip: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: watchStory,
  play: async (context) => {
    const saved = watchDownloads();
    await choose(context, 2);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'PDFs als ZIP' }));
    await waitFor(() => expect(saved()).toEqual([expect.stringMatching(/^Belege 100 \d{4}-\d\d-\d\d bis \d{4}-\d\d-\d\d\.zip$/)]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(callsOf('getReceiptPdf')).toHaveLength(2);
  },
};

/** One PDF fails: it is named, the others can be saved, and loading it again completes the ZIP. */
export const ZipIncomplete: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const saved = watchDownloads();
    const [, broken = ''] = await choose(context, 3);
    const number = broken.replace('Rechnung ', '');
    const real = globalThis.fetch;
    const fetching = spyOn(globalThis, 'fetch').mockImplementation((...call) => {
      return addressOf(call[0]).includes(`/${number}/pdf`) ? Promise.resolve(new Response(null, { status: 500 })) : real(...call);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'PDFs als ZIP' }));
    const dialog = await zipDialog();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      '2 von 3 Belegen sind geladen, gespeichert ist noch nichts. Diese fehlen:',
    );
    await expect(dialog.getByRole('listitem')).toHaveTextContent(`${broken}: konnte nicht geladen werden`);
    await userEvent.click(dialog.getByRole('button', { name: 'Diese 2 speichern' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'PDFs als ZIP' }));
    const again = await zipDialog();
    await again.findByRole('alert');
    fetching.mockImplementation(real);
    const asked = fetching.mock.calls.length;
    await userEvent.click(again.getByRole('button', { name: 'Fehlende laden' }));
    await waitFor(() => expect(saved()).toHaveLength(2));
    await expect(fetching.mock.calls.slice(asked).map(([address]) => addressOf(address))).toEqual([
      expect.stringContaining(`/${number}/pdf`),
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Cancelled while the PDFs load: nothing is saved until the user goes on. */
export const ZipCancelled: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const saved = watchDownloads();
    await choose(context, 4);
    holdCalls('getReceiptPdf');
    await userEvent.click(canvas.getByRole('button', { name: 'PDFs als ZIP' }));
    const dialog = await zipDialog();
    await expect(dialog.getByText('0 von 4 Belegen geladen')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    const cancelled = await dialog.findByText('Abgebrochen: 0 von 4 Belegen sind geladen, gespeichert ist nichts.');
    await waitFor(() => expect(cancelled).toBeVisible());
    await expect(dialog.queryByRole('button', { name: /speichern$/ })).not.toBeInTheDocument();
    releaseCalls('getReceiptPdf');
    await userEvent.click(dialog.getByRole('button', { name: 'Weiter laden' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Without the permission there are no sums to search by, and priced PDFs aren't even asked for. */
export const NoPrices: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, as: 'eva', route: '/my/receipts?sum=1' } },
  beforeEach: watchStory,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, 1);
    await expect(canvas.queryByRole('textbox', { name: 'Summe' })).not.toBeInTheDocument();
    const made = spyOn(URL, 'createObjectURL');
    watchDownloads();
    await userEvent.click(canvas.getByRole('button', { name: 'Kopfdaten als CSV' }));
    await expect(await savedBy(made.mock.calls).text()).not.toContain('Summe');
    await userEvent.click(canvas.getByRole('button', { name: 'PDFs als ZIP' }));
    const dialog = await zipDialog();
    await expect(await dialog.findByText(/: zeigt Preise, die Sie nicht sehen dürfen$/)).toBeInTheDocument();
    await expect(callsOf('getReceiptPdf')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
