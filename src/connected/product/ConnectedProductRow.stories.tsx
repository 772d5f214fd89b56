import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { ownScenario, setScenario } from '../../../tests/examples/shopStories.fixture';
import { AmountCheckProvider } from '../../app/frame/AmountCheckProvider';
import { getCart } from '../../gen/cart/get-cart';
import { productExample } from '../../../tests/examples/product';
import { useShop } from '../shop/ShopProvider';
import { ConnectedProductRow } from './ConnectedProductRow';
import { ProductListProvider } from './ProductListProvider';

const products = ['104711', '104712', '104713', '104714', '104715'].map((sku) => productExample({ sku, name: `Bergkäse ${sku}` }));
const skus = products.map(({ sku }) => sku);

/** A shop whose cart is asked for. */
const shop = { as: 'anna', tenant: 'AL' };

/** How often each row was rendered. */
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
  beforeEach: ownScenario,
} satisfies Meta<typeof ConnectedProductRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five rows with the cart behind them. A changed amount renders its own row again and no other. */
export const OnlyTheChangedRow: Story = {
  play: async ({ canvas, userEvent }) => {
    const amounts = await canvas.findAllByRole('textbox', { name: /Menge/ });
    await expect(amounts).toHaveLength(products.length);
    // The first answers of the essence list, the order templates and the cart reach all rows; what counts begins after them.
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /Essenz/ })[0]).toBeEnabled());
    await canvas.findByRole('button', { name: /^Bestellvorlagen: Bergkäse 104711 \(in \d enthalten\)/ });
    renders.clear();
    await userEvent.clear(amounts[1] as HTMLElement);
    await userEvent.type(amounts[1] as HTMLElement, '7{Tab}');
    await waitFor(() => expect(renders.get('104712') ?? 0).toBeGreaterThan(0));
    await expect([...renders.keys()]).toEqual(['104712']);
  },
};

/** The cart of the shelf. */
const inCart = async () => (await getCart('AL', '100')).items.map(({ sku, amount }) => [sku, amount]);

/** The button of a row puts its product into the cart, takes it out again, and undoes that. */
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

/** What could not be added says so at its button, and another press adds it. */
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

/** An amount far beyond the usual is asked about before it goes into the cart: Enter says no, and the keyboard is in the field again. */
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
    // What stands in the field is selected, so that no digit of it gets into the new amount.
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

/** A fair's order limit is reached: nothing can be added. */
export const LimitReached: Story = {
  parameters: {
    shop: { ...shop, shop: { kind: 'fair', fairCode: 'herbst', globalDiscountFactor: '0.97' }, scenario: 'orderLimitReached' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Limit erreicht: Bergkäse 104711/ })).toBeDisabled();
  },
};
