import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toProduct, type Product } from '../domain/product';
import type { CartEvent, Product as WireProduct } from '../gen/models';
import { getListCartEventsQueryOptions } from '../gen/cart/list-cart-events';
import { getFindProductsBySkuQueryOptions } from '../gen/product/find-products-by-sku';
import { getListSubshopCartEventsQueryOptions } from '../gen/subshop-cart/list-subshop-cart-events';
import type { BuyerContext } from '../queries/shopContext';

/** What happened to the cart since the last order, by all users of the customer; read again after every change of the cart. */
export function cartEventsOptions({ tenant, customerId, shop }: BuyerContext) {
  const { queryKey, queryFn } =
    shop.kind === 'fair'
      ? getListSubshopCartEventsQueryOptions(tenant, shop.fairCode, customerId)
      : getListCartEventsQueryOptions(tenant, customerId);
  return queryOptions<CartEvent[]>({ queryKey, queryFn: queryFn as () => Promise<CartEvent[]> });
}

/**
 * Products by sku, also those that are not sold at present, one call for each list of skus. Where a call comes to nothing its products
 * are missing and nothing is said: they can be named by their numbers.
 */
export function useProductsBySku(
  { tenant, customerId, shop }: BuyerContext,
  batches: readonly (readonly string[])[],
): ReadonlyMap<string, Product> {
  const params = { customerId, showInactive: true, ...(shop.kind === 'fair' && { cartType: shop.fairCode }) };
  const read = useQueries({
    queries: batches
      .filter(({ length }) => length > 0)
      .map((skus) => {
        const { queryKey, queryFn } = getFindProductsBySkuQueryOptions(tenant, [...skus], params);
        return queryOptions<WireProduct[]>({ queryKey, queryFn: queryFn as () => Promise<WireProduct[]>, meta: { failure: 'silent' } });
      }),
    combine: joined,
  });
  return useMemo(() => new Map(read.map((wire) => [wire.sku, toProduct(wire)])), [read]);
}

/** The products of all calls that were answered. */
function joined(answers: readonly UseQueryResult<WireProduct[]>[]): readonly WireProduct[] {
  return answers.flatMap(({ data }) => data ?? []);
}
