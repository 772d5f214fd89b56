import type { Decorator, Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { clearCart } from '#gen/cart/clear-cart.ts';
import { setCartItem } from '#gen/cart/set-cart-item.ts';
import { submitCart } from '#gen/cart/submit-cart.ts';
import { listDeliveryAddresses } from '#gen/customer/list-delivery-addresses.ts';
import type { OrderInformation } from '#gen/models/index.ts';
import { formatLongDay } from '#i18n/format.ts';
import type { OrderIntent } from '#ordering/orderIntent.ts';
import { tabText } from '#platform/stored.ts';
import { watchCalls, watchDownloads } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './CheckoutPage';
import { FilledCart } from './filledCart.fixture';

const delivery = { as: 'anna', route: '/checkout/delivery', pattern: '/checkout/*' };

/** Adds five butters to the cart first. */
const filled: Decorator = (Page) => (
  <FilledCart query="butter" count={5}>
    <Page />
  </FilledCart>
);

/** Ordering from the delivery step, with possible interruptions. */
const meta = {
  title: 'Pages/Checkout/Ordering',
  component: Component,
  decorators: [filled],
  parameters: { shop: delivery },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order button, once all data of the order are loaded. */
async function orderButton(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  const button = await canvas.findByRole('button', { name: 'Verbindlich bestellen' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

/** Chooses the first unloading area, if any, and the second day, which is returned. */
async function choose(userEvent: StoryContext['userEvent'], canvas: ReturnType<typeof within>): Promise<string> {
  const button = await canvas.findByRole('button', { name: /^(Verbindlich bestellen|Liefertag wählen)$/ });
  await waitFor(() => expect(button).toBeEnabled());
  const areas = canvas.queryByRole('group', { name: 'Abladestelle' });
  const [area] = areas ? within(areas).getAllByRole('radio') : [];
  if (area) await userEvent.click(area);
  const [, day] = canvas.getAllByRole('radio', { name: /bis / });
  if (!day) throw new Error('There is no second day');
  await userEvent.click(day);
  return (day as HTMLInputElement).value;
}

const savedDeliveries = 'calendar-saved:AL:100:user-anna-al';

/**
 * An order from the delivery step to its confirmation; clicks and Enter at once send it once. Its deliveries go into a calendar, and what
 * an earlier file contains stays.
 */
export const OrderPlaced: Story = {
  beforeEach: () =>
    localStorage.setItem(savedDeliveries, JSON.stringify([{ uid: 'delivery-AL-100-2099-01-01', kind: 'delivery', day: '2099-01-01' }])),
  play: async ({ canvas, userEvent }) => {
    const day = await choose(userEvent, canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ihre Referenznummer' }), 'Hochzeit Huber');
    const callsOf = watchCalls();
    const order = canvas.getByRole('button', { name: 'Verbindlich bestellen' });
    order.focus();
    for (let clicks = 0; clicks < 5; clicks += 1) order.click();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^Vielen Dank! Ihre Bestellung \d+ ist bei uns eingegangen/)).toBeVisible();
    await expect(callsOf('submitCart')).toHaveLength(1);
    await expect(canvas.getByText('Hochzeit Huber')).toBeVisible();
    // It leads, and stands among the order's facts.
    for (const said of canvas.getAllByText(formatLongDay(day, 'de'))) await expect(said).toBeVisible();
    const files = watchDownloads();
    await userEvent.click(await canvas.findByRole('button', { name: 'In den Kalender' }));
    await waitFor(() => expect(files()).toEqual([expect.stringMatching(/^Lieferungen .+\.ics$/)]));
    const saved = JSON.parse(localStorage.getItem(savedDeliveries) ?? '[]') as readonly { readonly day: string }[];
    await expect(saved.map((one) => one.day).toSorted()).toEqual([day, '2099-01-01']);
  },
};

/** Previous orders that never answer: the step opens without them. */
export const PreviousOrdersHeld: Story = {
  parameters: { shop: { ...delivery, scenario: 'listOrderOverview=held' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Ihre Referenznummer' })).toBeVisible();
    await expect(canvas.queryByText(/^Wie zuletzt/)).not.toBeInTheDocument();
  },
};

/** A fair that bills at the delivery day says so before and after the order, and that the total uses today's prices. */
export const BilledAtDelivery: Story = {
  parameters: {
    shop: {
      as: 'anna',
      tenant: 'AL',
      route: '/subshop/promotions/wein/checkout/delivery',
      pattern: '/subshop/promotions/wein/checkout/*',
      shop: { kind: 'fair', fairCode: 'wein', globalDiscountFactor: '0.95' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, canvas);
    await expect(canvas.getByText('Verrechnet wird mit den Preisen am Tag der Lieferung.').closest('p')).toHaveTextContent(
      /^Verrechnet wird mit den Preisen am Tag der Lieferung\. Die Summe zeigt die heutigen Preise\.$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Verbindlich bestellen' }));
    await expect(await canvas.findByText(/^Vielen Dank! Ihre Bestellung/)).toBeVisible();
    await expect(await canvas.findByText('Verrechnet wird mit den Preisen am Tag der Lieferung.')).toBeVisible();
  },
};

/** The order limit is reported only on submit: the notice names a contact, once, and the order can't be sent again. */
export const LimitRefused: Story = {
  parameters: {
    shop: {
      as: 'anna',
      tenant: 'AL',
      route: '/subshop/promotions/herbst/checkout/delivery',
      pattern: '/subshop/promotions/herbst/checkout/*',
      shop: { kind: 'fair', fairCode: 'herbst', globalDiscountFactor: '0.97' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, canvas);
    const reference = canvas.getByRole('textbox', { name: 'Ihre Referenznummer' });
    await userEvent.type(reference, 'Hochzeit Huber');
    const ask = window.fetch;
    const refused = { status: 409, code: 'subshopOrderLimitReached', message: 'reached' };
    const asked = spyOn(window, 'fetch').mockImplementation((address, init) =>
      typeof address === 'string' && address.endsWith('/submit')
        ? Promise.resolve(Response.json(refused, { status: 409 }))
        : ask(address, init),
    );
    const button = await orderButton(canvas);
    await userEvent.click(button);
    await expect(await canvas.findByText(/^Das Bestelllimit für diese Messe ist erreicht\. Bitte wenden Sie sich/)).toBeVisible();
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    const sent = asked.mock.calls.filter(([address]) => typeof address === 'string' && address.endsWith('/submit'));
    asked.mockRestore();
    await expect(sent).toHaveLength(1);
    await expect(canvas.getAllByText(/Bestelllimit/)).toHaveLength(1);
    await expect((await canvas.findAllByRole('link', { name: /@/ })).length).toBeGreaterThan(0);
    await expect(reference).toHaveValue('Hochzeit Huber');
  },
};

/** With all recipients unticked no mail is sent, and the confirmation mentions none. */
export const NobodyMailed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(userEvent, canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Empfänger ändern' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wer bekommt die Bestellbestätigung?' }));
    for (const recipient of dialog.getAllByRole('checkbox', { checked: true })) await userEvent.click(recipient);
    await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await expect(await canvas.findByText('Niemand bekommt eine Bestätigung per E-Mail.')).toBeVisible();
    // The page is usable once the dialog is gone.
    await userEvent.click(await canvas.findByRole('button', { name: 'Verbindlich bestellen' }));
    await expect(await canvas.findByText(/^Vielen Dank! Ihre Bestellung \d+ ist bei uns eingegangen/)).toBeVisible();
    await expect(canvas.getByText(/jederzeit unter „Bestellungen“/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('per E-Mail an');
  },
};

/** Without a previous order whose recipients are known, the order waits while the recipients load. */
export const RecipientsLoading: Story = {
  parameters: { shop: { ...delivery, scenario: 'listConfirmationEmails=timeout,listOrderOverview=404' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Verbindlich bestellen' })).toBeDisabled();
  },
};

/** The order waits while the invoice address loads. */
export const InvoiceAddressLoading: Story = {
  parameters: { shop: { ...delivery, scenario: 'getInvoiceAddress=timeout' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Empfänger ändern' });
    await expect(canvas.getByRole('button', { name: 'Verbindlich bestellen' })).toBeDisabled();
  },
};

/** Loading recipients and invoice address failed: that is shown, no wrong name appears, and the order is possible. */
export const RecipientsFailed: Story = {
  parameters: { shop: { ...delivery, scenario: 'listConfirmationEmails=404,getInvoiceAddress=404' } },
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, canvas);
    await expect(canvas.getByText(/^Ihre bisherigen Empfänger konnten nicht geladen werden/)).toBeVisible();
    await expect(canvas.queryByText('Niemand bekommt eine Bestätigung per E-Mail.')).not.toBeInTheDocument();
    await userEvent.click(await orderButton(canvas));
    await expect(await canvas.findByText(/^Vielen Dank! Ihre Bestellung \d+ ist bei uns eingegangen/)).toBeVisible();
  },
};

/** No answer: input is kept, and the page says what to do. */
export const OrderFailed: Story = {
  parameters: { shop: { ...delivery, scenario: 'submitCart=403' } },
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Anmerkungen' }), 'Hintereingang');
    await userEvent.click(canvas.getByRole('button', { name: 'Verbindlich bestellen' }));
    await expect(await canvas.findByText(/Ihre Eingaben sind gesichert/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Anmerkungen' })).toHaveValue('Hintereingang');
    await expect(canvas.getByRole('button', { name: 'Verbindlich bestellen' })).toBeEnabled();
  },
};

/** The answer is lost, but not the order: it is found in the order list and confirmed, once. */
export const AnswerLost: Story = {
  parameters: { shop: { ...delivery, scenario: 'submitAnswerLost' } },
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Verbindlich bestellen' }));
    await expect(await canvas.findByText(/^Vielen Dank! Ihre Bestellung \d+ ist bei uns eingegangen/)).toBeVisible();
  },
};

/** Unorderable products are listed before; the confirmation names them. */
export const NonOrderable: Story = {
  parameters: { shop: { ...delivery, scenario: 'unavailableLines' } },
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Verbindlich bestellen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Ohne diesen Artikel bestellen' }));
    await expect(await canvas.findByRole('heading', { name: 'Ein Artikel wurde nicht bestellt' })).toBeVisible();
  },
};

const customer = ['AL', '100'] as const;
const shared = { parameters: { shop: { ...delivery, as: 'anna.al', tenant: customer[0] } } };

/** Data of an order of the cart for a day. */
async function informationFor(day: string): Promise<OrderInformation> {
  const [address] = await listDeliveryAddresses(...customer);
  if (!address) throw new Error('The customer has no address');
  const [unloadingArea = ''] = address.unloadingAreas ?? [];
  const days = { requestedDeliveryDay: day, requestedDeliveryDayFreshProducts: day, requestedDeliveryDayFrozenProducts: day };
  return { deliveryAddressExternalId: address.externalId, unloadingArea, ...days };
}

/** A colleague on another device orders the cart, without notice to this browser. Returns the number. */
const orderElsewhere = async (day: string): Promise<string> => (await submitCart(...customer, await informationFor(day))).id;

/** The page becomes visible, and the cart is refetched. */
const comeToFront = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

/** Expects that the page reports the order with this number, with a link to it. */
async function expectOrderedElsewhere(canvas: ReturnType<typeof within>, number: string): Promise<void> {
  await expect(await canvas.findByText(new RegExp(`Soeben ist die Bestellung ${number} eingegangen`))).toBeVisible();
  // All dialogs must be gone before the page is usable.
  await expect(await canvas.findByRole('link', { name: `Bestellung ${number} ansehen` })).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1, name: 'Lieferung' })).toBeVisible();
}

/** A colleague has ordered the cart before the press: the user is told which order it is. */
export const OrderedByColleague: Story = {
  ...shared,
  play: async ({ canvas, userEvent }) => {
    const number = await orderElsewhere(await choose(userEvent, canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Verbindlich bestellen' }));
    await expectOrderedElsewhere(canvas, number);
  },
};

/** A colleague orders the cart during a confirmation: the dialog stays, and its answer names the order. */
export const OrderedWhileAsked: Story = {
  ...shared,
  play: async ({ canvas, userEvent }) => {
    const day = await choose(userEvent, canvas);
    await setCartItem(...customer, { sku: '104712', amount: 3, unitAbbreviation: 'KRT' });
    await userEvent.click(canvas.getByRole('button', { name: 'Verbindlich bestellen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Der Warenkorb hat sich geändert' }));
    const number = await orderElsewhere(day);
    comeToFront();
    await waitFor(() => expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent(/^Der Warenkorb ist inzwischen leer/));
    await userEvent.click(dialog.getByRole('button', { name: 'So verbindlich bestellen' }));
    await expectOrderedElsewhere(canvas, number);
  },
};

/** A colleague empties the cart: shown without a press, no day is requested any more, and input stays. */
export const EmptiedByColleague: Story = {
  ...shared,
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ihre Referenznummer' }), 'Hochzeit Huber');
    await expect(canvas.getByRole('heading', { name: 'Liefertag' })).toBeVisible();
    await clearCart(...customer);
    comeToFront();
    const said = /^Der Warenkorb ist inzwischen leer, vielleicht wurde er anderswo bestellt/;
    await expect(await canvas.findByText(said)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Liefertag' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Ihre Referenznummer' })).toHaveValue('Hochzeit Huber');
  },
};

/** An order from before a reload arrives after a look-up in vain: it is confirmed, and "nothing was sent" is never shown. */
export const ArrivedLate: Story = {
  ...shared,
  play: async ({ canvas, userEvent }) => {
    const day = await choose(userEvent, canvas);
    const intent: OrderIntent = {
      idempotencyKey: crypto.randomUUID(),
      startedAt: Date.now(),
      ordersBefore: undefined,
      lineCount: 5,
      body: await informationFor(day),
    };
    tabText('order-intent:AL:100:own').keep(JSON.stringify(intent));
    const number = await orderElsewhere(day);
    comeToFront();
    await expect(await canvas.findByText(`Vielen Dank! Ihre Bestellung ${number} ist bei uns eingegangen.`)).toBeVisible();
  },
};
