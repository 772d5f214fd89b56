import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, waitFor } from 'storybook/test';
import { productExample } from '../../../tests/examples/product';
import { useShop } from '../shop/ShopProvider';
import { ConnectedProductRow } from './ConnectedProductRow';
import { ProductListProvider } from './ProductListProvider';

const products = ['104711', '104712', '104713', '104714', '104715'].map((sku) => productExample({ sku, name: `Bergkäse ${sku}` }));
const skus = products.map(({ sku }) => sku);

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
