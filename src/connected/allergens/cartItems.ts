import { useMemo } from 'react';
import { useCart } from '#cart/cart.ts';
import type { OverviewItem } from '#domain/allergens/allergenOverview.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** Products of a cart, including lines whose product is missing. */
const itemsOf = ({ lines, errors }: Cart): OverviewItem[] => [
  ...lines.map(({ sku, product }) => ({ sku, name: product.name })),
  ...errors.map(({ sku }) => ({ sku, name: sku })),
];

/** The cart's products as items of an overview; the same array until they change. */
export function useCartItems(context: BuyerContext) {
  const { cart, error, refetch } = useCart(context);
  // A changed amount must not reload the products.
  const names = cart && JSON.stringify(itemsOf(cart));
  const data = useMemo(() => (names === undefined ? undefined : (JSON.parse(names) as OverviewItem[])), [names]);
  return { data, error, isFetching: false, refetch };
}
