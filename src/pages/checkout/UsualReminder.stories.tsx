import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { watchCalls } from '#tests/examples/shopStories.fixture.tsx';
import { getCart } from '#gen/cart/get-cart.ts';
import { Component } from './CheckoutPage';
import { CartOf } from './filledCart.fixture';

const own = { as: 'karl', tenant: 'AL', route: '/checkout', pattern: '/checkout/*' };
/** Karl's. */
const customer = '1100';
const productOf = (button: HTMLElement) => button.getAttribute('aria-label')?.replace(/^[^:]*: /, '') ?? '';
const heading = 'Etwas vergessen?';

const meta = {
  title: 'Pages/Checkout/UsualReminder',
  component: Component,
  parameters: { shop: own },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty cart and its usual products: one press adds the usual amount as a line of the cart. */
export const Cart: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const strip = within(await canvas.findByRole('region', { name: heading }));
    await expect(strip.getAllByRole('listitem')).toHaveLength(8);
    const [add] = strip.getAllByRole('button', { name: /hinzufügen: / });
    if (!add) throw new Error('Nothing is suggested');
    const product = productOf(add);
    await userEvent.click(add);
    await waitFor(() => expect(canvasElement.querySelectorAll('article[data-sku]')).toHaveLength(1));
    await expect(await canvas.findByRole('article', { name: product })).toBeVisible();
    await waitFor(() => expect(strip.queryByText(product)).not.toBeInTheDocument());
  },
};

/** Few calls are made; the keyboard adds the usual amount, and the focus moves to the next one. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const callsOf = watchCalls();
    const strip = within(await canvas.findByRole('region', { name: heading }));
    const [add, next] = await strip.findAllByRole('button', { name: /hinzufügen: / });
    if (!add || !next) throw new Error('Fewer than two products are suggested');
    await expect(callsOf('listOrders', 'findProductsBySku').length).toBeLessThanOrEqual(3);
    const amount = Number(/^\d+/.exec(add.getAttribute('aria-label') ?? '')?.[0]);
    const product = productOf(next);
    add.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect((await getCart('AL', customer)).items.map((item) => item.amount)).toEqual([amount]));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(new RegExp(`hinzufügen: ${product}`)));
    // The price watch uses the same pages of orders; none is requested twice.
    const pages = callsOf('listOrders').map(({ url }) => url.searchParams.get('page') ?? '0');
    await expect(new Set(pages).size).toBe(pages.length);
    await expect(callsOf('findProductsBySku')).toHaveLength(1);
  },
};

/** Suggested again before ordering: a product added there isn't a change of the cart to confirm. */
export const Delivery: Story = {
  parameters: { shop: { ...own, route: '/checkout/delivery' } },
  decorators: [
    (Page) => (
      <CartOf lines={[{ sku: '104711', amount: 1, unitAbbreviation: 'LAI' }]}>
        <Page />
      </CartOf>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const strip = within(await canvas.findByRole('region', { name: heading }));
    await canvas.findByRole('heading', { name: 'Lieferadresse' });
    const [add] = await strip.findAllByRole('button', { name: /hinzufügen: / });
    if (!add) throw new Error('Nothing is suggested');
    const product = productOf(add);
    await userEvent.click(add);
    await waitFor(() => expect(strip.queryByText(product)).not.toBeInTheDocument());
    const panel = canvas.getByRole('complementary', { name: 'Ihre Bestellung' });
    await waitFor(() => expect(panel).toHaveTextContent('Positionen2'));
    const areas = canvas.queryByRole('group', { name: 'Abladestelle' });
    const [area] = areas ? within(areas).getAllByRole('radio') : [];
    if (area) await userEvent.click(area);
    await userEvent.click(canvas.getAllByRole('radio', { name: /bis / })[1] as HTMLElement);
    await expect(canvas.queryByText(/hat sich geändert/)).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Verbindlich bestellen' }));
    await expect(await canvas.findByText(/^Vielen Dank! Ihre Bestellung \d+ ist bei uns eingegangen/)).toBeVisible();
  },
};

/** A line's note says that its amount is far above the usual one. */
export const FarMore: Story = {
  play: async ({ canvas, userEvent }) => {
    const strip = within(await canvas.findByRole('region', { name: heading }));
    const [add] = strip.getAllByRole('button', { name: /hinzufügen: / });
    if (!add) throw new Error('Nothing is suggested');
    await userEvent.click(add);
    const row = within(await canvas.findByRole('article', { name: productOf(add) }));
    await fireEvent.change(row.getByRole('textbox'), { target: { value: '9000' } });
    await expect(await row.findByText(/^9\.000.*: sonst \d/)).toBeVisible();
    await waitFor(async () => expect((await getCart('AL', customer)).items[0]).toMatchObject({ amount: 9_000 }));
  },
};

/** Dismissed products are hidden for this cart; those hidden for good return only on request. */
export const PutAside: Story = {
  play: async ({ canvas, userEvent }) => {
    const strip = within(await canvas.findByRole('region', { name: heading }));
    const [first, second] = strip.getAllByRole('button', { name: /^nie erinnern: / }).map(productOf);
    if (first === undefined || second === undefined) throw new Error('Fewer than two products are suggested');
    await userEvent.click(strip.getByRole('button', { name: `heute nicht: ${first}` }));
    await userEvent.click(strip.getByRole('button', { name: `nie erinnern: ${second}` }));
    await waitFor(() => expect(strip.queryByText(first)).not.toBeInTheDocument());
    await userEvent.click(strip.getByText('Ohne Erinnerung: 1 Artikel'));
    await userEvent.click(strip.getByRole('button', { name: `Wieder erinnern: ${second}` }));
    await expect(await strip.findByText(second)).toBeVisible();
    await expect(strip.queryByText(/^Ohne Erinnerung/)).not.toBeInTheDocument();
  },
};

/** Loading the orders failed: nothing is suggested, and the cart works as usual. */
export const Failed: Story = {
  parameters: { shop: { ...own, scenario: 'listOrders=404' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ihr Warenkorb ist leer')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: heading })).not.toBeInTheDocument();
  },
};

/** A customer without orders. */
export const NoOrders: Story = {
  parameters: { shop: { ...own, scenario: 'emptyLists' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ihr Warenkorb ist leer')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: heading })).not.toBeInTheDocument();
  },
};
