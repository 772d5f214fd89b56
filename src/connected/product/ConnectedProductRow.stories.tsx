import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Profiler, type ComponentProps } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { releaseCalls } from '#storybook/heldCalls.ts';
import { keepEvent } from '#tests/examples/guestEvent.fixture.ts';
import { setScenario } from '#tests/examples/shopStories.fixture.tsx';
import { AmountCheckProvider } from '#app/frame/AmountCheckProvider.tsx';
import { CartGuardProvider } from '#app/frame/CartGuardProvider.tsx';
import { getCart } from '#gen/cart/get-cart.ts';
import { productExample } from '#tests/examples/product.ts';
import { useShop } from '../shop/ShopProvider';
import { ConnectedProductRow } from './ConnectedProductRow';
import { ProductListProvider } from './ProductListProvider';

const products = ['104711', '104712', '104713', '104714', '104715'].map((sku) => productExample({ sku, name: `Bergkäse ${sku}` }));
const skus = products.map(({ sku }) => sku);

/** A shop with a cart. */
const shop = { as: 'anna', tenant: 'AL' };

/** Number of renders per row. */
const renders = new Map<string, number>();

function Shelf() {
  const { context } = useShop();
  if (!context) return null;
  return (
    <ProductListProvider context={context} essenceSkus={skus}>
      <div>
        {products.map((product, index) => (
          <Profiler key={product.sku} id={product.sku} onRender={(sku) => renders.set(sku, (renders.get(sku) ?? 0) + 1)}>
            <ConnectedProductRow product={product} position={index + 1} of={products.length} />
          </Profiler>
        ))}
      </div>
    </ProductListProvider>
  );
}

const meta = {
  title: 'Connected/Product/ConnectedProductRow',
  component: ConnectedProductRow,
  args: { product: productExample() },
  render: () => <Shelf />,
  parameters: { shop: { as: 'anna' } },
} satisfies Meta<typeof ConnectedProductRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five rows with a cart. A changed amount renders its own row again and no other. */
export const OnlyTheChangedRow: Story = {
  play: async ({ canvas, userEvent }) => {
    const amounts = await canvas.findAllByRole('textbox', { name: /Menge/ });
    await expect(amounts).toHaveLength(products.length);
    // The first answers of essence list, order templates and cart reach all rows; counting starts afterwards.
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /Essenz/ })[0]).toBeEnabled());
    await canvas.findByRole('button', { name: /^Bestellvorlagen: Bergkäse 104711 \(in \d enthalten\)/ });
    renders.clear();
    await userEvent.clear(amounts[1] as HTMLElement);
    await userEvent.type(amounts[1] as HTMLElement, '7{Tab}');
    await waitFor(() => expect(renders.get('104712') ?? 0).toBeGreaterThan(0));
    await expect([...renders.keys()]).toEqual(['104712']);
  },
};

/** Content of the cart. */
const inCart = async () => (await getCart('AL', '100')).items.map(({ sku, amount }) => [sku, amount]);

/** The button of a row adds its product to the cart, removes it, and undoes that. */
export const AddedAndRemoved: Story = {
  parameters: { shop },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'In den Warenkorb: Bergkäse 104711' }));
    const remove = () => canvas.findByRole('button', { name: /im Warenkorb, entfernen: Bergkäse 104711$/ });
    await userEvent.click(await remove());
    await userEvent.click(await canvas.findByRole('button', { name: /^Rückgängig.*Bergkäse 104711/ }));
    await expect(await remove()).toBeVisible();
    await waitFor(async () => expect(await inCart()).toEqual([['104711', 1]]));
  },
};

/** A failed addition is shown at its button, and another press retries. */
export const AddingFailed: Story = {
  parameters: { shop },
  play: async ({ canvas, userEvent }) => {
    setScenario('setCartItem=422');
    await userEvent.click(await canvas.findByRole('button', { name: 'In den Warenkorb: Bergkäse 104711' }));
    const again = await canvas.findByRole('button', { name: /^Noch einmal: .*104711 konnte nicht in den Warenkorb gelegt werden$/ });
    await expect(await inCart()).toEqual([]);
    setScenario('normal');
    await userEvent.click(again);
    await waitFor(async () => expect(await inCart()).toEqual([['104711', 1]]));
  },
};

/** An amount far above the usual one needs a confirmation: Enter declines, and the focus returns to the field. */
export const LargeAmount: Story = {
  decorators: [
    (Shown) => (
      <AmountCheckProvider>
        <Shown />
      </AmountCheckProvider>
    ),
  ],
  parameters: { shop },
  play: async ({ canvas, userEvent }) => {
    const [amount] = await canvas.findAllByRole('textbox', { name: /^Menge: / });
    if (!amount) throw new Error('There is no row');
    // The field's text is selected, so that none of its digits gets into the new amount.
    await userEvent.click(amount);
    await userEvent.keyboard('1234{Enter}');
    const question = { name: /^1\.234\sLaib/ };
    await expect(await screen.findByRole('dialog', question)).toHaveTextContent('Bergkäse 104711');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(await inCart()).toEqual([]);
    await userEvent.keyboard('12{Enter}');
    await waitFor(async () => expect(await inCart()).toEqual([['104711', 12]]));
  },
};

/** The product list as in the shop, with the cart's diet guard. */
const guarded =
  (fetchJudge?: ComponentProps<typeof CartGuardProvider>['fetchJudge']): Decorator =>
  (Shown) => (
    <CartGuardProvider {...(fetchJudge && { fetchJudge })}>
      <Shown />
    </CartGuardProvider>
  );
const addCheese = { name: 'In den Warenkorb: Bergkäse 104711' };

/** Pressed before the guard is loaded, the product waits for it: nothing that guests can't eat gets into the cart. */
export const DietAsked: Story = {
  decorators: [guarded()],
  parameters: { shop: { ...shop, scenario: 'findProductsBySku=held' } },
  beforeEach: () => keepEvent(),
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', addCheese);
    await userEvent.click(add);
    await waitFor(() => expect(add).toHaveAttribute('aria-busy', 'true'));
    await expect(await inCart()).toEqual([]);
    releaseCalls();
    const question = within(await screen.findByRole('dialog', { name: 'Passt nicht zu „Hochzeit Huber“' }));
    await waitFor(() => expect(question.getByText(/^Bergkäse 6 Monate/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Nicht hinzufügen' }));
    await waitFor(() => expect(add).not.toHaveAttribute('aria-busy'));
    await expect(await inCart()).toEqual([]);
    await userEvent.click(add);
    await userEvent.click(await screen.findByRole('button', { name: 'Trotzdem hinzufügen' }));
    await waitFor(async () => expect(await inCart()).toEqual([['104711', 1]]));
  },
};

/** The declaration fails to load: an allergy is asked about nevertheless, and the dialog says that nothing could be checked. */
export const DietUnread: Story = {
  decorators: [guarded()],
  parameters: { shop: { ...shop, scenario: 'findProductsBySku=404' } },
  beforeEach: () => keepEvent(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', addCheese));
    const question = within(await screen.findByRole('dialog', { name: 'Passt nicht zu „Hochzeit Huber“' }));
    await waitFor(() => expect(question.getByText('Ohne Milch (Allergie, 1 Gast): konnte nicht geprüft werden')).toBeVisible());
    await expect(await inCart()).toEqual([]);
  },
};

/** If no diet is strict enough to ask, unchecked products are named in a toast, and one press undoes. */
export const DietUnreadAndMild: Story = {
  decorators: [guarded()],
  parameters: { shop: { ...shop, scenario: 'findProductsBySku=404' } },
  beforeEach: () => keepEvent([{ column: 'MILK', level: 'preference', guests: 1 }]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', addCheese));
    const said = await screen.findByText(/^Ungeprüft .* nicht rechtzeitig gelesen werden konnten: Bergkäse 104711$/);
    await waitFor(() => expect(said).toBeVisible());
    await waitFor(async () => expect(await inCart()).toEqual([['104711', 1]]));
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await waitFor(async () => expect(await inCart()).toEqual([]));
    await expect(await canvas.findByRole('button', addCheese)).toBeVisible();
  },
};

/** The guard's code fails to load: unchecked products are named, and one press undoes. */
export const GuardMissing: Story = {
  decorators: [guarded(() => Promise.reject(new Error('404')))],
  parameters: { shop },
  beforeEach: () => keepEvent(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', addCheese));
    const said = await screen.findByText(/^Ungeprüft .* nicht geladen werden konnte: Bergkäse 104711$/);
    await waitFor(() => expect(said).toBeVisible());
    await waitFor(async () => expect(await inCart()).toEqual([['104711', 1]]));
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await waitFor(async () => expect(await inCart()).toEqual([]));
  },
};

/** A fair's order limit is reached: nothing can be added. */
export const LimitReached: Story = {
  parameters: {
    shop: { ...shop, shop: { kind: 'fair', fairCode: 'herbst', globalDiscountFactor: '0.97' }, scenario: 'orderLimitReached' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Limit erreicht: Bergkäse 104711/ })).toBeDisabled();
  },
};
