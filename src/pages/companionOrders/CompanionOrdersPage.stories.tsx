import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { getCart } from '#gen/cart/get-cart.ts';
import { listCompanionOrders } from '#gen/order/list-companion-orders.ts';
import { setScenario, watchCalls } from '#tests/examples/shopStories.fixture.tsx';
import { keepEvent } from '#tests/examples/guestEvent.fixture.ts';
import { tabText } from '#platform/stored.ts';
import { CartGuardProvider } from '#app/frame/CartGuardProvider.tsx';
import { Component } from './CompanionOrdersPage';

const shop = { as: 'anna', tenant: 'AL', route: '/my/companion-orders', pattern: '/my/companion-orders' };

/** The import button of the order at an index. */
function takeOver(canvas: StoryContext['canvas'], place: number): HTMLElement {
  const button = canvas.getAllByRole('button', { name: 'In den Warenkorb übernehmen' })[place];
  if (!button) throw new Error(`There is no order at place ${place}`);
  return button;
}

const meta = {
  title: 'Pages/CompanionOrders',
  component: Component,
  tags: ['two-looks'],
  parameters: { shop },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three open orders. The second is imported: products no longer sold are named, and the missing address. */
export const List: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};

/** Interactions; pictured by the previous story. */
export const ListInUse: Story = {
  ...List,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await userEvent.click(takeOver(canvas, 1));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/^Einige Artikel konnten nicht übernommen werden/)).toBeVisible());
    await expect(dialog.getByText(/^Die gewählte Lieferadresse existiert nicht mehr/)).toBeVisible();
    await expect(dialog.getByText('In dieser Einheit nicht mehr erhältlich')).toBeVisible();
    await expect(dialog.getByText('Nicht mehr im Sortiment')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/checkout');
    await waitFor(() => expect(canvasElement.querySelectorAll('article')).toHaveLength(2));
  },
};

/** An order is imported as a whole, so it is asked about as a whole: declined, it stays, and the cart is unchanged. */
export const DietsAsked: Story = {
  decorators: [
    (Page) => (
      <CartGuardProvider>
        <Page />
      </CartGuardProvider>
    ),
  ],
  beforeEach: () =>
    keepEvent([
      { column: 'GLUTEN', level: 'allergy', guests: 1 },
      { column: 'MILK', level: 'allergy', guests: 1 },
    ]),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    const inCart = async () => (await getCart('AL', '100')).items.length;
    const before = await inCart();
    await userEvent.click(takeOver(canvas, 0));
    await userEvent.click(await screen.findByRole('button', { name: 'Nicht hinzufügen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await inCart()).toBe(before);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(takeOver(canvas, 0));
    await userEvent.click(await screen.findByRole('button', { name: /^Trotzdem/ }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(await inCart()).toBeGreaterThan(before);
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** No open orders (P§8 "Empty states"). */
export const Empty: Story = {
  parameters: { shop: { ...shop, scenario: 'emptyLists' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Keine offenen Bestellungen aus der App')).toBeVisible();
  },
};

/** Loading failed. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'listCompanionOrders=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die offenen Bestellungen aus der App konnten nicht geladen werden.');
  },
};

/** Failed loads have a retry; an order whose deletion fails stays open, and the next attempt deletes it. */
export const FailedInUse: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, scenario: 'listCompanionOrders=malformed' } },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Noch einmal versuchen' });
    setScenario('deleteCompanionOrder=500');
    await userEvent.click(retry);
    const cards = () => canvas.getAllByRole('article', { name: /^Begonnen am/ });
    await waitFor(() => expect(cards()).toHaveLength(3));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(within(cards()[0] as HTMLElement).getByRole('button', { name: 'Verwerfen' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwerfen' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sie ist noch offen.');
    await expect(cards()).toHaveLength(3);
    setScenario('normal');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await waitFor(() => expect(cards()).toHaveLength(2));
    await expect(canvas.queryByText('Nachbestellung Kühlhaus')).not.toBeInTheDocument();
  },
};

/** An import fails: reported, the order stays, and a retry imports it. */
export const ImportFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'importCompanionOrder=400' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await userEvent.click(takeOver(canvas, 0));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Sie ist noch offen, und in den Warenkorb wurde nichts gelegt\./);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect((await getCart('AL', '100')).items).toEqual([]);
    setScenario('normal');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await screen.findByText('5 Positionen wurden in den Warenkorb übernommen.');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect((await getCart('AL', '100')).items).toHaveLength(5);
  },
};

/** Only the answer is lost: the list shows that the order is no longer open, and its lines are in the cart. */
export const AnswerLost: Story = {
  parameters: { shop: { ...shop, scenario: 'importCompanionOrder=lost' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await userEvent.click(takeOver(canvas, 0));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ist nicht mehr offen');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect((await getCart('AL', '100')).items).toHaveLength(5);
  },
};

/** Two presses import once, with the order's place and comment for the delivery step. */
export const PressedTwice: Story = {
  play: async ({ canvas }) => {
    const callsOf = watchCalls();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    const [delivery = ''] = (await canvas.findAllByText(/^Lieferung an /)).map(({ textContent }) => textContent);
    const button = takeOver(canvas, 0);
    button.click();
    button.click();
    await screen.findByText('5 Positionen wurden in den Warenkorb übernommen.');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(callsOf('importCompanionOrder')).toHaveLength(1);
    await expect(JSON.parse(tabText('checkout:AL:100:own').read() ?? '{}')).toMatchObject({
      unloadingArea: delivery.split(' · ').at(-1),
      notes: 'Nachbestellung Kühlhaus',
    });
  },
};

/** An order is discarded only after a confirmation, and the focus moves to the page, since its button is gone. */
export const Discarded: Story = {
  decorators: [
    (Page) => (
      <main tabIndex={-1}>
        <Page />
      </main>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    const discard = async () => userEvent.click(canvas.getAllByRole('button', { name: 'Verwerfen' })[2] as HTMLElement);
    const question = { name: 'Bestellung verwerfen?' };
    await discard();
    await userEvent.click(within(await screen.findByRole('dialog', question)).getByRole('button', { name: 'Behalten' }));
    await waitFor(() => expect(screen.queryByRole('dialog', question)).not.toBeInTheDocument());
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await discard();
    await userEvent.click(within(await screen.findByRole('dialog', question)).getByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(await listCompanionOrders('AL', '100')).toHaveLength(2);
  },
};

/** Each customer has its own: this one has none, and gets a link to the orders. */
export const OtherCustomer: Story = {
  parameters: { shop: { ...shop, customer: '102' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Keine offenen Bestellungen aus der App')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zu den Bestellungen' })).toHaveAttribute('href', '/my/orders');
  },
};

/** No totals without the price permission. */
export const NoPrices: Story = {
  parameters: { shop: { ...shop, as: 'eva' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};
