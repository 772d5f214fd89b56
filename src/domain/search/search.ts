import { knownAttribute } from '../product/attributes';
import { limits } from '../text/limits';

/** Numbers of products per page of results (P§3 Search request). */
export const pageSizes = limits.searchPageSizes;
/** Number of products on a page. */
export type PageSize = (typeof pageSizes)[number];
/** The page size without a choice (P§3 Search request). */
const defaultPageSize: PageSize = limits.searchPageSize;

/** Restriction of the search to the essence list: everything on it, or only shown or hidden products (P§3 Search request). */
export const essentialChoices = ['all', 'shown', 'hidden'] as const;
/** One of {@link essentialChoices}. */
export type EssentialChoice = (typeof essentialChoices)[number];

/** Kinds of price to filter by, as the address writes them (P§3 Search request). */
export const priceChoices = ['special', 'promotion', 'bulk'] as const;
/** One of {@link priceChoices}. */
export type PriceChoice = (typeof priceChoices)[number];

/** Classes of packaging to filter by (P§9 packaging type). */
export const packagingTypes = ['SINGLE_USE', 'SINGLE_USE_WITH_DEPOSIT', 'MULTI_USE', 'MULTI_USE_WITH_DEPOSIT'] as const;
/** One of {@link packagingTypes}. */
export type PackagingChoice = (typeof packagingTypes)[number];

/** Classes of origin to filter by (P§3 Search request). */
export const originCountries = ['EU_NON_EU', 'NON_EU', 'UNKNOWN'] as const;
/** One of {@link originCountries}. */
export type OriginChoice = (typeof originCountries)[number];

/** Orders of a result as the address writes them; relevance is the default and has no direction. */
export const searchSorts = ['relevance', 'name-asc', 'name-desc', 'sku-asc', 'sku-desc', 'price-asc', 'price-desc'] as const;
/** One of {@link searchSorts}. */
export type SearchSort = (typeof searchSorts)[number];

/** The filters that hold a list of values. Their names are those of the address parameters (P§3 search request). */
export interface ListFilters {
  /** Keys of product attributes; an open list. */
  readonly attributes: readonly string[];
  /** Kinds of price. */
  readonly prices: readonly PriceChoice[];
  /** Ids of virtual categories. */
  readonly virtualCategories: readonly string[];
  /** Countries of wines. */
  readonly wineCountries: readonly string[];
  /** Regions of wines. */
  readonly wineRegions: readonly string[];
  /** Grapes of wines. */
  readonly wineTypeOfGrapes: readonly string[];
  /** Brands. */
  readonly brandNames: readonly string[];
  /** Classes of packaging. */
  readonly packagingTypes: readonly PackagingChoice[];
  /** Classes of origin. */
  readonly originCountries: readonly OriginChoice[];
}

/** Name of a filter that holds a list of values. */
export type ListFilterName = keyof ListFilters;

/** Everything that the address of the product list holds (P§3 "list page address parameters"). */
export interface SearchState extends ListFilters {
  /** The query as typed. */
  readonly query: string;
  /** Only products with the sales condition New. */
  readonly onlyNewProducts: boolean;
  /** Page, from 0. */
  readonly page: number;
  /** Products on a page. */
  readonly pageSize: PageSize;
  /** Filter by the essence list; undefined when it plays no part. */
  readonly essential: EssentialChoice | undefined;
  /** Id of the category to stay in or below. */
  readonly category: string | undefined;
  /** The result is to be fetched again even when it is in the cache. It is for the page, and never sent to the server. */
  readonly forceReload: boolean;
  /** Order of the result: address parameter `sort`, an extension to the specification's list. */
  readonly sort: SearchSort;
}

/** The search without query and filters. */
export const emptySearch: SearchState = {
  query: '',
  onlyNewProducts: false,
  page: 0,
  pageSize: defaultPageSize,
  essential: undefined,
  attributes: [],
  category: undefined,
  prices: [],
  virtualCategories: [],
  wineCountries: [],
  wineRegions: [],
  wineTypeOfGrapes: [],
  brandNames: [],
  packagingTypes: [],
  originCountries: [],
  forceReload: false,
  sort: 'relevance',
};

const listFilterNames = [
  'attributes',
  'prices',
  'virtualCategories',
  'wineCountries',
  'wineRegions',
  'wineTypeOfGrapes',
  'brandNames',
  'packagingTypes',
  'originCountries',
] as const satisfies readonly ListFilterName[];

/**
 * Parses the address of the product list. Never fails: unknown parameters and values are ignored. Of a repeated single parameter the
 * first usable value counts; a list is a repeated parameter, a comma list, or both. A comma inside of a value is written as another
 * `%2C`, see {@link writtenValue}.
 */
export function parseSearch(params: URLSearchParams): SearchState {
  return {
    query: params.get('query') ?? '',
    onlyNewProducts: isOn(params, 'onlyNewProducts'),
    page: first(params, 'page', pageOf) ?? 0,
    pageSize: first(params, 'pageSize', (text) => pageSizes.find((size) => String(size) === text)) ?? defaultPageSize,
    essential: first(params, 'essential', (text) => oneOf(essentialChoices, text)),
    attributes: all(params, 'attributes', knownAttribute),
    category: first(params, 'category', filled),
    prices: all(params, 'prices', (text) => oneOf(priceChoices, text.toLowerCase())),
    virtualCategories: all(params, 'virtualCategories', filled),
    wineCountries: all(params, 'wineCountries', filled),
    wineRegions: all(params, 'wineRegions', filled),
    wineTypeOfGrapes: all(params, 'wineTypeOfGrapes', filled),
    brandNames: all(params, 'brandNames', filled),
    packagingTypes: all(params, 'packagingTypes', (text) => oneOf(packagingTypes, text)),
    originCountries: all(params, 'originCountries', (text) => oneOf(originCountries, text)),
    forceReload: isOn(params, 'forceReload'),
    sort: first(params, 'sort', (text) => oneOf(searchSorts, text)) ?? 'relevance',
  };
}

/** Formats the address of the product list, with the parameters in the specification's sequence; defaults are omitted. */
export function formatSearch(state: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | undefined) => value && params.append(name, value);
  const putAll = (name: ListFilterName) => state[name].forEach((value) => put(name, writtenValue(value)));
  put('query', state.query);
  put('onlyNewProducts', state.onlyNewProducts ? 'true' : undefined);
  put('page', state.page > 0 ? String(state.page) : undefined);
  put('pageSize', state.pageSize === defaultPageSize ? undefined : String(state.pageSize));
  put('essential', state.essential);
  putAll('attributes');
  put('category', state.category);
  for (const name of listFilterNames.slice(1)) putAll(name);
  put('forceReload', state.forceReload ? 'true' : undefined);
  put('sort', state.sort === 'relevance' ? undefined : state.sort);
  return params;
}

/** A changed search. Every change but that of the page itself starts over on the first page. */
export function changeSearch(state: SearchState, change: Partial<SearchState>): SearchState {
  return { ...state, page: 0, ...change };
}

/** One filter that is on, as a removable chip shows it. */
export type ActiveFilter =
  | { readonly name: 'onlyNewProducts' }
  | { readonly name: 'essential'; readonly value: EssentialChoice }
  | { readonly name: 'category'; readonly value: string }
  | { readonly [Name in ListFilterName]: { readonly name: Name; readonly value: ListFilters[Name][number] } }[ListFilterName];

/** The filters that are on, in the order of the address parameters. Query, paging and sort are no filters. */
export function activeFilters(state: SearchState): readonly ActiveFilter[] {
  const ofList = <Name extends ListFilterName>(name: Name) => state[name].map((value) => ({ name, value }) as ActiveFilter);
  return [
    ...(state.onlyNewProducts ? [{ name: 'onlyNewProducts' } as const] : []),
    ...(state.essential ? [{ name: 'essential', value: state.essential } as const] : []),
    ...ofList('attributes'),
    ...(state.category ? [{ name: 'category', value: state.category } as const] : []),
    ...listFilterNames.slice(1).flatMap(ofList),
  ];
}

/** True if a filter is on. */
export function isFilterOn(state: SearchState, filter: ActiveFilter): boolean {
  switch (filter.name) {
    case 'onlyNewProducts':
      return state.onlyNewProducts;
    case 'essential':
    case 'category':
      return state[filter.name] === filter.value;
    default:
      return (state[filter.name] as readonly string[]).includes(filter.value);
  }
}

/** The search with one filter more, on its first page. A filter that holds one value has it replaced. */
export function addFilter(state: SearchState, filter: ActiveFilter): SearchState {
  switch (filter.name) {
    case 'onlyNewProducts':
      return changeSearch(state, { onlyNewProducts: true });
    case 'essential':
    case 'category':
      return changeSearch(state, { [filter.name]: filter.value });
    default:
      return isFilterOn(state, filter) ? state : changeSearch(state, { [filter.name]: [...state[filter.name], filter.value] });
  }
}

/** The search with one filter less, on its first page; the same search when the filter is not on. */
export function removeFilter(state: SearchState, filter: ActiveFilter): SearchState {
  if (!isFilterOn(state, filter)) return state;
  switch (filter.name) {
    case 'onlyNewProducts':
      return changeSearch(state, { onlyNewProducts: false });
    case 'essential':
    case 'category':
      return changeSearch(state, { [filter.name]: undefined });
    default:
      return changeSearch(state, { [filter.name]: state[filter.name].filter((value) => value !== filter.value) });
  }
}

/** The search with its query, page size and order, and no filter. */
export function resetFilters(state: SearchState): SearchState {
  return { ...emptySearch, query: state.query, pageSize: state.pageSize, sort: state.sort };
}

/**
 * The search without parts that reveal prices to users who may not see them: filters by kind of price, and sorting by price (P§6 price
 * permission). Another user's address may contain both.
 */
export function withoutPrices(state: SearchState): SearchState {
  return { ...state, prices: [], sort: state.sort.startsWith('price') ? 'relevance' : state.sort };
}

/**
 * The search without the essence list, which only a customer's buyer has (P§6 sign-in). Such an address may be opened after the session has
 * ended.
 */
export function withoutEssence(state: SearchState): SearchState {
  return { ...state, essential: undefined };
}

function isOn(params: URLSearchParams, name: string): boolean {
  return params.getAll(name).includes('true');
}

function first<Value>(params: URLSearchParams, name: string, read: (text: string) => Value | undefined): Value | undefined {
  for (const text of params.getAll(name)) {
    const value = read(text);
    if (value !== undefined) return value;
  }
  return undefined;
}

function all<Value>(params: URLSearchParams, name: string, read: (text: string) => Value | undefined): Value[] {
  const texts = params
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map((text) => readValue(text.trim()));
  return [...new Set(texts.map(read).filter((value) => value !== undefined))].slice(0, limits.listedValues);
}

/**
 * A value of a list as the address writes it: without commas, which part values, and without blanks at its ends, which people type
 * there.
 */
function writtenValue(value: string): string {
  return value.replaceAll(/[%,]|^\s+|\s+$/g, encodeURIComponent);
}

function readValue(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // URIError: a typed percent sign
  }
}

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text);
}

/** A text that could name something: not blank, and not longer than anything's name. */
function filled(text: string): string | undefined {
  return text.trim() === '' || text.length > limits.lookupCharacters ? undefined : text;
}

/** A page number of at most six digits; a longer one is no page of any catalogue. */
function pageOf(text: string): number | undefined {
  return /^(0|[1-9]\d{0,5})$/.test(text) ? Number.parseInt(text, 10) : undefined;
}
