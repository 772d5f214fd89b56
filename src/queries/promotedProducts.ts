import { queryOptions } from '@tanstack/react-query';
import { toProduct, type Product } from '#domain/product/product.ts';
import type { Product as WireProduct } from '#gen/models/index.ts';
import { getListPromotedProductsForCartQueryOptions } from '#gen/product/list-promoted-products-for-cart.ts';
import type { ShopContext } from './shopContext';

/** Products that are promoted beside the own cart, without those that are in it. Nothing is said when they can't be had. */
export function promotedProductsOptions({ tenant, customerId }: ShopContext) {
  const { queryKey, queryFn } = getListPromotedProductsForCartQueryOptions(tenant, customerId === undefined ? {} : { customerId });
  return queryOptions<WireProduct[], Error, Product[]>({
    queryKey,
    queryFn: queryFn as () => Promise<WireProduct[]>,
    select: (wire) => wire.map(toProduct),
  });
}
