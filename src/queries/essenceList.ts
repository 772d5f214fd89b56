import { keepPreviousData, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { essentialOf, type EssenceListState } from '#domain/template/essenceList.ts';
import { limits } from '#domain/text/limits.ts';
import { emptySearch } from '#domain/search/search.ts';
import { searchRequestOf } from '#domain/search/searchRequest.ts';
import type { ProductGroup, SearchPage } from '#domain/search/searchResult.ts';
import { getGetAllergensExcelQueryOptions } from '#gen/essence/get-allergens-excel.ts';
import { getGetEssenceListPdfQueryOptions } from '#gen/essence/get-essence-list-pdf.ts';
import type { GroupedSearchResult } from '#gen/models/index.ts';
import { getBrowseCustomerEssentialProductsQueryOptions } from '#gen/product/browse-customer-essential-products.ts';
import { getSearchProductsV2QueryOptions } from '#gen/product/search-products-v2.ts';
import { enabledForCustomer } from './enabledForCustomer';
import { toPage } from './catalogue';
import { fileRead } from './fileRead';
import type { ShopContext } from './shopContext';

/** Products that a part of the essence list has: the list comes in parts as its rows come near the window. */
export const essencePartSize = limits.searchPageSize;

/**
 * A part of the essence list, by category in the catalogue's order; with a query, which only the search call accepts, by relevance.
 * Memoize the options: `select` reads the whole part. While another state of the list is fetched, the first part of the previous one
 * stays.
 *
 * @param part from 0
 */
export function essencePartOptions(context: ShopContext, { filter, query }: EssenceListState, part: number) {
  const { tenant, customerId = '' } = context;
  const asked = searchRequestOf({ ...emptySearch, query, page: part, pageSize: essencePartSize }, { customerId });
  const request = { ...asked, filter: { essential: essentialOf(filter) } };
  const { queryKey, queryFn } =
    request.query === undefined
      ? getBrowseCustomerEssentialProductsQueryOptions(tenant, customerId, request)
      : getSearchProductsV2QueryOptions(tenant, request);
  return queryOptions<GroupedSearchResult, Error, SearchPage, QueryKey>(
    enabledForCustomer(context, {
      queryKey: queryKey as QueryKey,
      queryFn: queryFn as () => Promise<GroupedSearchResult>,
      select: (wire: GroupedSearchResult) => toPage(wire),
      placeholderData: keepPreviousData,
      meta: { failure: 'toast' as const },
    }),
  );
}

/** A file generated from the essence list: the list itself as PDF, or its allergens as XLSX. */
export type EssenceFile = 'list' | 'allergens';

/** Such a file; asked for when it is wanted, so read it with `fetchQuery`. */
export const essenceFileOptions = ({ tenant, customerId = '' }: ShopContext, file: EssenceFile) =>
  queryOptions({
    ...(file === 'list'
      ? getGetEssenceListPdfQueryOptions(tenant, { customerId })
      : getGetAllergensExcelQueryOptions(tenant, { customerId })),
    ...fileRead,
  });

/** Parts that are read at a time for the printer. */
const partsAtOnce = 4;

/** The products of several parts by category; a category that continues in the next part is one group. */
function groupsOfParts(pages: readonly SearchPage[]): ProductGroup[] {
  const groups: ProductGroup[] = [];
  for (const group of pages.flatMap((page) => page.groups)) {
    const last = groups.at(-1);
    if (last && last.category?.id === group.category?.id)
      groups[groups.length - 1] = { ...last, products: [...last.products, ...group.products] };
    else groups.push(group);
  }
  return groups;
}

/** Reads the whole list for printing; parts read before are taken from the cache. Rejects if a part can't be read. */
export async function readWholeEssenceList(queryClient: QueryClient, context: ShopContext, state: EssenceListState): Promise<void> {
  const read = async (part: number) => {
    const { queryKey, queryFn } = essencePartOptions(context, state, part);
    return toPage(
      await queryClient.fetchQuery<GroupedSearchResult>({
        queryKey,
        ...(queryFn && { queryFn: queryFn as () => Promise<GroupedSearchResult> }),
        meta: { failure: 'inline' },
      }),
    );
  };
  const { pageCount } = await read(0);
  for (let start = 1; start < pageCount; start += partsAtOnce) {
    const parts = Array.from({ length: Math.min(partsAtOnce, pageCount - start) }, (_, index) => start + index);
    await Promise.all(parts.map(read));
  }
}

/** The parts of the list read so far, by category, and the number of missing products. */
export function knownEssenceList(
  queryClient: QueryClient,
  context: ShopContext,
  state: EssenceListState,
): { readonly groups: readonly ProductGroup[]; readonly missing: number } {
  const known = (part: number) => {
    const wire = queryClient.getQueryData<GroupedSearchResult>(essencePartOptions(context, state, part).queryKey);
    return wire && toPage(wire);
  };
  const first = known(0);
  const pages = Array.from({ length: first?.pageCount ?? 0 }, (_, part) => known(part)).filter((page) => page !== undefined);
  const read = pages.reduce((sum, { shown }) => sum + shown, 0);
  return { groups: groupsOfParts(pages), missing: Math.max(0, (first?.total ?? 0) - read) };
}
