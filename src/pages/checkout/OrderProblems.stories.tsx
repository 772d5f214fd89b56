import type { Decorator, Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { setScenario, watchCalls } from '#tests/examples/shopStories.fixture.tsx';
import { listOrderOverview } from '#gen/order/list-order-overview.ts';
import { tabText } from '#platform/stored.ts';
import { Component } from './CheckoutPage';
import { CartOf } from './filledCart.fixture';

const delivery = { as: 'anna', tenant: 'AL', route: '/checkout/delivery', pattern: '/checkout/*' };
const loaf = { sku: '104711', amount: 1, unitAbbreviation: 'LAI' };
const piece = { sku: '839495', amount: 1, unitAbbreviation: 'STK' };

/** Starts with lines in the cart. */
const withLines =
  (...lines: readonly (typeof loaf)[]): Decorator =>
  (Page) => (
    <CartOf lines={lines}>
      <Page />
    </CartOf>
  );
const filled = withLines(loaf, piece);

/** Problems that prevent an order, their messages, and how it succeeds afterwards. */
const meta = {
  title: 'Pages/Checkout/OrderProblems',
  component: Component,
  parameters: { shop: delivery },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const notesOf = (canvas: StoryContext['canvas']) => canvas.getByRole('textbox', { name: 'Anmerkungen' });
const write = async (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Chooses the day at an index of the list, and an unloading area. */
async function choose({ canvas, userEvent }: Context, index = 1): Promise<void> {
  const button = await canvas.findByRole('button', { name: /^(Verbindlich bestellen|Liefertag wählen)$/ });
  await waitFor(() => expect(button).toBeEnabled());
  const areas = canvas.queryByRole('group', { name: 'Abladestelle' });
  const [area] = areas ? within(areas).getAllByRole('radio') : [];
  if (area) await userEvent.click(area);
  await userEvent.click(canvas.getAllByRole('radio', { name: /bis / })[index] as HTMLElement);
}

/** Presses the order button. */
async function order({ canvas, userEvent }: Context): Promise<void> {
  const button = await canvas.findByRole('button', { name: 'Verbindlich bestellen' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** Expects that the order is confirmed, and that it is the only one. */
async function expectOne({ canvas }: Pick<Context, 'canvas'>): Promise<void> {
  const thanks = await canvas.findByText(/^Vielen Dank! Ihre Bestellung \d+ ist bei uns eingegangen/);
  const { orders } = await listOrderOverview('AL', '100', { sortBy: 'orderedAt', sortDirection: 'DESC', page: 0 });
  await expect(orders.map(({ id }) => id).filter((id) => id.startsWith('46'))).toEqual([/\d+/.exec(thanks.textContent)?.[0]]);
}

const alertWith = async (canvas: StoryContext['canvas'], text: string | RegExp) =>
  waitFor(async () => {
    const alert = canvas
      .getAllByRole('alert')
      .find(({ textContent }) => (typeof text === 'string' ? textContent.includes(text) : text.test(textContent)));
    await expect(alert).toBeVisible();
    return alert as HTMLElement;
  });
const retryOf = (alert: HTMLElement) => within(alert).getByRole('button', { name: 'Noch einmal versuchen' });

/** Missing values are marked, named and focused; a customer without orders has nothing preselected. */
export const Missing: Story = {
  decorators: [filled],
  parameters: { shop: { ...delivery, customer: '102' } },
  play: async ({ canvas, userEvent }) => {
    const callsOf = watchCalls();
    const addresses = within(await canvas.findByRole('group', { name: 'Lieferadresse' }));
    await userEvent.click(addresses.getAllByRole('radio')[0] as HTMLElement);
    const areas = await canvas.findByRole('group', { name: 'Abladestelle' });
    await order({ canvas, userEvent });
    await expect(await canvas.findByText(/^2 Angaben fehlen noch oder stimmen nicht\./)).toBeVisible();
    await expect(canvas.getByText('Bitte wählen Sie einen Liefertag.')).toBeVisible();
    await expect(canvas.getByText('Bitte wählen Sie eine Abladestelle.')).toBeVisible();
    await waitFor(() => expect(within(areas).getAllByRole('radio')[0]).toHaveFocus());
    await expect(callsOf('submitCart')).toHaveLength(0);
  },
};

/** Refused fields are named, also a day that only the backend knows to be closed; input stays, and another day succeeds. */
export const FieldsRefused: Story = {
  decorators: [filled],
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 0);
    await write(notesOf(canvas), '!422');
    await order({ canvas, userEvent });
    await alertWith(canvas, 'Bitte wählen Sie neu');
    await write(notesOf(canvas), 'Hintereingang');
    setScenario('daysClosed');
    await order({ canvas, userEvent });
    await alertWith(canvas, 'Der gewählte Liefertag wird nicht mehr angenommen; es wurde nichts bestellt.');
    await expect(notesOf(canvas)).toHaveValue('Hintereingang');
    setScenario('normal');
    await choose({ canvas, userEvent });
    await order({ canvas, userEvent });
    await expectOne({ canvas });
    await expect(canvas.getByText('Hintereingang')).toBeVisible();
  },
};

/** A product that became unavailable meanwhile is named before the order is sent, and on its confirmation. */
export const Unavailable: Story = {
  decorators: [filled],
  play: async ({ canvas, userEvent }) => {
    const callsOf = watchCalls();
    await choose({ canvas, userEvent });
    setScenario('unavailableLines');
    await order({ canvas, userEvent });
    const name = 'Ein Artikel ist nicht bestellbar';
    const dialog = within(await screen.findByRole('dialog', { name }));
    await dialog.findByText(/^Dieser Artikel kann nicht bestellt werden\./);
    const [gone, ...others] = dialog.getAllByRole('listitem');
    await expect(gone).toHaveTextContent('Bergkäse 6 Monate gereift, Stück ca. 2 kg');
    await expect(others).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Zurück' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
    await expect(callsOf('submitCart')).toHaveLength(0);
    await order({ canvas, userEvent });
    await userEvent.click(
      within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Ohne diesen Artikel bestellen' }),
    );
    await expect(await canvas.findByRole('heading', { name: 'Ein Artikel wurde nicht bestellt' })).toBeVisible();
    await expect(canvas.getByText('Bergkäse 6 Monate gereift, Stück ca. 2 kg')).toBeVisible();
    await expect(callsOf('submitCart')).toHaveLength(1);
    await expectOne({ canvas });
  },
};

/** If availability can't be determined, ordering is still possible. */
export const ProductsUnknown: Story = {
  decorators: [filled],
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    setScenario('findCheckoutProductsBySku=offline');
    await order({ canvas, userEvent });
    await expectOne({ canvas });
  },
};

/** The answer is lost and the order list fails: the next attempt finds the order, also with changed notes. */
export const AnswerAndListLost: Story = {
  decorators: [filled],
  play: async ({ canvas, userEvent }) => {
    const callsOf = watchCalls();
    await choose({ canvas, userEvent });
    setScenario('submitAnswerLost,listOrderOverview=offline');
    await order({ canvas, userEvent });
    await alertWith(canvas, 'Es kam keine Antwort');
    await write(notesOf(canvas), 'Hintereingang');
    setScenario('normal');
    await order({ canvas, userEvent });
    await expectOne({ canvas });
    await expect(callsOf('submitCart')).toHaveLength(1);
  },
};

/** Recipients are validated when typed, and shown on the confirmation. */
export const Recipients: Story = {
  decorators: [filled],
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Empfänger ändern' }));
    const name = 'Wer bekommt die Bestellbestätigung?';
    const dialog = within(await screen.findByRole('dialog', { name }));
    const field = dialog.getByRole('textbox', { name: 'Weitere E-Mail-Adresse' });
    await write(field, 'küche@');
    await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await expect(await dialog.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeVisible();
    await write(field, 'kueche@gasthof.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
    await order({ canvas, userEvent });
    const text = 'Die Bestätigung geht per E-Mail an anna.al@gastro-al.example, kueche@gasthof.example.';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

/** The customer's order limit for fairs is reached: nothing can be ordered, also on a direct visit of the delivery step. */
export const LimitReached: Story = {
  decorators: [withLines(loaf)],
  parameters: {
    shop: {
      ...delivery,
      as: 'hugo',
      route: '/subshop/promotions/herbst/checkout/delivery',
      pattern: '/subshop/promotions/herbst/checkout/*',
      shop: { kind: 'fair', fairCode: 'herbst', globalDiscountFactor: '0.97' },
    },
  },
  play: async ({ canvas }) => {
    await alertWith(canvas, 'Bestelllimit erreicht');
    await expect(canvas.getByRole('button', { name: 'Verbindlich bestellen' })).toBeDisabled();
  },
};

/** Failed loads are reported at their place with a retry; no input is lost. */
export const ReadingFailed: Story = {
  decorators: [filled],
  parameters: {
    shop: { ...delivery, scenario: 'listDeliveryAddresses=422,getCustomer=400,getInvoiceAddress=404,listConfirmationEmails=malformed' },
  },
  beforeEach: () => tabText('checkout:AL:100:own').keep(JSON.stringify({ customerOrderId: 'Hochzeit Huber' })),
  play: async ({ canvas, userEvent }) => {
    const step = await alertWith(canvas, 'Adressen und Liefertage konnten nicht geladen werden.');
    setScenario('getInvoiceAddress=404,listConfirmationEmails=malformed');
    await userEvent.click(retryOf(step));
    const invoice = await alertWith(canvas, 'Die Rechnungsadresse konnte nicht geladen werden; bestellen können Sie trotzdem.');
    await alertWith(canvas, 'Ihre bisherigen Empfänger konnten nicht geladen werden.');
    setScenario('normal');
    await userEvent.click(retryOf(invoice));
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await expect(canvas.getByRole('textbox', { name: 'Ihre Referenznummer' })).toHaveValue('Hochzeit Huber');
    await expect(await canvas.findByRole('button', { name: 'Liefertag wählen' })).toBeEnabled();
  },
};

/** Loading the cart failed: reported here as well; a retry shows that it is empty. */
export const CartFailed: Story = {
  parameters: { shop: { ...delivery, scenario: 'getCart=403' } },
  play: async ({ canvas, userEvent }) => {
    const alert = await alertWith(canvas, 'Der Warenkorb konnte nicht geladen werden.');
    setScenario('normal');
    await userEvent.click(retryOf(alert));
    await expect(await canvas.findByText('Ihr Warenkorb ist leer')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
  },
};

const confirmation = { ...delivery, route: '/checkout/confirmation?order=4501000043' };

/** Loading the confirmation failed: the order is certain nevertheless, and a retry shows it. */
export const ConfirmationFailed: Story = {
  parameters: { shop: { ...confirmation, scenario: 'getOrder=400' } },
  beforeEach: () => tabText('order-result:AL:100:4501000043').keep('{}'),
  play: async ({ canvas, userEvent }) => {
    const alert = await alertWith(
      canvas,
      'Ihre Bestellung 4501000043 ist bei uns eingegangen; ihre Einzelheiten konnten nicht geladen werden.',
    );
    setScenario('normal');
    await userEvent.click(retryOf(alert));
    await expect(await canvas.findByText(/^Vielen Dank! Ihre Bestellung 4501000043 ist bei uns eingegangen/)).toBeVisible();
  },
};

/** A confirmation address of an order from elsewhere redirects to the order. */
export const NotPlacedHere: Story = {
  parameters: { shop: confirmation },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Another page of the shop')).toBeVisible();
    await expect(canvas.queryByText(/^Vielen Dank!/)).not.toBeInTheDocument();
  },
};
