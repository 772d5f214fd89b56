import type { Decorator, Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { setScenario, watchCalls } from '#tests/examples/shopStories.fixture.tsx';
import { getCart } from '#gen/cart/get-cart.ts';
import { tabText } from '#platform/stored.ts';
import { Component } from './CheckoutPage';
import { FilledCart } from './filledCart.fixture';
import { chooseAction } from '#kit/page/chooseAction.fixture.ts';

const own = { as: 'anna', route: '/checkout', pattern: '/checkout/*' };
const delivery = { ...own, route: '/checkout/delivery' };
const fair = {
  route: '/subshop/promotions/herbst/checkout',
  pattern: '/subshop/promotions/herbst/checkout/*',
  shop: { kind: 'fair', fairCode: 'herbst', globalDiscountFactor: '0.95' },
};

/** Adds five butters to the cart first. */
const filled: Decorator = (Page) => (
  <FilledCart query="butter" count={5}>
    <Page />
  </FilledCart>
);

const meta = {
  title: 'Pages/Checkout',
  component: Component,
  parameters: { shop: own },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cart: removing leaves the place with an undo, which restores amount, unit and position. */
export const Cart: Story = {
  tags: ['visual', 'dark', 'language-it'],
  decorators: [filled],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: /^(?:Warenkorb|Carrello)$/ });
    await waitFor(() => expect(canvasElement.querySelectorAll('article[data-sku]')).toHaveLength(5));
    await canvas.findByRole('heading', { name: /^(?:Passend zu Ihrem Warenkorb|Da abbinare ai Suoi articoli)$/ });
  },
};

/** Interactions; pictured by the previous story. */
export const CartInUse: Story = {
  ...Cart,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = () => [...canvasElement.querySelectorAll('article[data-sku]')].map((row) => row.getAttribute('data-sku'));
    await waitFor(() => expect(rows()).toHaveLength(5));
    await canvas.findByRole('heading', { name: 'Passend zu Ihrem Warenkorb' });
    const before = rows();
    const second = canvasElement.querySelectorAll<HTMLElement>('article[data-sku]')[1];
    if (!second) throw new Error('The cart has no second line');
    await userEvent.click(within(second).getByRole('button', { name: /entfernen$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /rückgängig machen/ }));
    await waitFor(() => expect(rows()).toEqual(before));
  },
};

/** On the phone, with the main action at the bottom. */
export const CartPhone: Story = { tags: ['phone', 'three-looks'], decorators: [filled], globals: { viewport: { value: 'phone' } } };

/** The focus stays in the cart: it goes to the undo of a removed line and back, and Enter in the last amount goes nowhere else. */
export const CartByKeyboard: Story = {
  decorators: [filled],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Passend zu Ihrem Warenkorb' });
    const rows = () => [...canvasElement.querySelectorAll<HTMLElement>('article[data-sku]')];
    await waitFor(() => expect(rows()).toHaveLength(5));
    const [, , third, , fifth] = rows();
    if (!third || !fifth) throw new Error('The cart has no five lines');
    const remove = within(third).getByRole('button', { name: /entfernen$/ });
    const name = remove.getAttribute('aria-label') ?? '';
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /rückgängig machen$/ })).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(rows()).toHaveLength(5));
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    const last = within(fifth).getByRole('textbox');
    await userEvent.click(last);
    await userEvent.keyboard('{Enter}');
    await expect(last).toHaveFocus();
  },
};

/** All lines are removed after a confirmation, and restored with one press. */
export const CartCleared: Story = {
  decorators: [filled],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const question = { name: 'Warenkorb leeren?' };
    await chooseAction({ canvas, userEvent }, 'Warenkorb leeren');
    await userEvent.click(within(await screen.findByRole('dialog', question)).getByRole('button', { name: 'Behalten' }));
    await waitFor(() => expect(screen.queryByRole('dialog', question)).not.toBeInTheDocument());
    await expect(canvasElement.querySelectorAll('article[data-sku]')).toHaveLength(5);
    await chooseAction({ canvas, userEvent }, 'Warenkorb leeren');
    await userEvent.click(within(await screen.findByRole('dialog', question)).getByRole('button', { name: 'Leeren' }));
    await expect(await canvas.findByText('Der Warenkorb wurde geleert')).toBeVisible();
    // The page is usable once the dialog is gone, and the focus is on the undo.
    const undo = await canvas.findByRole('button', { name: 'Rückgängig' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await waitFor(() => expect(canvasElement.querySelectorAll('article[data-sku]')).toHaveLength(5));
  },
};

/** An empty cart: next steps, the journal, and the orders begun in the companion app. */
export const CartEmpty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ihr Warenkorb ist leer')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Verlauf' })).toBeVisible();
    await expect(await canvas.findByText('3 Bestellungen aus der App sind noch offen.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', '/my/companion-orders');
  },
};

/** Loading. */
export const CartLoading: Story = {
  parameters: { shop: { ...own, scenario: 'getCart=timeout' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /Warenkorb wird geladen/ })).toBeVisible();
  },
};

/** Loading failed; with a retry. */
export const CartFailed: Story = {
  parameters: { shop: { ...own, scenario: 'getCart=404' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Der Warenkorb konnte nicht geladen werden.');
    setScenario('normal');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(await canvas.findByText('Ihr Warenkorb ist leer')).toBeVisible();
  },
};

/** A thousand lines, some not orderable; only those near the window are rendered. One changes, and the total follows. */
export const CartHuge: Story = {
  parameters: { shop: { ...own, scenario: 'hugeCart,unavailableLines' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: /^Nicht mehr erhältlich/ })).toBeVisible();
    await expect(canvasElement.querySelectorAll('article[data-sku]').length).toBeLessThan(60);
    const sum = canvas.getByRole('complementary', { name: 'Übersicht' });
    await expect(sum).toHaveTextContent('Positionen1.000');
    await expect(sum).toHaveTextContent('Davon nicht bestellbar');
    const before = sum.textContent;
    const row = [...canvasElement.querySelectorAll<HTMLElement>('article[data-sku]')].find((line) => within(line).queryByRole('textbox'));
    if (!row) throw new Error('No line can be ordered');
    const callsOf = watchCalls();
    await fireEvent.change(within(row).getByRole('textbox'), { target: { value: '77' } });
    await waitFor(() => expect(sum).not.toHaveTextContent(before));
    await waitFor(() => expect(callsOf('setSingleCartItem', 'setCartItem')).toMatchObject([{ body: { amount: 77 } }]));
  },
};

/** A line without its product: the page survives, and the line can be removed. */
export const CartLineWithoutProduct: Story = {
  // One of the five comes without its product.
  decorators: [
    (Page) => (
      <FilledCart query="butter" count={5} expected={4}>
        <Page />
      </FilledCart>
    ),
  ],
  parameters: { shop: { ...own, tenant: 'AL', scenario: 'lineWithoutProduct' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/Zu diesem Artikel fehlen die Angaben/)).toBeVisible();
    setScenario('normal');
    await userEvent.click(canvas.getByRole('button', { name: /^Artikel \d+ entfernen$/ }));
    await waitFor(() => expect(canvas.queryByText(/Zu diesem Artikel fehlen die Angaben/)).not.toBeInTheDocument());
    await expect(canvasElement.querySelectorAll('article[data-sku]')).toHaveLength(4);
    await waitFor(async () => expect((await getCart('AL', '100')).items).toHaveLength(4));
  },
};

/** No prices without the permission. */
export const CartNoPrices: Story = {
  decorators: [filled],
  parameters: { shop: { ...own, as: 'eva', tenant: 'AL' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('article[data-sku]')).toHaveLength(5));
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};

/** Expects the limit notice once in the cart, with a contact, and a disabled next step. */
async function saysLimitOnce({ canvas }: StoryContext): Promise<void> {
  const alert = await canvas.findByRole('alert');
  await expect(alert).toHaveTextContent(/Bestelllimit erreicht.*Bitte wenden Sie sich an Ihren Außendienst\./);
  for (const text of canvas.getAllByText(/Bestelllimit/)) await expect(alert).toContainElement(text);
  for (const button of canvas.getAllByRole('button', { name: 'Weiter zur Lieferung' })) await expect(button).toBeDisabled();
}

/** The cart of a fair. */
export const FairCart: Story = {
  decorators: [filled],
  parameters: { shop: { ...fair, as: 'anna' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Warenkorb der Messe' });
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Weiter zur Lieferung' })).toHaveAttribute(
        'href',
        '/subshop/promotions/herbst/checkout/delivery',
      ),
    );
  },
};

/** The fair's order limit is reached: nothing more can be ordered, and why. */
export const FairLimitReached: Story = {
  decorators: [filled],
  parameters: { shop: { ...fair, as: 'hugo', tenant: 'AL' } },
  play: saysLimitOnce,
};

/** On the phone the notice is above the lines, since the totals are below them. */
export const FairLimitReachedPhone: Story = {
  ...FairLimitReached,
  globals: { viewport: { value: 'phone' } },
};

/** Everything that an order needs is requested where it is missing. */
export const Delivery: Story = {
  tags: ['visual', 'dark'],
  decorators: [filled],
  parameters: { shop: delivery },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Lieferung' });
    // Recipients and invoice address load first; then only a day is missing.
    await expect(await canvas.findByRole('button', { name: 'Liefertag wählen' })).toBeEnabled();
  },
};

/** Interactions; pictured by the previous story. */
export const DeliveryInUse: Story = {
  ...Delivery,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Lieferung' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Liefertag wählen' }));
    await expect(await canvas.findByText('Bitte wählen Sie einen Liefertag.')).toBeVisible();
    await expect(canvas.getByText(/fehl(t|en) noch/)).toBeVisible();
    const [day] = canvas.getAllByRole('radio', { name: /bis / });
    await expect(day).toHaveFocus();
    await userEvent.click(day as HTMLElement);
    await expect(await canvas.findByRole('button', { name: 'Verbindlich bestellen' })).toBeEnabled();
  },
};

/** Input survives a reload; a day whose deadline has passed meanwhile is reported at once. */
export const DeadlinePassed: Story = {
  decorators: [filled],
  parameters: { shop: { ...delivery, tenant: 'AL' } },
  beforeEach: () => {
    const days = { dry: '2026-11-20', fresh: '2026-11-20', frozen: '2026-11-20' };
    tabText('checkout:AL:100:own').keep(JSON.stringify({ days, chosenKinds: ['dry', 'fresh', 'frozen'], notes: 'Hintereingang' }));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Der Bestellschluss für Fr\., 20\.11\. ist vorbei/)).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('textbox', { name: 'Anmerkungen' })).toHaveValue('Hintereingang');
  },
};

/** The former unloading area no longer exists: that is shown, and another is chosen. */
export const UnloadingAreaGone: Story = {
  decorators: [filled],
  parameters: { shop: { ...delivery, tenant: 'AL' } },
  beforeEach: () => {
    tabText('checkout:AL:100:own').keep(JSON.stringify({ addressId: '100-01', unloadingArea: 'Alte Scheune' }));
  },
  play: async ({ canvas, userEvent }) => {
    const text = 'Die gewählte Abladestelle gibt es nicht mehr. Bitte wählen Sie eine andere.';
    await expect(await canvas.findByText(text)).toBeVisible();
    const [area] = within(canvas.getByRole('group', { name: 'Abladestelle' })).getAllByRole('radio');
    if (!area) throw new Error('The address has no unloading area');
    await expect(area).not.toBeChecked();
    await userEvent.click(area);
    await expect(canvas.queryByText(text)).not.toBeInTheDocument();
  },
};

/** The former address no longer exists: that is shown, and none is assumed. */
export const AddressGone: Story = {
  decorators: [filled],
  parameters: { shop: { ...delivery, tenant: 'AL' } },
  beforeEach: () => {
    tabText('checkout:AL:100:own').keep(JSON.stringify({ addressId: '100-99' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Die gewählte Lieferadresse gibt es nicht mehr. Bitte wählen Sie eine andere.')).toBeVisible();
    const addresses = within(canvas.getByRole('group', { name: 'Lieferadresse' }));
    await expect(addresses.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  },
};

/** On the phone. */
export const DeliveryPhone: Story = {
  tags: ['phone', 'three-looks'],
  decorators: [filled],
  parameters: { shop: delivery },
  globals: { viewport: { value: 'phone' } },
};

/** Loading addresses and days failed. */
export const DeliveryFailed: Story = {
  decorators: [filled],
  parameters: { shop: { ...delivery, scenario: 'listDeliveryAddresses=404' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Adressen und Liefertage konnten nicht geladen werden.');
  },
};

/** The confirmation of an order from this tab can be reloaded: the order is loaded by its number. */
export const Confirmation: Story = {
  tags: ['visual'],
  parameters: { shop: { ...own, tenant: 'AL', route: '/checkout/confirmation?order=4501000043' } },
  beforeEach: () => tabText('order-result:AL:100:4501000043').keep('{}'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ihre Bestellung 4501000043 ist bei uns eingegangen/)).toBeVisible();
  },
};

/** A confirmation without an order redirects to the cart, as does a delivery step without lines. */
export const DeepLinks: Story = {
  parameters: { shop: { ...own, route: '/checkout/confirmation' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ihr Warenkorb ist leer')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
  },
};

/** The delivery step of an empty cart redirects to the cart. */
export const DeliveryOfEmptyCart: Story = {
  parameters: { shop: delivery },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ihr Warenkorb ist leer')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
  },
};
