import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { toProduct, type Product } from '#domain/product/product.ts';
import { emptySearch, type SearchState } from '#domain/search/search.ts';
import { asksForGroups, toFacets, toFlatPage, toGroupedPage, type SearchPage } from '#domain/search/searchResult.ts';
import { searchRequestOf } from '#domain/search/searchRequest.ts';
import type { Shop } from '#domain/customer/shop.ts';
import type { GroupedSearchResult, Product as WireProduct, SearchRequest, SearchResult } from '#gen/models/index.ts';
import { getBrowseCategoriesQueryOptions } from '#gen/product/browse-categories.ts';
import { getBrowseCategoriesV2QueryOptions } from '#gen/product/browse-categories-v2.ts';
import { getGetProductQueryOptions } from '#gen/product/get-product.ts';
import { getSearchProductsQueryOptions } from '#gen/product/search-products.ts';
import { getSearchProductsV2QueryOptions } from '#gen/product/search-products-v2.ts';
import { getBrowseOnlineFairCategoriesQueryOptions } from '#gen/subshop-product/browse-online-fair-categories.ts';
import { getBrowseSubshopCategoriesQueryOptions } from '#gen/subshop-product/browse-subshop-categories.ts';
import { getGetSubshopProductQueryOptions } from '#gen/subshop-product/get-subshop-product.ts';
import { getSearchOnlineFairProductsQueryOptions } from '#gen/subshop-product/search-online-fair-products.ts';
import { getSearchSubshopProductsQueryOptions } from '#gen/subshop-product/search-subshop-products.ts';
import type { ReadOperation } from './operations';
import { callKey } from './queryKeys';
import { judged, type Read } from './searchJudge';
import type { ShopContext } from './shopContext';

type AnyResult = SearchResult | GroupedSearchResult;
type AnyResultOptions = { queryKey: QueryKey; queryFn?: unknown };

/** The customer of the calls in which it may be left out, as visitors do. */
export const optionalCustomer = ({ customerId }: ShopContext) => (customerId === undefined ? {} : { customerId });

/** The call that answers a search: own assortment or fair, with a query or by category, grouped or flat. */
function resultCall({ tenant, customerId = '', shop }: ShopContext, state: SearchState, request: SearchRequest): AnyResultOptions {
  const isSearch = request.query !== undefined;
  const isGrouped = asksForGroups(state);
  if (shop.kind === 'fair') {
    const { fairCode } = shop;
    if (isGrouped) {
      return isSearch
        ? getSearchOnlineFairProductsQueryOptions(tenant, customerId, fairCode, request)
        : getBrowseOnlineFairCategoriesQueryOptions(tenant, customerId, fairCode, request);
    }
    return isSearch
      ? getSearchSubshopProductsQueryOptions(tenant, customerId, fairCode, request)
      : getBrowseSubshopCategoriesQueryOptions(tenant, customerId, fairCode, request);
  }
  if (isGrouped) return isSearch ? getSearchProductsV2QueryOptions(tenant, request) : getBrowseCategoriesV2QueryOptions(tenant, request);
  return isSearch ? getSearchProductsQueryOptions(tenant, request) : getBrowseCategoriesQueryOptions(tenant, request);
}

const pagesRead = new WeakMap<AnyResult, SearchPage>();

/** Reads an answer once, however often and wherever it is asked for: it is a page of up to 300 products. */
export function toPage(wire: AnyResult): SearchPage {
  const known = pagesRead.get(wire);
  if (known) return known;
  const page = 'groupings' in wire ? toGroupedPage(wire) : toFlatPage(wire);
  pagesRead.set(wire, page);
  return page;
}

/** True if two requests are for the same list, so that one may stay on screen while the other is fetched. */
function isSameList(a: SearchRequest | undefined, b: SearchRequest): boolean {
  return a !== undefined && a.query === b.query && a.filter?.categoryId === b.filter?.categoryId && a.customerId === b.customerId;
}

/**
 * A page of a search, or of a category without a query (P§3 Search request). While another filter, sort or page of the same list is
 * fetched, the last page stays. Memoize the options: `select` reads the whole page.
 *
 * @param supplierIds limits the search to suppliers; the address has no parameter for them
 */
export function searchOptions(context: ShopContext, state: SearchState, supplierIds: readonly string[] = []) {
  const request = searchRequestOf(state, {
    customerId: context.customerId,
    supplierIds,
    ...(context.shop.kind === 'fair' && { cartType: context.shop.fairCode }),
  });
  const { queryKey, queryFn } = resultCall(context, state, request);
  return queryOptions<AnyResult, Error, SearchPage>({
    queryKey,
    queryFn: judged(queryFn as Read<AnyResult>, request.query),
    select: toPage,
    placeholderData: (previous, query) =>
      previous !== undefined && isSameList(query?.queryKey[1] as SearchRequest | undefined, request) ? previous : undefined,
  });
}

/** Two levels of the category tree: the roots, and those below the given category or below every root. Asks for no products. */
export function categoriesOptions(context: ShopContext, categoryId?: string) {
  const request: SearchRequest = {
    ...searchRequestOf({ ...emptySearch, category: categoryId }, { customerId: context.customerId }),
    size: 0,
  };
  const { tenant, customerId = '', shop } = context;
  const { queryKey, queryFn } =
    shop.kind === 'fair'
      ? getBrowseSubshopCategoriesQueryOptions(tenant, customerId, shop.fairCode, request)
      : getBrowseCategoriesQueryOptions(tenant, request);
  return queryOptions<SearchResult, Error, ReturnType<typeof toFacets>>({
    queryKey,
    queryFn: queryFn as () => Promise<SearchResult>,
    select: (wire) => toFacets(wire.facets),
    meta: { failure: 'silent' },
  });
}

/** One product, also if it can't be ordered at present, which its page then shows. */
export function productOptions(context: ShopContext, sku: string) {
  const { tenant, customerId = '', shop } = context;
  const { queryKey, queryFn } =
    shop.kind === 'fair'
      ? getGetSubshopProductQueryOptions(tenant, customerId, shop.fairCode, sku)
      : getGetProductQueryOptions(tenant, sku, { showInactive: true, ...optionalCustomer(context) });
  return queryOptions<WireProduct, Error, Product>({
    queryKey,
    queryFn: queryFn as () => Promise<WireProduct>,
    select: toProduct,
  });
}

/** The calls that list products; a fair's have the fair's prices. */
const listCalls: Record<Shop['kind'], readonly ReadOperation[]> = {
  own: ['searchProductsV2', 'browseCategoriesV2', 'searchProducts', 'browseCategories'],
  fair: ['searchOnlineFairProducts', 'browseOnlineFairCategories', 'searchSubshopProducts', 'browseSubshopCategories'],
};

/** The product as a list of the same shop has already brought it, so that its page has something to show at once. */
export function knownProduct(queryClient: QueryClient, { shop }: ShopContext, sku: string): WireProduct | undefined {
  for (const operation of listCalls[shop.kind]) {
    for (const [key, result] of queryClient.getQueriesData<AnyResult>({ queryKey: callKey(operation), type: 'all' })) {
      // Another fair has other prices.
      if (shop.kind === 'fair' && !key.includes(shop.fairCode)) continue;
      const products =
        result === undefined ? [] : 'groupings' in result ? result.groupings.flatMap((group) => group.products) : result.products;
      const found = products.find((product) => product.sku === sku);
      if (found) return found;
    }
  }
  return undefined;
}
