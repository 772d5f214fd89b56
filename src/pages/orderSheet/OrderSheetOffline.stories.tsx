import { onlineManager } from '@tanstack/react-query';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { askBackend, setScenario, watchCalls } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './OrderSheetPage';

const shop = {
  as: 'anna',
  tenant: 'AL',
  route: '/my/order-sheet?source=template:template-100-1',
  pattern: '/my/order-sheet',
  scenario: 'getOrderTemplate=offline',
};

const linesName = 'sheet-lines:AL:100:user-anna-al:template:template-100-1';
const draftName = 'order-sheet:AL:100:user-anna-al:template:template-100-1';

const unit = (name: string, abbreviation: string, ratio: number) => ({
  name,
  abbreviation,
  ratio,
  isVisible: true,
  isStorageUnit: ratio === 1,
});
const line = (sku: string, amount: number) => ({ sku, par: { amount, unitAbbreviation: 'STK' }, unitAbbreviation: 'STK' });
const product = (sku: string, name: string, value: string, more = {}) => ({
  sku,
  name,
  kind: 'dry',
  availability: { status: 'ACTIVE' },
  minSaleQuantity: 0,
  units: [unit('Stück', 'STK', 1), unit('Karton', 'KRT', 12)],
  prices: [{ minQuantity: 1, value, source: 'LIST' }],
  ...more,
});

/** The sheet as it was read on Thursday, 19.11., at 14:05. */
const kept = {
  readAt: Date.parse('2026-11-19T13:05:00Z'),
  name: 'Wochenbedarf',
  lines: [line('1', 6), line('2', 2), line('3', 4)],
  products: [
    product('1', 'Bergkäse', '12.90'),
    product('2', 'Almbutter', '2.49', { kind: 'fresh' }),
    product('3', 'Steinpilze', '31.00', { availability: { status: 'REMOVED_FROM_INVENTORY' } }),
  ],
};

const keep = (name: string, value: unknown) => localStorage.setItem(name, JSON.stringify(value));

const meta = {
  title: 'Pages/OrderSheet/Offline',
  component: Component,
  parameters: { shop },
  beforeEach: () => {
    keep(linesName, kept);
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const amounts = async (canvas: StoryContext['canvas']) =>
  within(await canvas.findByRole('grid', { name: 'Mengen' })).findAllByRole('textbox', { name: /^Menge / });

/** Without a network the sheet opens as last read, says of when, and takes amounts. */
export const Kept: Story = {
  tags: ['visual', 'dark'],
  play: async ({ canvas }) => {
    await amounts(canvas);
    await expect(canvas.getByText('Stand: Do., 19.11., 14:05 – ohne Netz.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bestellblatt: Wochenbedarf' })).toBeVisible();
  },
};

/** Typing in it; pictured by the previous story. */
export const KeptInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [first] = await amounts(canvas);
    await userEvent.type(first as HTMLElement, '3');
    await expect(await canvas.findByText('Summe 38,70 €')).toBeVisible();
    await expect(canvas.getByText(/^Preise, Summe und Lieferbarkeit sind von diesem Zeitpunkt/)).toBeVisible();
  },
};

/** On the phone. */
export const KeptOnPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await amounts(canvas);
  },
};

/** Without the price permission no stored price is shown either. */
export const KeptWithoutPrices: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    shop: { ...shop, as: 'eva', route: '/my/order-sheet?source=essence', scenario: 'browseCustomerEssentialProducts=offline' },
  },
  beforeEach: () => keep('sheet-lines:AL:200:user-eva-al:essence', kept),
  play: async ({ canvas }) => {
    await amounts(canvas);
    await expect(canvas.getByText(/^Die Lieferbarkeit ist von diesem Zeitpunkt/)).toBeVisible();
    await expect(canvas.queryByText(/€|Summe/)).not.toBeInTheDocument();
  },
};

/** Nothing is stored of this sheet. */
export const NotKept: Story = {
  tags: ['visual'],
  beforeEach: () => localStorage.removeItem(linesName),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dieses Bestellblatt ist auf diesem Gerät nicht gespeichert')).toBeVisible();
  },
};

/** A stored sheet that is unreadable, of another user, or too old isn't opened. */
export const KeptInVainInUse: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    localStorage.setItem(linesName, '{"readAt":');
    keep(linesName.replace('anna', 'otto'), kept);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dieses Bestellblatt ist auf diesem Gerät nicht gespeichert')).toBeVisible();
  },
};

/** The server refuses the list: the stored one isn't shown, and is deleted. */
export const Refused: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, scenario: 'getOrderTemplate=404' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dieses Bestellblatt gibt es nicht')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem(linesName)).toBeNull());
  },
};

/** As before, forbidden. */
export const ForbiddenInUse: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, scenario: 'getOrderTemplate=403' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Das Bestellblatt konnte nicht geladen werden.');
    await waitFor(() => expect(localStorage.getItem(linesName)).toBeNull());
  },
};

const cartOnServer = async (): Promise<readonly (readonly [string, number])[]> => {
  const { items } = await askBackend<{ items: { sku: string; amount: number }[] }>('/v1/t/AL/my/shopping-cart/100');
  return items.map(({ sku, amount }) => [sku, amount] as const);
};

/** Back with a network: what has changed in lines with amounts is named, and closes. */
export const Back: Story = {
  tags: ['visual'],
  parameters: { shop: { ...shop, scenario: 'normal' } },
  beforeEach: async () => {
    const { orderTemplateItems } = await askBackend<{ orderTemplateItems: { productSku: string }[] }>(
      '/v1/t/AL/my/order-templates/template-100-1?customerId=100',
    );
    const [first, second] = orderTemplateItems.map(({ productSku }) => productSku);
    const known = [product(first ?? '', 'A', '0.01'), product('weg', 'Steinpilze', '31.00')];
    const units = await askBackend<{ sku: string; units: object[] }[]>('/v1/t/AL/products/skuBatch?customerId=100', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify([first, second]),
    });
    const [cheese] = units.filter(({ sku }) => sku === first);
    keep(linesName, {
      ...kept,
      lines: [{ sku: first }, { sku: 'weg' }],
      products: known.map((one) => (one.sku === first ? { ...one, units: cheese?.units } : one)),
    });
    keep(draftName, { entries: { [first ?? '']: { text: '90' }, weg: { text: '2' } }, added: [], stock: {}, isWaiting: false });
  },
  play: async ({ canvas }) => {
    const note = within(await canvas.findByRole('region', { name: /^Geändert seit Do., 19.11., 14:05/ }));
    await expect(note.getByText(/ statt 0,\d\d € je /)).toBeVisible();
    await expect(note.getByText(/^Steinpilze: Nicht mehr im Sortiment\. Die Menge bleibt auf dem Blatt/)).toBeVisible();
  },
};

/** The note closes; pictured by the previous story. */
export const BackInUse: Story = {
  ...Back,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verstanden' }));
    await expect(canvas.queryByRole('region', { name: /^Geändert seit/ })).not.toBeInTheDocument();
  },
};

/** Network lost while reading the cart: the press waits, and goes once with the network, to what a colleague has put there meanwhile. */
export const LostBeforeInUse: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, scenario: 'normal' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type((await amounts(canvas))[0] as HTMLElement, '70');
    const send = await canvas.findByRole('button', { name: '1 Zeile in den Warenkorb' });
    setScenario('getCart=offline');
    await userEvent.click(send);
    await canvas.findByText(/^Ohne Verbindung gemerkt/);
    setScenario('normal');
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await canvas.findByText(/^im Warenkorb: /);
    await waitFor(async () => expect((await cartOnServer()).map(([, amount]) => amount)).toEqual([70]));
    await expect(canvas.queryByText(/^Ohne Verbindung gemerkt/)).not.toBeInTheDocument();
  },
};

/** Stores an addition of the first line that was begun on an earlier page, to an empty cart. */
const attempted = async (amount: number) => {
  const { orderTemplateItems } = await askBackend<{ orderTemplateItems: { productSku: string; unit: string }[] }>(
    '/v1/t/AL/my/order-templates/template-100-1?customerId=100',
  );
  const [first] = orderTemplateItems;
  const [sku, unitAbbreviation] = [first?.productSku ?? '', first?.unit ?? ''];
  const at = Date.parse('2026-11-20T08:00:00Z');
  const attempt = { at, lines: [{ sku, amount, unitAbbreviation, to: { amount, unitAbbreviation } }] };
  keep(draftName, { entries: { [sku]: { text: String(amount) } }, added: [], stock: {}, isWaiting: false, attempt });
  return { sku, unitAbbreviation };
};

const putInCart = async (sku: string, unitAbbreviation: string, amount: number) => {
  await askBackend('/v1/t/AL/my/shopping-cart-items/100', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify([{ sku, amount, unitAbbreviation }]),
  });
};

/** An addition whose answer was lost had arrived: nothing is sent again. */
export const ArrivedInUse: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, scenario: 'normal' } },
  beforeEach: async () => {
    const { sku, unitAbbreviation } = await attempted(70);
    await putInCart(sku, unitAbbreviation, 70);
  },
  play: async ({ canvas }) => {
    const callsOf = watchCalls();
    await waitFor(() => expect(localStorage.getItem(draftName)).toContain('"isSent":true'));
    await expect(callsOf('setCartItems', 'setCartItem', 'setSingleCartItem')).toEqual([]);
    await expect((await cartOnServer()).map(([, amount]) => amount)).toEqual([70]);
    await expect(await canvas.findByText(/^im Warenkorb: /)).toBeVisible();
  },
};

/** An addition that never arrived is carried out, once. */
export const NotArrivedInUse: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, scenario: 'normal' } },
  beforeEach: async () => {
    await attempted(70);
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(localStorage.getItem(draftName)).toContain('"isSent":true'));
    await expect((await cartOnServer()).map(([, amount]) => amount)).toEqual([70]);
    await expect(await canvas.findByText(/^im Warenkorb: /)).toBeVisible();
  },
};

/** A colleague has changed the line since: nobody can tell, so that the user decides. */
export const Unsure: Story = {
  tags: ['visual'],
  parameters: { shop: { ...shop, scenario: 'normal' } },
  beforeEach: async () => {
    const { sku, unitAbbreviation } = await attempted(70);
    await putInCart(sku, unitAbbreviation, 90);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Bei einer Zeile ist nicht sicher/)).toBeVisible();
    await expect(canvas.getByText(/^vielleicht schon gesendet · im Warenkorb: 90/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled();
  },
};

/** Its two answers: they are in the cart, or go there once more. */
export const UnsureInUse: Story = {
  ...Unsure,
  tags: ['!dev', '!autodocs'],
  play: async (story) => {
    const { canvas, userEvent } = story;
    await Unsure.play?.(story);
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal senden' }));
    await userEvent.click(await canvas.findByRole('button', { name: '1 Zeile in den Warenkorb' }));
    await waitFor(async () => expect((await cartOnServer()).map(([, amount]) => amount)).toEqual([160]));
    await expect(screen.queryByText(/^Bei einer Zeile ist nicht sicher/)).not.toBeInTheDocument();
  },
};
