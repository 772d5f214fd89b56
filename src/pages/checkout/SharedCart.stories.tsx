import type { Decorator, Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { watchCalls } from '#tests/examples/shopStories.fixture.tsx';
import { setCartItem } from '#gen/cart/set-cart-item.ts';
import { setSubshopCartItem } from '#gen/subshop-cart/set-subshop-cart-item.ts';
import { Component } from './CheckoutPage';
import { CartOf } from './filledCart.fixture';

const own = { as: 'anna', tenant: 'AL', route: '/checkout/delivery', pattern: '/checkout/*' };
const fair = {
  ...own,
  route: '/subshop/promotions/herbst/checkout/delivery',
  pattern: '/subshop/promotions/herbst/checkout/*',
  shop: { kind: 'fair', fairCode: 'herbst', globalDiscountFactor: '0.97' },
};
const loaf = { sku: '104711', amount: 1, unitAbbreviation: 'LAI' };
const croissant = { sku: '104712', unitAbbreviation: 'KRT' };

const filled: Decorator = (Page) => (
  <CartOf lines={[loaf]}>
    <Page />
  </CartOf>
);

/** A colleague, or the same user on another device, changes the cart during checkout, without notice to this browser. */
const meta = {
  title: 'Pages/Checkout/SharedCart',
  component: Component,
  decorators: [filled],
  parameters: { shop: own },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Chooses all required values, and returns the order button. */
async function choose({ canvas, userEvent }: Context): Promise<HTMLElement> {
  const button = await canvas.findByRole('button', { name: /^(Verbindlich bestellen|Liefertag wählen)$/ });
  await waitFor(() => expect(button).toBeEnabled());
  const areas = canvas.queryByRole('group', { name: 'Abladestelle' });
  const [area] = areas ? within(areas).getAllByRole('radio') : [];
  if (area) await userEvent.click(area);
  await userEvent.click(canvas.getAllByRole('radio', { name: /bis / })[1] as HTMLElement);
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Verbindlich bestellen' })).toBeEnabled());
  return canvas.getByRole('button', { name: 'Verbindlich bestellen' });
}

const name = 'Der Warenkorb hat sich geändert';
const question = async () => within(await screen.findByRole('dialog', { name }));
const asked = () => waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
const noticeOf = (canvas: StoryContext['canvas']) =>
  waitFor(() => {
    const notice = canvas.getAllByRole('alert').find(({ textContent }) => textContent.startsWith(name));
    if (!notice) throw new Error('Nothing is said of the change');
    return notice;
  });

/** The order sent equals the order seen: a line added meanwhile is asked about, and again if the cart changes during the dialog. */
const ordersWhatWasSeen =
  (submit: 'submitCart' | 'submitSubshopCart', setElsewhere: (amount: number) => Promise<unknown>) =>
  async ({ canvas, userEvent }: Context): Promise<void> => {
    const callsOf = watchCalls();
    await choose({ canvas, userEvent });
    const press = async () => userEvent.click(await canvas.findByRole('button', { name: 'Verbindlich bestellen' }));
    await setElsewhere(3);
    await press();
    const [line, ...others] = (await question()).getAllByRole('listitem');
    await expect(line).toHaveTextContent(/neu: 3\sKartons, [\d,.]+\s€$/);
    await expect(others).toEqual([]);
    await (await question()).findByText(/2 Positionen statt 1/);
    await expect(callsOf(submit)).toHaveLength(0);
    await userEvent.click((await question()).getByRole('button', { name: 'Zurück' }));
    await asked();
    await expect(await noticeOf(canvas)).toHaveTextContent(/neu: 3\sKartons/);
    await press();
    const again = await question();
    await setElsewhere(5);
    await userEvent.click(again.getByRole('button', { name: 'So verbindlich bestellen' }));
    await expect(await canvas.findByText(/gerade von jemand anderem geändert; es wurde nichts bestellt/)).toBeVisible();
    await asked();
    await waitFor(async () => expect(await noticeOf(canvas)).toHaveTextContent(/5\sKartons statt 3\sKartons/));
    await expect(callsOf(submit)).toHaveLength(0);
    await userEvent.click(within(await noticeOf(canvas)).getByRole('button', { name: 'Verstanden' }));
    await press();
    await expect(await canvas.findByText(/^Vielen Dank! Ihre Bestellung \d+ ist bei uns eingegangen/)).toBeVisible();
    await expect(callsOf(submit)).toHaveLength(1);
  };

/** In the own cart. */
export const SeenIsOrdered: Story = {
  play: ordersWhatWasSeen('submitCart', (amount) => setCartItem('AL', '100', { ...croissant, amount })),
};

/** In the cart of a fair. */
export const SeenIsOrderedInFair: Story = {
  parameters: { shop: fair },
  play: ordersWhatWasSeen('submitSubshopCart', (amount) => setSubshopCartItem('AL', 'herbst', '100', { ...croissant, amount })),
};
