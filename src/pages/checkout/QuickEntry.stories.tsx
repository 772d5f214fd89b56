import type { Decorator, Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { setScenario, watchCalls } from '#tests/examples/shopStories.fixture.tsx';
import { keepEvent } from '#tests/examples/guestEvent.fixture.ts';
import { AmountCheckProvider } from '#app/frame/AmountCheckProvider.tsx';
import { CartGuardProvider } from '#app/frame/CartGuardProvider.tsx';
import { Component } from './CheckoutPage';

const own = { as: 'anna', tenant: 'AL', route: '/checkout', pattern: '/checkout/*' };
const fair = {
  as: 'anna',
  tenant: 'AL',
  route: '/subshop/promotions/herbst/checkout',
  pattern: '/subshop/promotions/herbst/checkout/*',
  shop: { kind: 'fair', fairCode: 'herbst', globalDiscountFactor: '0.95' },
};

/** Large amounts and dishes unfit for an event's guests are asked about, as in the shop. */
const checked: Decorator = (Page) => (
  <AmountCheckProvider>
    <CartGuardProvider>
      <Page />
    </CartGuardProvider>
  </AmountCheckProvider>
);

/** The quick entry of the cart, connected to catalogue and cart. */
const meta = {
  title: 'Pages/Checkout/QuickEntry',
  component: Component,
  parameters: { shop: own },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = { name: 'Schnellerfassung' };
const writes = ['setCartItem', 'setCartItems', 'setSingleCartItem'] as const;

/** Opens the quick entry by the button with this name. Returns its controls. */
async function openEntry({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, button = open.name) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', open));
  const field = dialog.getByRole('textbox', { name: /^Artikelnummer, Menge und Einheit/ });
  await waitFor(() => expect(field).toHaveFocus());
  return {
    dialog,
    field,
    /** Replaces the field's text by pasting. */
    fill: async (text: string) => fireEvent.change(field, { target: { value: text } }),
    /** The result of a line. */
    row: (line: number) => dialog.getByRole('button', { name: `Zeile ${line} verwerfen` }).closest('li') as HTMLElement,
    add: async (name: string) => userEvent.click(await dialog.findByRole('button', { name })),
    read: async (name: string, bytes: string) => {
      const files = [new File([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))], name)];
      await fireEvent.change(dialog.getByLabelText('Datei mit Zeilen (CSV oder Text)'), { target: { files } });
    },
  };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog', open)).not.toBeInTheDocument());

/** Waits until the cart has these products, with the given amounts. */
async function expectCart(canvasElement: HTMLElement, amounts: Readonly<Record<string, string>>): Promise<void> {
  const lines = () => [...canvasElement.querySelectorAll<HTMLElement>('article[data-sku]')];
  await waitFor(() =>
    expect(
      Object.fromEntries(
        lines().map((line) => [line.dataset['sku'], within(line).getByRole<HTMLInputElement>('textbox', { hidden: true }).value]),
      ),
    ).toEqual(amounts),
  );
}

/** Pasted lines are added with one call, and the entry is cleared; existing cart lines are mentioned and increased. */
export const Pasted: Story = {
  play: async (context) => {
    const { canvasElement } = context;
    const callsOf = watchCalls();
    const entry = await openEntry(context);
    await entry.fill('104711 2 Laib\n3 x 104712\n\n1x 104711 Laib');
    await entry.dialog.findByText('3 Zeilen bereit');
    // 2 × 79,74 €, as in the cart.
    await expect(entry.row(1)).toHaveTextContent('159,48 €');
    await expect(entry.row(4)).toHaveTextContent('Derselbe Artikel wie in Zeile 1. Die Mengen werden addiert.');
    await entry.add('3 Zeilen hinzufügen');
    await closed();
    await expectCart(canvasElement, { 104711: '3', 104712: '3' });
    await expect(callsOf(...writes).map(({ id }) => id)).toEqual(['setCartItems']);
    const again = await openEntry(context);
    await expect(again.field).toHaveValue('');
    await again.fill('104711 2 Laib');
    await again.dialog.findByText('Bereits im Warenkorb: 3 Laib. Die Menge kommt dazu.');
    await again.add('1 Zeile hinzufügen');
    await closed();
    await expectCart(canvasElement, { 104711: '5', 104712: '3' });
  },
};

/** A CSV file in Windows-1252, with columns in any sequence, is appended to typed lines; a file that is no text is refused. */
export const Files: Story = {
  play: async (context) => {
    const { dialog, field, fill, row, add, read } = await openEntry(context);
    await fill('104713 1');
    await dialog.findByText('1 Zeile bereit');
    await read('liste.xlsx', 'PK\x03\x04\x00\x00');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Das ist keine Textdatei.');
    await fill('104713 2');
    await waitFor(() => expect(dialog.queryByRole('alert')).not.toBeInTheDocument());
    await read('bestellung.csv', 'Einheit;St\xfcckpreis;Menge;Artikelnummer\r\nLaib;12,90;2;104711\r\n;4,10;"1";"104712"\r\n');
    await dialog.findByText('3 Zeilen bereit');
    await expect(field).toHaveValue('104713 2\nEinheit;Stückpreis;Menge;Artikelnummer\nLaib;12,90;2;104711\n;4,10;"1";"104712"\n');
    await expect(row(2)).toHaveTextContent('Überschrift der Spalten');
    await add('3 Zeilen hinzufügen');
    await closed();
    await expectCart(context.canvasElement, { 104711: '2', 104712: '1', 104713: '2' });
  },
};

/** Each invalid line shows its reason and can be corrected; valid ones are added, and the others stay. */
export const Mended: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const { dialog, field, fill, row, add } = await openEntry(context);
    const lines = ['104711 2 Laib', '104711 2 Palette', '999999 1', '104711', '104711 0', '104711 100000', '104712 0,3'];
    await fill([...lines, '104716 1', '104717 1', '104720 1', 'Milch'].join('\n'));
    await dialog.findByText('2 Zeilen bereit, 9 Zeilen zu klären');
    for (const [index, reason] of [
      'Diesen Artikel gibt es nicht in der Einheit „Palette“.',
      'Die Artikelnummer 999999 ist nicht bekannt.',
      'Es fehlt die Menge.',
      'Die Menge muss mindestens 1 sein.',
      'Mehr als 99.999',
      'geht nicht auf',
      'Von 1 auf die Mindestmenge angehoben',
      'Derzeit nicht verfügbar.',
      'Nicht mehr im Sortiment.',
      'In dieser Zeile steht keine Artikelnummer.',
    ].entries())
      await expect(row(index + 2)).toHaveTextContent(reason);
    await userEvent.click(within(row(2)).getByRole('button', { name: 'Laib' }));
    await userEvent.type(within(row(4)).getByRole('textbox', { name: 'Menge' }), '5{Enter}');
    await dialog.findByText('4 Zeilen bereit, 7 Zeilen zu klären');
    await userEvent.click(dialog.getByRole('button', { name: 'Zeile 11 verwerfen' }));
    await add('4 Zeilen hinzufügen');
    await dialog.findByText('4 Zeilen wurden in den Warenkorb gelegt.');
    await expect(field).toHaveValue('999999 1\n104711 0\n104711 100000\n104712 0,3\n104717 1\n104720 1');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(context.canvas.getByRole('button', { name: 'Schnellerfassung fortsetzen' })).toBeVisible();
  },
};

/** A note that continues in the next line orders nothing; a line of words finds products, and ambiguous ones are asked about. */
export const Words: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const { dialog, field, fill, row } = await openEntry(context);
    // A corrected row is a new element, also while its button is being looked up.
    const press = async (line: number, name: string | RegExp) =>
      userEvent.click(await waitFor(() => within(row(line)).getByRole('button', { name })));
    await fill(
      'Artikelnummer;Menge;Notiz\n104711;2;"statt\n104712;3;wie besprochen"\nBestellung Montag 30.11.\nSchlagobers 1l 12\n104713 5kg\n2x 104714 und 3x 104715',
    );
    await dialog.findByText('1 Zeile bereit, 3 Zeilen zu klären');
    await expect(row(4)).toHaveTextContent('Hier steht kein Artikel');
    await expect(within(row(5)).getByRole('textbox', { name: 'Artikelnummer oder Name' })).toHaveValue('Schlagobers 1l');
    await press(5, /Schlagobers 36 %/);
    // Twelve packs or one litre: it asks, with the original line beside it.
    await waitFor(() => expect(row(5)).toHaveTextContent('Schlagobers 1l 12'));
    await press(5, /^12\sPackungen$/);
    await press(6, /^3\sPackungen \(6\skg\)$/);
    await press(7, 'Auf 2 Zeilen aufteilen');
    await dialog.findByText('5 Zeilen bereit');
    await expect((field as HTMLTextAreaElement).value).toMatch(/^12x 640152 PKG ← Schlagobers 1l 12$/m);
    await expect((field as HTMLTextAreaElement).value).toMatch(/^3x 104713 PKG ← 104713 5kg$/m);
    dialog.getByRole('button', { name: 'Zeile 2 verwerfen' }).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await closed();
    await expectCart(context.canvasElement, { 104711: '2', 640152: '12', 104713: '3', 104714: '2', 104715: '3' });
  },
};

/** A barcode counts its carton. A large amount is asked about as in the cart: declined ones stay, the others are added. */
export const LargeAmount: Story = {
  decorators: [checked],
  play: async (context) => {
    const { userEvent } = context;
    const { dialog, field, fill, row, add } = await openEntry(context);
    await fill('9001003706907 3\n104712 2000');
    await dialog.findByText('2 Zeilen bereit');
    await waitFor(() => expect(row(1)).toHaveTextContent('3 Kartons'));
    await add('2 Zeilen hinzufügen');
    const question = async () => within(await screen.findByRole('dialog', { name: /2\.000\sKartons/ }));
    await userEvent.click((await question()).getByRole('button', { name: 'Menge ändern' }));
    await dialog.findByText('1 Zeile wurde in den Warenkorb gelegt.');
    await waitFor(() => expect(field).toHaveValue('104712 2000'));
    await add('1 Zeile hinzufügen');
    await userEvent.click((await question()).getByRole('button', { name: /^Ja, 2\.000/ }));
    await closed();
    await expectCart(context.canvasElement, { 104711: '3', 104712: '2000' });
  },
};

/** A second press while amounts are being checked adds nothing twice. */
export const PressedTwice: Story = {
  play: async (context) => {
    const callsOf = watchCalls();
    const { dialog, fill } = await openEntry(context);
    await fill('104711 12 Laib');
    const add = await dialog.findByRole('button', { name: '1 Zeile hinzufügen' });
    add.click();
    add.click();
    await closed();
    await expectCart(context.canvasElement, { 104711: '12' });
    await expect(callsOf(...writes)).toHaveLength(1);
  },
};

/** The diets of an event are asked about first, and conflicting products stay out of the cart. */
export const DietsAsked: Story = {
  decorators: [checked],
  beforeEach: () => keepEvent([{ column: 'MILK', level: 'preference', guests: 1 }]),
  play: async (context) => {
    const { dialog, field, fill, add } = await openEntry(context);
    // Cheese and chicken.
    await fill('104711 2 Laib\n104713 1');
    await add('2 Zeilen hinzufügen');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Nur den anderen hinzufügen' }));
    await dialog.findByText('1 Zeile wurde in den Warenkorb gelegt.');
    await expect(field).toHaveValue('104711 2 Laib');
    await expectCart(context.canvasElement, { 104713: '1' });
  },
};

/** Products that the customer may not order differ from unknown ones, and an impossibly long number doesn't fail the others. */
export const Restricted: Story = {
  parameters: { shop: { ...own, as: 'greta', customer: '500' } },
  play: async (context) => {
    const { dialog, fill, row } = await openEntry(context);
    // Wine is restricted for this customer.
    await fill(`104732 1\n999999 1\n${'9'.repeat(60)} 1`);
    await dialog.findByText('Artikel 104732 ist für Ihren Betrieb nicht freigeschaltet.');
    await expect(row(2)).toHaveTextContent('Die Artikelnummer 999999 ist nicht bekannt.');
    await expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** The number displayed in place of the tenant's own works as well. */
export const ShownNumber: Story = {
  parameters: { shop: { ...own, as: 'david' } },
  play: async (context) => {
    const { dialog, fill, row } = await openEntry(context);
    await fill('104711 1');
    const { textContent: shown } = await dialog.findByText(/^AT-\d+$/);
    await fill(`${shown} 2 Laib`);
    await waitFor(() => expect(row(1)).toHaveTextContent('2 Laib'));
    await dialog.findByText('1 Zeile bereit');
    await expect(row(1)).toHaveTextContent('Bergkäse');
  },
};

/** Look-up and addition fail: shown with a retry, and no input is lost, also on closing. */
export const Failed: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const { dialog, field, fill, row, add } = await openEntry(context);
    setScenario('findProductsBySku=400');
    await fill('104711 2 Laib');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Die Artikel konnten nicht gesucht werden.');
    setScenario('normal');
    await userEvent.click(dialog.getByRole('button', { name: 'Noch einmal versuchen' }));
    await dialog.findByText('1 Zeile bereit');
    setScenario('findProductsBySku=400');
    await add('1 Zeile hinzufügen');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Ihre Eingabe ist noch da');
    setScenario('cartFails');
    await add('1 Zeile hinzufügen');
    await waitFor(() => expect(row(1)).toHaveTextContent('Konnte nicht gespeichert werden.'));
    await expect(field).toHaveValue('104711 2 Laib');
    setScenario('normal');
    await userEvent.keyboard('{Escape}');
    await closed();
    const again = await openEntry(context, 'Schnellerfassung fortsetzen');
    await expect(again.field).toHaveValue('104711 2 Laib');
    await again.add('1 Zeile hinzufügen');
    await closed();
    await expectCart(canvasElement, { 104711: '2' });
    // Nothing is left to continue with.
    await expect(canvas.getByRole('button', open)).toBeVisible();
  },
};

/** Adding before a line is looked up doesn't make the user wait: it is added once known. */
export const AddedWhileLookedUp: Story = {
  play: async (context) => {
    const callsOf = watchCalls();
    const { fill } = await openEntry(context);
    await fill('104711 2 Laib');
    await context.userEvent.keyboard('{Control>}{Enter}{/Control}');
    await closed();
    await expectCart(context.canvasElement, { 104711: '2' });
    await expect(callsOf(...writes)).toHaveLength(1);
  },
};

/** In a fair the lines are added to its cart, with its range. */
export const InFair: Story = {
  parameters: { shop: fair },
  play: async (context) => {
    const callsOf = watchCalls();
    const { dialog, fill, row, add } = await openEntry(context);
    await fill('104711 2 Laib\n839495 1');
    await waitFor(() => expect(row(2)).toHaveTextContent('gehört nicht zum Sortiment dieser Messe'));
    await dialog.findByText(/^1 Zeile bereit/);
    await add('1 Zeile hinzufügen');
    await expectCart(context.canvasElement, { 104711: '2' });
    await expect(callsOf(...writes)).toHaveLength(0);
  },
};

/** The fair's order limit is reached: shown with a contact, and no line can be added. */
export const LimitReached: Story = {
  parameters: { shop: { ...fair, as: 'hugo' } },
  play: async (context) => {
    const { dialog, fill, row } = await openEntry(context);
    await fill('104711 2 Laib');
    await waitFor(() => expect(row(1)).toHaveTextContent('Das Bestelllimit für diese Messe ist erreicht.'));
    await expect(dialog.getByText('Bestelllimit erreicht')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Zeilen hinzufügen' })).toBeDisabled();
  },
};

/** A thousand lines are parsed and added. */
export const Thousand: Story = {
  play: async (context) => {
    const { fill, add } = await openEntry(context);
    await fill(Array.from({ length: 1_000 }, (_, index) => `${104711 + (index % 4)} 1`).join('\n'));
    await add('1.000 Zeilen hinzufügen');
    await closed();
    await expectCart(context.canvasElement, { 104711: '250', 104712: '250', 104713: '250', 104714: '250' });
  },
};
