import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { getCart } from '../../gen/cart/get-cart';
import { listCompanionOrders } from '../../gen/order/list-companion-orders';
import { ownScenario, setScenario, watchCalls } from '../../../tests/examples/shopStories.fixture';
import { keepEvent } from '../../../tests/examples/guestEvent.fixture';
import { CartGuardProvider } from '../../app/frame/CartGuardProvider';
import { Component } from './CompanionOrdersPage';

const shop = { as: 'anna', tenant: 'AL', route: '/my/companion-orders', pattern: '/my/companion-orders' };

/** The button that imports the order at a place of the list. */
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
  beforeEach: ownScenario,
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three wait. The second is imported: what is no longer sold is named, and the vanished address too. */
export const List: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};

/** What can be done there; its picture is the story before it. */
export const ListInUse: Story = {
  ...List,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await userEvent.click(takeOver(canvas, 1));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/^Einige Artikel konnten nicht übernommen werden/)).toBeVisible());
    await expect(dialog.getByText(/^Die gewählte Lieferadresse existiert nicht mehr/)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('article')).toHaveLength(2));
  },
};

/** An order is taken over whole, so it is asked about whole: where it isn't meant it stays, and nothing is in the cart. */
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

/** None is open (P§8 "Empty states"). */
export const Empty: Story = {
  parameters: { shop: { ...shop, scenario: 'emptyLists' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Keine offenen Bestellungen aus der App')).toBeVisible();
  },
};

/** The list can't be loaded. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'listCompanionOrders=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die offenen Bestellungen aus der App konnten nicht geladen werden.');
  },
};

/** What can't be read comes with a retry; one that can't be thrown away is still open, and is thrown away with the next try. */
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

/** An import fails: it says so, the order is still there, and another try imports it. */
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

/** Only the answer is lost: the list tells that the order is no longer open, and its lines are in the cart. */
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

/** Two presses at once import once. */
export const PressedTwice: Story = {
  play: async ({ canvas }) => {
    const callsOf = watchCalls();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    const button = takeOver(canvas, 0);
    button.click();
    button.click();
    await screen.findByText('5 Positionen wurden in den Warenkorb übernommen.');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(callsOf('importCompanionOrder')).toHaveLength(1);
  },
};

/** An order is thrown away only after a question, and the keyboard goes on from the page, since its button is gone. */
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

/** Each customer has its own: this one has none, and is led on to the orders. */
export const OtherCustomer: Story = {
  parameters: { shop: { ...shop, customer: '102' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Keine offenen Bestellungen aus der App')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zu den Bestellungen' })).toHaveAttribute('href', '/my/orders');
  },
};

/** Without the permission there are no sums. */
export const NoPrices: Story = {
  parameters: { shop: { ...shop, as: 'eva' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};
