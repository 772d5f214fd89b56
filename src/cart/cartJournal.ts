import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toProduct, type Product } from '#domain/product/product.ts';
import type { CartEvent, Product as WireProduct } from '#gen/models/index.ts';
import { getListCartEventsQueryOptions } from '#gen/cart/list-cart-events.ts';
import { getFindProductsBySkuQueryOptions } from '#gen/product/find-products-by-sku.ts';
import { getListSubshopCartEventsQueryOptions } from '#gen/subshop-cart/list-subshop-cart-events.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** History of the cart since the last order, by all users of the customer; refetched after every change of the cart. */
export function cartEventsOptions({ tenant, customerId, shop }: BuyerContext) {
  const { queryKey, queryFn } =
    shop.kind === 'fair'
      ? getListSubshopCartEventsQueryOptions(tenant, shop.fairCode, customerId)
      : getListCartEventsQueryOptions(tenant, customerId);
  return queryOptions<CartEvent[]>({ queryKey, queryFn: queryFn as () => Promise<CartEvent[]> });
}

/**
 * Products by sku, including those not sold at present, one call for each list of skus. Products of a failed call are missing without a
 * message: they can be named by their numbers.
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
