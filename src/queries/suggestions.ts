import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { lookUpText } from '#domain/search/lookUpText.ts';
import type { Completion } from '#gen/models/index.ts';
import { getCompleteProductsQueryOptions } from '#gen/product/complete-products.ts';
import { getCompleteSubshopProductsQueryOptions } from '#gen/subshop-product/complete-subshop-products.ts';
import { optionalCustomer } from './catalogue';
import { judged, type Read } from './searchJudge';
import type { ShopContext } from './shopContext';

/** Suggestions for the typed text: terms, categories, products. The previous ones stay while the next are fetched. */
export function suggestionsOptions(context: ShopContext, typed: string, size = 6) {
  const request = { query: lookUpText(typed), size, ...optionalCustomer(context) };
  const { tenant, customerId = '', shop } = context;
  const { queryKey, queryFn } =
    shop.kind === 'fair'
      ? getCompleteSubshopProductsQueryOptions(tenant, customerId, shop.fairCode, request)
      : getCompleteProductsQueryOptions(tenant, request);
  return queryOptions<Completion>({
    queryKey,
    queryFn: judged(queryFn as Read<Completion>, request.query),
    placeholderData: keepPreviousData,
  });
}
