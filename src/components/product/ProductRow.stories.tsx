import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useMemo, useState, type ComponentProps } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  badgeExample,
  buyerRules,
  freeGoodsExample,
  noPricesRules,
  notAvailableExample,
  onSaleExample,
  priceExample,
  productExample,
  unitExample,
  visitorRules,
} from '#tests/examples/product.ts';
import { TemplateButton } from '../orderTemplate/TemplateButton';
import { EssenceToggle } from './EssenceToggle';
import { ProductRow, type ProductActions } from './ProductRow';
import type { CartPresence, OrderChoice } from '#domain/price/displayRules.ts';

type RowProps = ComponentProps<typeof ProductRow>;

/** Keeps choice and cart in state, as the shop does. */
function Live({ choice: first, cart: presence, actions, ...row }: RowProps) {
  const [choice, setChoice] = useState<OrderChoice>(first);
  const [cart, setCart] = useState<CartPresence>(presence);
  const live = useMemo<ProductActions>(
    () => ({
      ...actions,
      onChoose: (next) => {
        setChoice(next);
        return actions.onChoose(next);
      },
      onAdd: (next) => {
        setCart({ kind: 'in', isBusy: false });
        actions.onAdd(next);
      },
      onRemove: () => {
        setCart({ kind: 'removed', isBusy: false });
        actions.onRemove();
      },
      onUndo: () => {
        setCart({ kind: 'in', isBusy: false });
        actions.onUndo();
      },
    }),
    [actions],
  );
  return <ProductRow {...row} choice={choice} cart={cart} actions={live} />;
}

const actions = { onChoose: fn(), onClamped: fn(), onAdd: fn(), onRemove: fn(), onUndo: fn(), onExplainPrice: fn() };
const product = productExample();
const out: CartPresence = { kind: 'out', isBusy: false };
const tools = <EssenceToggle productName={product.name} state="hidden" onToggle={fn()} />;

const meta = {
  title: 'Components/Product/ProductRow',
  component: ProductRow,
  tags: ['two-looks'],
  args: {
    product,
    href: '/product/104711',
    displayRules: buyerRules,
    choice: { amount: 1, unit: product.defaultUnit },
    cart: out,
    actions,
    tools,
  },
  render: (args) => <Live {...args} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const named = (canvas: StoryContext['canvas']) => within(canvas.getByRole('article', { name: product.name }));

/** All that a buyer sees of a product, with the cart controls. */
export const Regular: Story = {
  tags: ['visual', 'three-looks'],
  play: async ({ canvas, canvasElement }) => {
    const row = named(canvas);
    await expect(row.getByRole('link', { name: product.name })).toHaveAttribute('href', '/product/104711');
    await expect(canvasElement).toHaveTextContent('1047116 kg12,90 €/kgKarton: 11,80 €/kg');
  },
};

/** Interactions; pictured by the previous story. */
export const RegularInUse: Story = {
  ...Regular,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const row = named(canvas);
    await expect(row.getByRole('link', { name: product.name })).toHaveAttribute('href', '/product/104711');
    await expect(canvasElement).toHaveTextContent('1047116 kg12,90 €/kgKarton: 11,80 €/kg');
    await userEvent.click(row.getByRole('button', { name: 'In den Warenkorb: Bergkäse 6 Monate gereift, Laib' }));
    await expect(args.actions.onAdd).toHaveBeenLastCalledWith({ amount: 1, unit: product.defaultUnit });
    await expect(row.getByRole('button', { name: /^1\sLaib im Warenkorb, entfernen/ })).toBeVisible();
  },
};

/**
 * A row names only a deadline of the product's own, with its day unless that is today: the head of the page names the one of all
 * others. One later than the day's deadline doesn't count.
 */
export const OtherDay: Story = {
  args: { displayRules: { ...buyerRules, nextDelivery: { day: 'Mi., 25.11.', until: '14:00', untilDay: 'Di., 24.11.' } } },
  render: (args) => (
    <>
      <Live {...args} />
      <Live {...args} product={productExample({ name: 'Semmel', orderDeadline: { hours: 9, minutes: 30, text: '09:30' } })} />
      <Live
        {...args}
        product={productExample({
          name: 'Eis',
          badges: [badgeExample('order-deadline', '16:00')],
          orderDeadline: { hours: 16, minutes: 0, text: '16:00' },
        })}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const [cheese, roll, ice] = canvas.getAllByRole('article');
    await expect(within(cheese as HTMLElement).getByText('verfügbar')).toBeVisible();
    await expect(cheese).not.toHaveTextContent('bestellen bis');
    await expect(roll).toHaveTextContent('verfügbar bestellen bis Di., 24.11. 09:30 Mi., 25.11.');
    await expect(within(ice as HTMLElement).getByText('verfügbar')).toBeVisible();
    await expect(ice).not.toHaveTextContent('bestellen bis');
    await expect(ice).not.toHaveTextContent('16:00');
  },
};

/** In the cart: the button shows the amount with a tick; a press removes, the next undoes, at the same place. */
export const InCart: Story = {
  tags: ['visual'],
  args: { cart: { kind: 'in', isBusy: false }, choice: { amount: 2, unit: product.defaultUnit } },
};

/** Interactions; pictured by the previous story. */
export const InCartInUse: Story = {
  ...InCart,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const row = named(canvas);
    await userEvent.click(row.getByRole('button', { name: /^2\sLaib im Warenkorb/ }));
    await expect(args.actions.onRemove).toHaveBeenCalled();
    await userEvent.click(row.getByRole('button', { name: /^Rückgängig/ }));
    await expect(args.actions.onUndo).toHaveBeenCalled();
    await expect(row.getByRole('button', { name: /^2\sLaib im Warenkorb/ })).toBeVisible();
  },
};

/** Ctrl+Z restores a removed product. */
export const UndoneByKeyboard: Story = {
  args: { cart: { kind: 'removed', isBusy: false } },
  play: async ({ args, canvas, userEvent }) => {
    const row = named(canvas);
    await userEvent.click(row.getByRole('textbox', { name: /^Menge/ }));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.actions.onUndo).toHaveBeenCalled();
    await expect(row.getByRole('button', { name: /im Warenkorb, entfernen/ })).toBeVisible();
  },
};

/** A request for the line is pending. */
export const Ongoing: Story = { args: { cart: { kind: 'in', isBusy: true } } };

/** Digits and Enter alone put a product into the cart. */
export const AddedByEnter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = named(canvas);
    const amount = row.getByRole('textbox', { name: /^Menge/ });
    await userEvent.click(amount);
    await userEvent.keyboard('5{Enter}');
    await expect(args.actions.onAdd).toHaveBeenLastCalledWith({ amount: 5, unit: product.defaultUnit });
    await expect(row.getByRole('button', { name: /^5\sLaib im Warenkorb/ })).toBeVisible();
  },
};

/** Buttons in rows don't compete with prices: tinted, and filled on focus and once amount or unit are chosen. */
export const TintedUntilTouched: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [
    (StoryOfRow) => (
      // Away from the corner, where the pointer is.
      <div style={{ padding: 64 }}>
        <StoryOfRow />
      </div>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const row = named(canvas);
    const button = row.getByRole('button', { name: /^In den Warenkorb/ });
    const ground = () => getComputedStyle(button).backgroundColor;
    const amount = row.getByRole('textbox', { name: /^Menge/ });
    const tinted = ground();
    // By keyboard: a pointer would stay in the row after the press.
    amount.focus();
    await waitFor(() => expect(ground()).not.toBe(tinted));
    amount.blur();
    await waitFor(() => expect(ground()).toBe(tinted));
    amount.focus();
    await userEvent.keyboard('2');
    amount.blur();
    await waitFor(() => expect(args.actions.onChoose).toHaveBeenCalled());
    await expect(amount).not.toHaveFocus();
    await waitFor(() => expect(ground()).not.toBe(tinted));
  },
};

/** Text that is still being typed counts when the button is pressed. */
export const TypedThenPressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = named(canvas);
    await userEvent.click(row.getByRole('button', { name: /^Mehr/ }));
    await userEvent.click(row.getByRole('button', { name: /^In den Warenkorb/ }));
    await expect(args.actions.onAdd).toHaveBeenLastCalledWith({ amount: 2, unit: product.defaultUnit });
  },
};

/** Below the minimum of 6: another amount or unit is raised, with a warning. */
export const BelowMinimum: Story = {
  args: { product: productExample({ minSaleQuantity: 6 }), choice: { amount: 6, unit: product.defaultUnit } },
  play: async ({ args, canvas, userEvent }) => {
    const row = named(canvas);
    const amount = row.getByRole('textbox', { name: /^Menge/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '3');
    await waitFor(() => expect(args.actions.onClamped).toHaveBeenLastCalledWith({ amount: 6, raised: true }, product.defaultUnit));
    await expect(amount).toHaveValue('6');
  },
};

/** Number of elements in a row: each is created, styled, laid out and painted for every row of a list of 300. */
const elementsOf = (canvas: StoryContext['canvas']) => {
  const row = canvas.getByRole('article', { name: product.name });
  return 1 + row.querySelectorAll('*').length;
};

/** Another unit changes the price and keeps the amount. */
export const OtherUnit: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const row = named(canvas);
    const unit = row.getByRole('combobox', { name: /^Einheit/ });
    // Until it gets the focus, it has only the chosen unit.
    await expect(within(unit).getAllByRole('option')).toHaveLength(1);
    await expect(unit).toHaveValue(product.defaultUnit.abbreviation);
    await userEvent.click(unit);
    await userEvent.selectOptions(unit, 'KRT');
    await expect(args.actions.onChoose).toHaveBeenLastCalledWith({ amount: 1, unit: product.units[1] });
    await expect(canvasElement).toHaveTextContent('283,20 €');
  },
};

/**
 * A typical row with all its controls has at most 33 elements: one more than needed, because text beside changing
 * siblings gets an element of its own (065).
 */
export const Light: Story = {
  args: {
    tools: (
      <>
        {tools}
        <TemplateButton productName={product.name} count={0} isOpen={false} onOpen={fn()} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(elementsOf(canvas)).toBeLessThanOrEqual(33);
  },
};

/** The same limit on the phone. */
export const LightOnPhone: Story = { ...Light, globals: { viewport: { value: 'phone', isRotated: false } } };

/** On sale: the tag comes first below the name, the signs follow the facts. */
export const OnSale: Story = {
  tags: ['visual'],
  args: { product: onSaleExample({ badges: [badgeExample('cooled'), badgeExample('weighed-item')] }) },
  play: async ({ canvas }) => {
    const row = named(canvas);
    const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
    const name = row.getByRole('link', { name: product.name });
    const [first = name, second = name] = row.getAllByRole('listitem');
    // Its text is inset by 6 px.
    await expect(left(row.getByText('Aktion')) - left(name)).toBe(6);
    await expect(left(second) - left(first)).toBe(24);
  },
};

/** New, with free goods and a deadline of its own. */
export const NewWithFreeGoods: Story = {
  args: {
    product: productExample({
      isNew: true,
      badges: [badgeExample('asc'), badgeExample('deep-frozen'), badgeExample('order-deadline', '10:30')],
    }),
    freeGoods: freeGoodsExample,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Neu')).toBeVisible();
    await expect(canvas.getByText('10 + 1 gratis')).toBeVisible();
    await expect(canvas.getByText('Bestellschluss 10:30')).toBeInTheDocument();
  },
};

/** Pre-order, before it is in stock. */
export const PreOrder: Story = { args: { product: productExample({ isPreOrder: true }) } };

/** Not available until a day: disabled. */
export const NotAvailable: Story = {
  tags: ['visual'],
  args: { product: notAvailableExample() },
  play: async ({ canvas }) => {
    const row = named(canvas);
    await expect(row.getByText('Wieder da ab Mi., 02.12.')).toBeVisible();
    await expect(row.getByRole('button', { name: /^Nicht verfügbar/ })).toBeDisabled();
    await expect(row.getByRole('textbox', { name: /^Menge/ })).toBeDisabled();
  },
};

/** No longer available, but in the cart: it can still be removed. */
export const NotAvailableInCart: Story = {
  args: { product: notAvailableExample({ availability: { status: 'REMOVED_FROM_INVENTORY' } }), cart: { kind: 'in', isBusy: false } },
  play: async ({ canvas }) => {
    await expect(named(canvas).getByRole('button', { name: /im Warenkorb, entfernen/ })).toBeEnabled();
  },
};

/** No price is known. */
export const OnRequest: Story = { args: { product: productExample({ prices: [] }) } };

/** The user may not see prices: no sum, no discount, no reference price. */
export const NoPrices: Story = {
  args: { displayRules: noPricesRules, product: onSaleExample() },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
    await expect(canvasElement).not.toHaveTextContent('Aktion');
  },
};

/** A visitor sees the product and how to see more. */
export const Visitor: Story = {
  args: { displayRules: visitorRules, cart: { kind: 'none' }, tools: undefined },
  play: async ({ canvas }) => {
    await expect(named(canvas).queryByRole('textbox')).not.toBeInTheDocument();
    await expect(named(canvas).getByText('Preise nach der Anmeldung')).toBeVisible();
  },
};

/** At a fair the global discount of 5 % lowers the regular price: 77.40 × 0.95 = 73.53. */
export const Fair: Story = {
  args: { displayRules: { ...buyerRules, fairDiscountFactor: '0.95' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('73,53 €');
  },
};

/** The longest names and units stay in their columns. */
export const LongText: Story = {
  tags: ['visual'],
  args: {
    product: productExample({
      name: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstücksräucherlachs, geschnitten, in Streifen vom norwegischen Zuchtlachs, mild geräuchert, vakuumverpackt',
      units: [unitExample('Gastronomiegroßpackung', 'GGP'), unitExample('Palette', 'PAL', 1440, false)],
      storageUnit: unitExample('Gastronomiegroßpackung', 'GGP'),
      prices: [priceExample('123456.7800', { msrp: '234567.89' })],
    }),
    choice: { amount: 99_999, unit: unitExample('Gastronomiegroßpackung', 'GGP') },
    freeGoods: freeGoodsExample,
  },
};

/** The same product as a tile of a grid. */
export const Tile: Story = {
  tags: ['visual'],
  args: { variant: 'tile', product: onSaleExample() },
  decorators: [
    (StoryOfTile) => (
      <div style={{ width: 240, padding: 16 }}>
        <StoryOfTile />
      </div>
    ),
  ],
};

/** With its position in a windowed list. */
export const Placed: Story = {
  args: { place: { position: 41, of: 4825 } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('article', { name: product.name });
    await expect(row).toHaveAttribute('aria-posinset', '41');
    await expect(row).toHaveAttribute('aria-setsize', '4825');
  },
};
