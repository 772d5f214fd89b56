import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Product as WireProduct } from '#gen/models/index.ts';
import { findCheckoutProductsBySku, getFindCheckoutProductsBySkuQueryKey } from '#gen/product/find-checkout-products-by-sku.ts';
import { lookupTimeoutMs } from '#cart/lookupTimeout.ts';
import { resultWithin } from '#platform/timing.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { productsInCalls } from '#queries/skuCalls.ts';

/**
 * The products of a cart with the prices and availability that count at submission, including products not sold at present. Refetched
 * on every mount. A failure is only logged, because the server decides in the end.
 */
export function checkoutProductsOptions({ tenant, customerId, shop }: BuyerContext, skus: readonly string[]) {
  const params = { customerId, ...(shop.kind === 'fair' && { cartType: shop.fairCode }) };
  return queryOptions<WireProduct[]>({
    queryKey: getFindCheckoutProductsBySkuQueryKey(tenant, [...skus], params),
    queryFn: ({ signal }) => productsInCalls(skus, (part) => findCheckoutProductsBySku(tenant, part, params, { signal })),
    enabled: skus.length > 0,
    retry: false,
    // Fails at once when offline, so that an order doesn't wait for it.
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
