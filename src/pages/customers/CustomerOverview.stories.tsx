import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { askBackend, callsOf, setScenario, watchStory } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './CustomersPage';

/** Fills a customer's cart with two lines. */
async function fill(customerId: string): Promise<void> {
  await askBackend(`/v1/t/AL/my/shopping-cart-items/${customerId}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify([
      { sku: '104711', amount: 2, unitAbbreviation: 'LAI' },
      { sku: '104712', amount: 1, unitAbbreviation: 'KRT' },
    ]),
  });
}

const meta = {
  title: 'Pages/Customers/Overview',
  component: Component,
  parameters: { shop: { as: 'anna', customer: '100', route: '/my/customers?view=day', pattern: '/my/customers' } },
  beforeEach: watchStory,
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (canvas: { getAllByRole(role: string): HTMLElement[] }) => canvas.getAllByRole('row').slice(1);

/** Three customers: two calls for each, deadlines, orders, and sums over all. */
export const Few: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Pension Enzian/ });
    await canvas.findByText('Alle Kunden geladen');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Alle Kunden im Überblick' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await expect(new Set(callsOf('getCart').map(({ url }) => url.pathname.split('/').at(-1)))).toEqual(new Set(['100', '101', '102']));
    await expect(callsOf('getCart')).toHaveLength(3);
    await expect(callsOf('listOrderOverview')).toHaveLength(3);
    await expect(callsOf('getCustomer')).toHaveLength(0);
    await expect(rowsOf(canvas).map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      expect.stringContaining('Berggasthof Bergland'),
      expect.stringContaining('Pension Enzian'),
      expect.stringContaining('Wirtshaus Traube'),
    ]);
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** A second look within half a minute reads nothing again, not even a cart that was filled elsewhere; a way in switches to its customer. */
export const WayInInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Alle Kunden geladen');
    await fill('102');
    await userEvent.click(canvas.getByRole('link', { name: 'Auswählen' }));
    const before = callsOf('getCart', 'listOrderOverview').length;
    await userEvent.click(canvas.getByRole('link', { name: 'Überblick' }));
    await canvas.findByText('Alle Kunden geladen');
    // Within half a minute nothing is asked again but the chosen customer's own cart.
    await expect(callsOf('listOrderOverview')).toHaveLength(3);
    await expect(callsOf('getCart', 'listOrderOverview').length - before).toBeLessThanOrEqual(1);
    const calls = callsOf('getCart', 'listOrderOverview').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Einkaufen für Wirtshaus Traube, Nummer 102' }));
    await canvas.findByText('Another page of the shop');
    await expect(document.cookie).toContain('customer=102');
    await waitFor(() => expect(screen.getByText('Sie bestellen jetzt für Wirtshaus Traube.')).toBeVisible());
    // The new customer's cart is the shop's own call.
    await expect(callsOf('listOrderOverview')).toHaveLength(3);
    await expect(callsOf('getCart', 'listOrderOverview').length - calls).toBeLessThanOrEqual(1);
  },
};

/** One customer fails: its row says so and is read again on request, and the others stay. */
export const OneFailed: Story = {
  parameters: { shop: { as: 'anna', customer: '100', route: '/my/customers?view=day', scenario: 'listOrderOverview=503' } },
  play: async ({ canvas, userEvent }) => {
    const [again] = await canvas.findAllByRole('button', { name: 'Noch einmal laden: Wirtshaus Traube' });
    await expect(canvas.getAllByText('ohne 3 Kunden, deren Daten fehlen')).toHaveLength(2);
    setScenario('normal');
    await userEvent.click(again as HTMLElement);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Noch einmal laden: Wirtshaus Traube' })).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Noch einmal laden: Pension Enzian' })).toBeVisible();
    await expect(await canvas.findAllByText('ohne 2 Kunden, deren Daten fehlen')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: /^Keine Bestellung in 30 Tagen: Bestellungen von Wirtshaus Traube/ })).toHaveFocus();
  },
};

/** Forty customers, a blocked one among them: at most four calls at a time, none for the blocked one, and a search field. */
export const Forty: Story = {
  parameters: { shop: { as: 'david', customer: '400', route: '/my/customers?view=day', scenario: 'getCart=held' } },
  play: async ({ canvas, userEvent }) => {
    // The chosen customer's cart is the cart engine's.
    await waitFor(() => expect(callsOf('getCart')).toHaveLength(5));
    await expect(callsOf('listOrderOverview')).toHaveLength(0);
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(41));
    await expect(rowsOf(canvas).at(-1)).toHaveTextContent('Gesperrt');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Kunden suchen' }), '439');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await expect(callsOf('getCart').some(({ url }) => url.pathname.endsWith('/417'))).toBe(false);
  },
};

/** A user with a single customer never sees the overview. */
export const SingleCustomer: Story = {
  parameters: { shop: { as: 'ben', tenant: 'AL', customer: '200', route: '/my/customers?view=day' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Für diesen Kunden dürfen Sie bestellen.')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Ansicht der Kunden' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Alle Kunden im Überblick' })).not.toBeInTheDocument();
  },
};

/** Before a customer is chosen. */
export const NoneChosen: Story = {
  parameters: { shop: { as: 'felix', tenant: 'AL', customer: null, route: '/my/customers?view=day' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Alle Kunden geladen');
    await expect(rowsOf(canvas)).toHaveLength(2);
    await expect(callsOf('getCart')).toHaveLength(1);
  },
};
