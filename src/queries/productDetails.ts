import { queryOptions } from '@tanstack/react-query';
import { freeGoodsOf, type FreeGoods } from '#domain/product/naras.ts';
import { toProduct, type Product } from '#domain/product/product.ts';
import { toProductDetails } from '#domain/product/productDetails.ts';
import { emptySearch } from '#domain/search/search.ts';
import { searchRequestOf } from '#domain/search/searchRequest.ts';
import type { Product as WireProduct, SearchRequest, SearchResult } from '#gen/models/index.ts';
import { getGetDatasheetQueryOptions } from '#gen/product/get-datasheet.ts';
import { getGetProductDetailsQueryOptions } from '#gen/product/get-product-details.ts';
import { getGetSafetyDatasheetQueryOptions } from '#gen/product/get-safety-datasheet.ts';
import { getListRecommendationsQueryOptions } from '#gen/product/list-recommendations.ts';
import { getSearchProductsQueryOptions } from '#gen/product/search-products.ts';
import { getListSubshopRecommendationsQueryOptions } from '#gen/subshop-product/list-subshop-recommendations.ts';
import { getSearchSubshopProductsQueryOptions } from '#gen/subshop-product/search-subshop-products.ts';
import { fileRead } from './fileRead';
import type { ShopContext } from './shopContext';

/** Details of a product beyond the list data. */
export const productDetailsOptions = ({ tenant }: ShopContext, product: Pick<Product, 'sku' | 'images' | 'alcohol'>) =>
  queryOptions({
    ...getGetProductDetailsQueryOptions(tenant, product.sku, { query: { select: (wire) => toProductDetails(wire, product) } }),
  });

/** Products that go with a product. */
export function recommendationsOptions(context: ShopContext, sku: string) {
  const { tenant, customerId = '', shop } = context;
  const { queryKey, queryFn } =
    shop.kind === 'fair'
      ? getListSubshopRecommendationsQueryOptions(tenant, customerId, shop.fairCode, sku)
      : getListRecommendationsQueryOptions(tenant, sku, customerId === '' ? {} : { customerId });
  return queryOptions<WireProduct[], Error, Product[]>({
    queryKey,
    queryFn: queryFn as () => Promise<WireProduct[]>,
    select: (wire) => wire.map(toProduct),
  });
}

/**
 * Free goods of one product. Only search results contain them (C§3 "Each search result comes with naras"), so its number is searched
 * for.
 */
export function freeGoodsOptions(context: ShopContext, sku: string) {
  const request: SearchRequest = { ...searchRequestOf({ ...emptySearch, query: sku }, { customerId: context.customerId }), size: 10 };
  const { tenant, customerId = '', shop } = context;
  const { queryKey, queryFn } =
    shop.kind === 'fair'
      ? getSearchSubshopProductsQueryOptions(tenant, customerId, shop.fairCode, request)
      : getSearchProductsQueryOptions(tenant, request);
  return queryOptions<SearchResult, Error, readonly FreeGoods[]>({
    queryKey,
    queryFn: queryFn as () => Promise<SearchResult>,
    select: (wire) => freeGoodsOf(wire.naras, sku),
    meta: { failure: 'silent' },
  });
}

/** A product's data sheet as PDF; asked for when it is wanted, so read it with `fetchQuery`. */
export const datasheetOptions = ({ tenant }: ShopContext, sku: string, kind: 'product' | 'safety') =>
  queryOptions({
    ...(kind === 'safety' ? getGetSafetyDatasheetQueryOptions(tenant, sku) : getGetDatasheetQueryOptions(tenant, sku)),
    ...fileRead,
  });
