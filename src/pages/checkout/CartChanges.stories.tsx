import type { Decorator, Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { setScenario, watchCalls } from '#tests/examples/shopStories.fixture.tsx';
import { AmountCheckProvider } from '#app/frame/AmountCheckProvider.tsx';
import { getCart } from '#gen/cart/get-cart.ts';
import { Component } from './CheckoutPage';
import { CartOf } from './filledCart.fixture';

const own = { as: 'anna', tenant: 'AL', route: '/checkout', pattern: '/checkout/*' };
const fair = {
  as: 'anna',
  tenant: 'AL',
  route: '/subshop/promotions/herbst/checkout',
  pattern: '/subshop/promotions/herbst/checkout/*',
  shop: { kind: 'fair', fairCode: 'herbst', globalDiscountFactor: '0.97' },
};

const loaf = { sku: '104711', amount: 1, unitAbbreviation: 'LAI' };
const piece = { sku: '839495', amount: 1, unitAbbreviation: 'STK' };
const pack = { sku: '115797', amount: 1, unitAbbreviation: 'PKG' };

/** Starts with lines in the cart; large amounts are asked about, as in the shop. */
const withLines =
  (...lines: readonly (typeof loaf)[]): Decorator =>
  (Page) => (
    <AmountCheckProvider>
      <CartOf lines={lines}>
        <Page />
      </CartOf>
    </AmountCheckProvider>
  );

/** Changes of the cart, and their effect on the backend. */
const meta = {
  title: 'Pages/Checkout/CartChanges',
  component: Component,
  parameters: { shop: own },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const writes = ['setCartItem', 'setCartItems', 'setSingleCartItem'] as const;
type Canvas = StoryContext['canvas'];

/** The line of a product. */
const rowOf = async (canvas: Canvas, { sku }: { sku: string }) => {
  const row = (await canvas.findAllByRole('article')).find(({ dataset }) => dataset['sku'] === sku);
  if (!row) throw new Error(`The cart has no ${sku}`);
  return row;
};
const amountIn = (row: HTMLElement) => within(row).getByRole<HTMLInputElement>('textbox');
const type = async (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
/** Waits until a line's change has reached the backend. */
const stored = async (row: HTMLElement) => {
  await waitFor(() => expect(row).toHaveAttribute('aria-busy'));
  await waitFor(() => expect(row).not.toHaveAttribute('aria-busy'));
};
const skus = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('article[data-sku], [data-removed]')].map(({ dataset: { sku, removed } }) => sku ?? removed);

/** Amounts typed in a row are stored with one call; totals follow amount and unit, to the cent. */
export const Amounts: Story = {
  decorators: [withLines(loaf)],
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, loaf);
    const amount = amountIn(row);
    const callsOf = watchCalls();
    await userEvent.click(amount);
    await userEvent.keyboard('12{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(amount).toHaveValue('15');
    await waitFor(() => expect(callsOf(...writes)).toMatchObject([{ body: { amount: 15 } }]));
    await waitFor(() => expect(row).not.toHaveAttribute('aria-busy'));
    await type(amount, '5');
    // 30 kg reach the tier of 13,01 €/kg.
    await waitFor(() => expect(row).toHaveTextContent('Summe der Position: 390,30 €'));
    await userEvent.selectOptions(within(row).getByRole('combobox'), 'Kilogramm');
    // 5 kg are below every tier but the list price of 14,14 €/kg.
    await waitFor(() => expect(row).toHaveTextContent('Summe der Position: 70,70 €'));
    await waitFor(() => expect(canvas.getByRole('complementary', { name: 'Übersicht' })).toHaveTextContent('70,70 €'));
    await stored(row);
  },
};

/** A large amount is asked about once: declining restores the old one, and after a confirmation the same amount counts as usual. */
export const LargeAmount: Story = {
  decorators: [withLines(loaf)],
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, loaf);
    const amount = amountIn(row);
    const callsOf = watchCalls();
    await type(amount, '99999');
    const question = async () => within(await screen.findByRole('dialog', { name: /^99\.999\sLaib/ }));
    await userEvent.click((await question()).getByRole('button', { name: 'Menge ändern' }));
    await waitFor(() => expect(amount).toHaveValue('1'));
    await type(amount, '99999');
    await userEvent.click((await question()).getByRole('button', { name: /^Ja, 99\.999/ }));
    await waitFor(() => expect(within(row).getByRole('button', { name: /^Mehr: / })).toBeDisabled());
    await waitFor(() => expect(callsOf(...writes)).toMatchObject([{ body: { amount: 99_999 } }]));
    await type(amount, '99998');
    await waitFor(() => expect(callsOf(...writes)).toMatchObject([{ body: { amount: 99_999 } }, { body: { amount: 99_998 } }]));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await stored(row);
  },
};

/** A removed line is restored with amount, unit and position, on the backend as well. */
export const RemovedAndBack: Story = {
  decorators: [withLines(loaf, piece, pack)],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = await rowOf(canvas, piece);
    await waitFor(() => expect(skus(canvasElement)).toHaveLength(3));
    const callsOf = watchCalls();
    const sent = (body: object) => waitFor(() => expect(callsOf(...writes).at(-1)).toMatchObject({ body }));
    await userEvent.selectOptions(within(row).getByRole('combobox'), 'KRT');
    await sent({ unitAbbreviation: 'KRT' });
    await type(amountIn(row), '4');
    await sent({ amount: 4, unitAbbreviation: 'KRT' });
    await waitFor(() => expect(row).not.toHaveAttribute('aria-busy'));
    const before = skus(canvasElement);
    await type(amountIn(row), '6');
    // A tap that takes the focus from no field, as on an iPhone; the amount isn't applied yet.
    await fireEvent.click(within(row).getByRole('button', { name: /entfernen$/ }));
    await waitFor(() => expect(canvasElement.querySelectorAll('article[data-sku]')).toHaveLength(2));
    await userEvent.click(await canvas.findByRole('button', { name: /^Entfernen von .* rückgängig machen$/ }));
    const back = await rowOf(canvas, piece);
    await expect(amountIn(back)).toHaveValue('6');
    await expect(within(back).getByRole('combobox')).toHaveValue('KRT');
    await expect(skus(canvasElement)).toEqual(before);
    await waitFor(async () => {
      const { items } = await getCart('AL', '100');
      await expect(items.map(({ sku, amount, unitAbbreviation }) => [sku, amount, unitAbbreviation])).toEqual([
        ['104711', 1, 'LAI'],
        ['839495', 6, 'KRT'],
        ['115797', 1, 'PKG'],
      ]);
    });
  },
};

/** A refused change is rolled back, in a fair as well, and everything can be repeated. */
export const Refused: Story = {
  decorators: [withLines(loaf)],
  parameters: { shop: fair },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = await rowOf(canvas, loaf);
    const [sum] = /Summe der Position: \S+/.exec(row.textContent) ?? [];
    setScenario('setSubshopCartItemNoDetail=422,setSubshopCartItem=422');
    await type(amountIn(row), '20');
    await waitFor(() => expect(row).not.toHaveTextContent(`${sum}`));
    await waitFor(() => expect(amountIn(row)).toHaveValue('1'));
    await expect(row).toHaveTextContent(`${sum}`);
    setScenario('removeSubshopCartItem=lost');
    await userEvent.click(within(row).getByRole('button', { name: /entfernen$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Entfernen von .* rückgängig machen$/ }));
    setScenario('normal');
    await waitFor(() => expect(canvasElement.querySelectorAll('article[data-sku]')).toHaveLength(1));
    const back = await rowOf(canvas, loaf);
    await stored(back);
    const callsOf = watchCalls();
    await type(amountIn(back), '12');
    await waitFor(() => expect(callsOf('setSubshopCartItemNoDetail', 'setSubshopCartItem')).toMatchObject([{ body: { amount: 12 } }]));
    await stored(back);
  },
};

/** Opens and leaves the journal by keyboard; it shows the last change, and its product links to its page. */
export const JournalByKeyboard: Story = {
  decorators: [withLines(loaf)],
  parameters: { shop: { ...own, as: 'ben' } },
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, loaf);
    await type(amountIn(row), '7');
    await stored(row);
    const open = canvas.getByRole('button', { name: 'Verlauf' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const name = 'Änderungen am Warenkorb';
    const journal = within(await screen.findByRole('dialog', { name }));
    await expect((await journal.findByText('Von Ihnen geändert')).closest('li')).toHaveTextContent(/Bergkäse.*von 1.* auf 7/);
    await expect(journal.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Heute');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
    await expect(open).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const again = within(await screen.findByRole('dialog', { name }));
    await userEvent.click((await again.findAllByRole('link', { name: /^Bergkäse/ }))[0] as HTMLElement);
    await expect(await canvas.findByText('Another page of the shop')).toBeVisible();
  },
};
