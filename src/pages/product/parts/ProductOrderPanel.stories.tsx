import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  buyerRules,
  noPricesRules,
  notAvailableExample,
  onSaleExample,
  priceExample,
  productExample,
  visitorRules,
} from '#tests/examples/product.ts';
import { Button } from '#kit/action/Button.tsx';
import { EssenceToggle } from '#components/product/EssenceToggle.tsx';
import { ProductOrderPanel } from './ProductOrderPanel';
import { shownPriceOf } from '#domain/price/displayRules.ts';

const product = productExample();
const choice = { amount: 1, unit: product.defaultUnit };

const meta = {
  title: 'Components/Product/ProductOrderPanel',
  component: ProductOrderPanel,
  tags: ['two-looks'],
  args: {
    product,
    displayRules: buyerRules,
    choice,
    price: shownPriceOf(product, choice, buyerRules),
    cart: { kind: 'out', isBusy: false },
    tools: <EssenceToggle productName={product.name} state="hidden" onToggle={fn()} />,
    actions: { onChoose: fn(), onClamped: fn(), onAdd: fn(), onRemove: fn(), onUndo: fn(), onExplainPrice: fn() },
  },
  render: (args) => <ProductOrderPanel {...args} price={shownPriceOf(args.product, args.choice, args.displayRules)} />,
  decorators: [
    (StoryOfPanel) => (
      <div style={{ maxWidth: 376 }}>
        <StoryOfPanel />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductOrderPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Price with its tiers; a press on a tier chooses its amount. */
export const WithTiers: Story = {
  tags: ['visual'],
};

/** Interactions; pictured by the previous story. */
export const WithTiersInUse: Story = {
  ...WithTiers,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ab 4' }));
    await expect(args.actions.onChoose).toHaveBeenLastCalledWith({ amount: 4, unit: product.defaultUnit });
  },
};

/** Four wheels come in a carton, which has the price from four on: 70.80 ÷ 6 = 11.80 €/kg. A press chooses the carton. */
export const CheaperInCartons: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Karton: 11,80\s€\/kg statt 12,90\s€\/kg$/ }));
    await expect(args.actions.onChoose).toHaveBeenLastCalledWith({ amount: 1, unit: product.units[1] });
  },
};

/** In a carton nothing is cheaper, which is shown in the same place. */
export const Carton: Story = {
  args: { choice: { amount: 1, unit: product.units[1] ?? product.defaultUnit } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /€\/kg/ })).not.toBeInTheDocument();
    await expect(canvas.getByText('Das ist der niedrigste Preis je kg.')).toBeVisible();
  },
};

/** Five of them at the tier's price: 5 × 70.80 = 354.00. */
export const Sum: Story = {
  args: { choice: { amount: 5, unit: product.defaultUnit } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Summe für 5 Laib354,00 €');
  },
};

/** 2 × 20.00 less 5 % on the total: the discount is below the sum. */
export const DiscountOnTotal: Story = {
  args: {
    product: productExample({
      prices: [priceExample('20.0000', { attachedDiscount: { applyTo: 'total', discountFactorString: '0.95', applicationOrder: 1 } })],
    }),
    choice: { amount: 2, unit: product.defaultUnit },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Summe für 2 Laib38,00 €');
    await expect(canvasElement).toHaveTextContent('40,00 € abzüglich 2,00 € Rabatt');
  },
};

/** At a fair with 5 % off everything: 77.40 × 0.95 = 73.53. */
export const Fair: Story = {
  args: { displayRules: { ...buyerRules, fairDiscountFactor: '0.95' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('73,53 €');
  },
};

/** Long words of units, days and names wrap; nothing is wider than the column. */
export const LongWords: Story = {
  tags: ['visual'],
  args: {
    product: productExample({
      name: 'Donaudampfschifffahrtsgesellschaftskapitänsbrotzeitkäse',
      units: [{ ...product.defaultUnit, name: 'Großverbraucherpackungseinheit' }],
      defaultUnit: { ...product.defaultUnit, name: 'Großverbraucherpackungseinheit' },
    }),
    choice: { amount: 99_999, unit: { ...product.defaultUnit, name: 'Großverbraucherpackungseinheit' } },
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** In the cart. */
export const InCart: Story = { args: { cart: { kind: 'in', isBusy: false } } };

/** On sale. */
export const OnSale: Story = { args: { product: onSaleExample() } };

/** With a minimum amount. */
export const Minimum: Story = {
  args: { product: productExample({ minSaleQuantity: 4 }), choice: { amount: 4, unit: product.defaultUnit } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Mindestbestellmenge: 4 Laib');
  },
};

/** Not available. */
export const NotAvailable: Story = { args: { product: notAvailableExample() } };

/** The user may not see prices. */
export const NoPrices: Story = {
  args: { displayRules: noPricesRules },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};

/** A visitor signs in first. */
export const Visitor: Story = {
  args: {
    displayRules: visitorRules,
    cart: { kind: 'none' },
    tools: undefined,
    signIn: (
      <Button tone="primary" isWide>
        Zum Bestellen anmelden
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zum Bestellen anmelden' })).toBeVisible();
  },
};
