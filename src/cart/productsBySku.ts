import { queryOptions } from '@tanstack/react-query';
import type { Product } from '#domain/product/product.ts';
import { getFindProductsBySkuQueryKey } from '#gen/product/find-products-by-sku.ts';
import type { Product as WireProduct } from '#gen/models/index.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { anyProductsParams, fetchAnyProducts, productMapOf } from './cartAddition';

/** The products of skus by sku, with those that aren't sold at present; unknown ones are missing. All of them in one call. */
export const productsBySkuOptions = (context: BuyerContext, wanted: readonly string[]) => {
  const skus = [...new Set(wanted)];
  return queryOptions<WireProduct[], Error, ReadonlyMap<string, Product>>({
    queryKey: getFindProductsBySkuQueryKey(context.tenant, skus, anyProductsParams(context)),
    queryFn: ({ signal }) => fetchAnyProducts(context, skus, signal),
    select: productMapOf,
    enabled: skus.length > 0,
  });
};
