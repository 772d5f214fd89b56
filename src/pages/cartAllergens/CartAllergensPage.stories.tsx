import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { useCart, useCartActions } from '#cart/cart.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';
import { Component } from './CartAllergensPage';

const shop = { as: 'anna', tenant: 'AL', route: '/cart/allergens', pattern: '/cart/allergens' };

function Filling({ context }: { context: BuyerContext }) {
  const { cart } = useCart(context);
  const { addAll } = useCartActions(context);
  const isDone = useRef(false);
  useEffect(() => {
    if (!cart || isDone.current) return;
    isDone.current = true;
    addAll([{ sku: '104711', amount: 2, unitAbbreviation: 'LAI' }]);
  }, [cart, addAll]);
  return null;
}

/** Adds a cheese to the cart. */
const Filled: Decorator = (Page) => {
  const { context } = useShop();
  return (
    <>
      {context && isBuyer(context) && <Filling context={context} />}
      <Page />
    </>
  );
};

const meta = { title: 'Pages/CartAllergens', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Products of the cart, with a link back to it. */
export const Loaded: Story = {
  decorators: [Filled],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(within(canvas.getByRole('row', { name: /^Bergkäse/ })).getAllByRole('cell')[6]).toHaveTextContent('enthalten'),
    );
    await expect(canvas.getByRole('link', { name: 'Warenkorb' })).toHaveAttribute('href', '/checkout');
  },
};

/** A fair's cart: products link to their pages in the fair. */
export const InFair: Story = {
  parameters: {
    shop: {
      ...shop,
      route: '/subshop/promotions/herbst/allergens',
      pattern: '/subshop/promotions/herbst/allergens',
      shop: { kind: 'fair', fairCode: 'herbst', globalDiscountFactor: '0.95' },
    },
  },
  decorators: [Filled],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Bergkäse/ })).toHaveAttribute(
      'href',
      '/subshop/promotions/herbst/product/104711',
    );
  },
};

/** An empty cart. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Keine Artikel, deren Allergene gezeigt werden könnten')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Drucken' })).not.toBeInTheDocument();
  },
};

/** Loading the cart failed. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'getCart=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Der Warenkorb konnte nicht geladen werden.');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};
