import { queryOptions } from '@tanstack/react-query';
import { toProduct, type Product } from '#domain/product/product.ts';
import { findProductsBySku, getFindProductsBySkuQueryKey } from '#gen/product/find-products-by-sku.ts';
import type { Product as WireProduct } from '#gen/models/index.ts';
import type { ShopContext } from './shopContext';
import { productsInCalls } from './skuCalls';

/** The products that editors name, in their order and with the customer's prices; those that are no longer sold are missing. Visitors get them too. */
export function featuredProductsOptions({ tenant, customerId, shop }: ShopContext, skus: readonly string[]) {
  const params = { ...(customerId !== undefined && { customerId }), ...(shop.kind === 'fair' && { cartType: shop.fairCode }) };
  return queryOptions<WireProduct[], Error, readonly Product[]>({
    queryKey: getFindProductsBySkuQueryKey(tenant, [...skus], params),
    queryFn: ({ signal }) => productsInCalls(skus, (part) => findProductsBySku(tenant, part, params, { signal })),
    select: (wire) => {
      const found = new Map(wire.map((product) => [product.sku, product]));
      return [...new Set(skus)].flatMap((sku) => {
        const product = found.get(sku);
        return product ? [toProduct(product)] : [];
      });
    },
    enabled: skus.length > 0,
  });
}
