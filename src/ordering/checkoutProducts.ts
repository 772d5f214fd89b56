import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Product as WireProduct } from '../gen/models';
import { findCheckoutProductsBySku, getFindCheckoutProductsBySkuQueryKey } from '../gen/product/find-checkout-products-by-sku';
import { lookupTimeoutMs } from '../cart/lastLook';
import { resultWithin } from '../platform/timing';
import type { BuyerContext } from '../queries/shopContext';
import { productsInCalls } from '../queries/skuCalls';

/**
 * The products of a cart with prices and availability as they count at submission, those that are not sold at present included. Read again
 * whenever somebody looks; a failure is only logged, because the server decides in the end.
 */
export function checkoutProductsOptions({ tenant, customerId, shop }: BuyerContext, skus: readonly string[]) {
  const params = { customerId, ...(shop.kind === 'fair' && { cartType: shop.fairCode }) };
  return queryOptions<WireProduct[]>({
    queryKey: getFindCheckoutProductsBySkuQueryKey(tenant, [...skus], params),
    queryFn: ({ signal }) => productsInCalls(skus, (part) => findCheckoutProductsBySku(tenant, part, params, { signal })),
    enabled: skus.length > 0,
    retry: false,
    // Without a network it fails at once, so that an order doesn't wait for what can't come.
    networkMode: 'always',
  });
}

/** Reads those products at this moment; undefined when they can't be had in time. */
export async function readCheckoutProducts(
  queryClient: QueryClient,
  context: BuyerContext,
  skus: readonly string[],
): Promise<readonly WireProduct[] | undefined> {
  if (skus.length === 0) return undefined;
  // The policy for failures has logged it.
  const read = queryClient.fetchQuery({ ...checkoutProductsOptions(context, skus), staleTime: 0 }).catch(() => undefined);
  return resultWithin(read, lookupTimeoutMs);
}
