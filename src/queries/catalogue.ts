import { keepPreviousData, queryOptions, type QueryClient, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
import { toProduct, type Product } from '../domain/product';
import { emptySearch, type SearchState } from '../domain/search';
import { asksForGroups, toFacets, toFlatPage, toGroupedPage, type SearchPage } from '../domain/searchResult';
import { searchRequestOf } from '../domain/searchRequest';
import type { Shop } from '../domain/shop';
import type { Completion, GroupedSearchResult, Product as WireProduct, SearchRequest, SearchResult } from '../gen/models';
import { getBrowseCategoriesQueryOptions } from '../gen/product/browse-categories';
import { getBrowseCategoriesV2QueryOptions } from '../gen/product/browse-categories-v2';
import { getCompleteProductsQueryOptions } from '../gen/product/complete-products';
import { getGetProductQueryOptions } from '../gen/product/get-product';
import { getSearchProductsQueryOptions } from '../gen/product/search-products';
import { getSearchProductsV2QueryOptions } from '../gen/product/search-products-v2';
import { getBrowseOnlineFairCategoriesQueryOptions } from '../gen/subshop-product/browse-online-fair-categories';
import { getBrowseSubshopCategoriesQueryOptions } from '../gen/subshop-product/browse-subshop-categories';
import { getCompleteSubshopProductsQueryOptions } from '../gen/subshop-product/complete-subshop-products';
import { getGetSubshopProductQueryOptions } from '../gen/subshop-product/get-subshop-product';
import { getSearchOnlineFairProductsQueryOptions } from '../gen/subshop-product/search-online-fair-products';
import { getSearchSubshopProductsQueryOptions } from '../gen/subshop-product/search-subshop-products';
import { fetchJudge } from './searchJudge';
import type { ShopContext } from './shopContext';
import { lookUpText } from '../domain/lookUpText';

type AnyResult = SearchResult | GroupedSearchResult;
type AnyResultOptions = { queryKey: QueryKey; queryFn?: unknown };

/** The customer of the calls in which it may be left out, as visitors do. */
const optionalCustomer = ({ customerId }: ShopContext) => (customerId === undefined ? {} : { customerId });

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

type Read<Answer> = (context: QueryFunctionContext) => Promise<Answer>;

/** A read whose answer is judged by the words that were searched for, unless it says itself that it has what was meant. */
function judged<Answer extends { readonly onlySimilar?: boolean }>(read: Read<Answer>, query: string | undefined): Read<Answer> {
  if (query === undefined || query === '') return read;
  return async (context) => {
    const answer = await read(context);
    if (answer.onlySimilar !== false) await fetchJudge();
    return answer;
  };
}

/** Whether two requests are about the same list, so that the one may stay on screen while the other is fetched. */
function isSameList(a: SearchRequest | undefined, b: SearchRequest): boolean {
  return a !== undefined && a.query === b.query && a.filter?.categoryId === b.filter?.categoryId && a.customerId === b.customerId;
}

/**
 * A page of a search, or of a category without a query (P§3 Search request). While a filter, an order or another page of the same
 * list is fetched, the last page stays. Keep the options in a memo: `select` reads the whole page.
 *
 * @param supplierIds suppliers to keep to; the address has no parameter for them
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

/** Suggestions for what was typed so far: terms, categories, products. The last ones stay while the next are fetched. */
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

/** One product, also one that can't be ordered at present, which its page then says. */
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
const listCalls: Record<Shop['kind'], readonly string[]> = {
  own: ['searchProductsV2', 'browseCategoriesV2', 'searchProducts', 'browseCategories'],
  fair: ['searchOnlineFairProducts', 'browseOnlineFairCategories', 'searchSubshopProducts', 'browseSubshopCategories'],
};

/** The product as a list of the same shop has already brought it, so that its page has something to show at once. */
export function knownProduct(queryClient: QueryClient, { shop }: ShopContext, sku: string): WireProduct | undefined {
  for (const operation of listCalls[shop.kind]) {
    for (const [key, result] of queryClient.getQueriesData<AnyResult>({ queryKey: [operation], type: 'all' })) {
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
