import { limits } from '#domain/text/limits.ts';
import type { TenantCode } from '#domain/customer/tenant.ts';
import type {
  GroupedSearchResult,
  PageInfo,
  Product,
  ProductGrouping,
  SearchFilter,
  SearchRequest,
  SearchResult,
} from '#gen/models/index.ts';
import { categoryFor } from './categoryTree';
import { didYouMean } from './didYouMean';
import { aggregationsOf, facetsOf } from './facets';
import { families } from './families';
import { filtered, offeredTo, type Filtered } from './filtering';
import { matchesOf, type Matches } from './matching';
import { naraOf } from './naras';
import { priceTermsOf, promotionDaysLeft } from './prices';
import { productOf } from './product';
import { searchColumnsOf, type SearchColumns } from './searchColumns';
import { dayNumber, seedOf } from './seed';
import type { Shopper } from './shopper';

/** A search before its products are composed. */
export interface Found {
  readonly columns: SearchColumns;
  readonly filter: SearchFilter;
  /** 1 for each article that is offered at all. */
  readonly offered: Uint8Array;
  readonly matches: Matches | undefined;
  readonly filtered: Filtered;
  /** Indexes of all hits in the order of the result. */
  readonly order: readonly number[];
}

/** Runs a search: its hits, sorted. */
export function find(tenant: TenantCode, request: SearchRequest, shopper: Shopper, withWine: boolean): Found {
  const columns = searchColumnsOf(tenant);
  const { filter = {} } = request;
  const offered = offeredTo(columns, filter, shopper);
  const matches = matchesOf(columns, request.query, shopper.language, offered);
  const found = filtered(columns, filter, shopper, offered, matches, withWine);
  return { columns, filter, offered, matches, filtered: found, order: ordered(columns, found.hits, matches, request, shopper) };
}

/** Sorts hits. Relevance is the best match first and, without a query, the catalogue's own order. */
function ordered(
  columns: SearchColumns,
  hits: readonly number[],
  matches: Matches | undefined,
  { sortBy = 'RELEVANCE', sortDirection = 'ASC' }: SearchRequest,
  shopper: Shopper,
): readonly number[] {
  const sign = sortDirection.toUpperCase() === 'DESC' ? -1 : 1;
  const priceTerms = priceTermsOf(shopper);
  if (sortBy === 'NAME') {
    const ranks = columns.nameRanks(shopper.language);
    return [...hits].sort((one, other) => sign * ((ranks[one] ?? 0) - (ranks[other] ?? 0)));
  }
  if (sortBy === 'SKU')
    return [...hits].sort((one, other) => sign * ((columns.articles[one]?.sku ?? '') < (columns.articles[other]?.sku ?? '') ? -1 : 1));
  if (sortBy === 'PRICE' && priceTerms) {
    const prices = columns.shownPrices(priceTerms);
    const priced = (index: number) => Number.isFinite(prices[index]);
    // Articles without a price come last, in both directions.
    return [...hits].sort((one, other) =>
      priced(one) && priced(other)
        ? sign * ((prices[one] ?? 0) - (prices[other] ?? 0)) || one - other
        : Number(priced(other)) - Number(priced(one)) || one - other,
    );
  }
  if (!matches) return hits;
  const { scores } = matches;
  return [...hits].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other);
}

function pageOf(
  total: number,
  { page = 0, size = limits.searchPageSize }: SearchRequest,
): { readonly from: number; readonly to: number; readonly info: PageInfo } {
  const from = page * size;
  return {
    from,
    to: from + size,
    info: { totalElements: total, totalPages: size > 0 ? Math.ceil(total / size) : 0, number: page, size: Math.max(1, size) },
  };
}

function composed({ columns, order }: Found, from: number, to: number, shopper: Shopper): Pick<SearchResult, 'products' | 'naras'> {
  const priceTerms = priceTermsOf(shopper);
  const articles = order.slice(from, to).flatMap((index) => columns.articles[index] ?? []);
  return {
    products: articles.map((article) => productOf(article, shopper, priceTerms)),
    naras: articles.flatMap((article) => naraOf(article, shopper) ?? []),
  };
}

/**
 * A product in promotion that is advertised for this search, always the same one on a day; only beside the first page, never beside
 * guesses.
 */
function promoted({ columns, order, filter, matches }: Found, request: SearchRequest, shopper: Shopper): Product | undefined {
  if ((request.page ?? 0) > 0 || order.length < 4 || matches?.isGuess) return undefined;
  const day = dayNumber(shopper.today);
  // The best hits suffice: an advertisement should fit the search.
  const candidates = order.slice(0, 200).filter((index) => {
    const article = columns.articles[index];
    return article !== undefined && article.status === 'ACTIVE' && promotionDaysLeft(article, day) !== undefined;
  });
  const chosen = candidates[seedOf(`${request.query ?? ''} ${filter.categoryId ?? ''} ${shopper.today}`) % (candidates.length || 1)];
  const article = chosen === undefined ? undefined : columns.articles[chosen];
  return article && productOf(article, shopper, priceTermsOf(shopper));
}

/** The query as it may have been meant, beside an empty result. */
function meantBy(
  { columns, order, matches }: Found,
  tenant: TenantCode,
  { query = '', ...request }: SearchRequest,
  shopper: Shopper,
): { didYouMean?: string } {
  if (order.length > 0 || !matches || matches.unknown.length === 0) return {};
  const meant = didYouMean(
    columns.index,
    query,
    matches.unknown,
    (candidate) => find(tenant, { ...request, query: candidate }, shopper, true).order.length > 0,
  );
  return meant === undefined ? {} : { didYouMean: meant };
}

function metadataOf({ matches }: Found): { provider: string; typeOfQuery: string } {
  return { provider: 'catalogue', typeOfQuery: matches?.relaxed ? 'OR' : 'AND' };
}

/** True (as a field beside the result) if a query found only similar goods. */
export const similarity = ({ order, matches }: Found): { onlySimilar?: boolean } =>
  matches && order.length > 0 ? { onlySimilar: matches.isGuess } : {};

/** Flat search (C§3 "Search result"); without a query it browses. */
export function searchProducts(tenant: TenantCode, request: SearchRequest, shopper: Shopper): SearchResult {
  const started = performance.now();
  const found = find(tenant, request, shopper, false);
  const page = pageOf(found.order.length, request);
  const promotedProduct = promoted(found, request, shopper);
  return {
    filter: found.filter,
    ...composed(found, page.from, page.to, shopper),
    ...(promotedProduct && { promotedProduct }),
    page: page.info,
    facets: facetsOf(found.columns, found.filtered, found.filter, shopper.language),
    metadata: metadataOf(found),
    ...meantBy(found, tenant, request, shopper),
    ...similarity(found),
    queryDurationMs: Math.round(performance.now() - started),
  };
}

/**
 * Search grouped by lowest category (V2, C§3 search result). Groups come in the tree's order, with a query the one with the best match
 * first.
 */
export function searchProductsGrouped(tenant: TenantCode, request: SearchRequest, shopper: Shopper): GroupedSearchResult {
  const started = performance.now();
  const found = find(tenant, request, shopper, true);
  const groups = new Map<number, number[]>();
  const bestFirst = found.matches !== undefined && (request.sortBy ?? 'RELEVANCE') === 'RELEVANCE';
  for (const index of found.order) {
    const family = found.columns.family[index] ?? 0;
    const members = groups.get(family);
    if (members) members.push(index);
    else groups.set(family, [index]);
  }
  // A Map keeps the sequence of first occurrence: best match first. Otherwise the sequence of the tree.
  const sorted = bestFirst ? [...groups] : [...groups].sort(([one], [other]) => one - other);
  const inGroups: Found = { ...found, order: sorted.flatMap(([, members]) => members) };
  const page = pageOf(inGroups.order.length, request);
  const { products, naras } = composed(inGroups, page.from, page.to, shopper);
  const groupings: ProductGrouping[] = [];
  let start = 0;
  for (const [family, members] of sorted) {
    const shown = products.slice(Math.max(0, start - page.from), Math.max(0, start + members.length - page.from));
    const category = categoryFor(families[family]?.categoryId ?? '', shopper.language);
    if (category && shown.length > 0) groupings.push({ category, memberCount: members.length, products: shown });
    start += members.length;
  }
  const promotedProduct = promoted(found, request, shopper);
  return {
    groupings,
    naras,
    filter: found.filter,
    page: page.info,
    metadata: metadataOf(found),
    ...meantBy(found, tenant, request, shopper),
    ...similarity(found),
    aggregations: aggregationsOf(found.columns, found.filtered, found.filter, shopper.language),
    ...(promotedProduct && { promotedProduct }),
    queryDurationMs: Math.round(performance.now() - started),
  };
}

/** All numbers that a search finds, in the order of the result, for calls that work on the whole of it. */
export function findSkus(tenant: TenantCode, request: SearchRequest, shopper: Shopper): string[] {
  const { columns, order } = find(tenant, request, shopper, true);
  return order.flatMap((index) => columns.articles[index]?.sku ?? []);
}
