import type { EssentialFilter, PriceFilter, SearchFilter, SearchRequest, SearchSortField, SortDirection } from '#gen/models/index.ts';
import type { EssentialChoice, PriceChoice, SearchSort, SearchState } from './search';
import { lookUpText } from './lookUpText';

/** Inputs of a search besides its address. */
export interface SearchContext {
  /** Customer whose prices, restrictions and essence list apply; visitors have none. */
  readonly customerId?: string | undefined;
  /** Code of the fair whose products are searched; the own assortment has none. */
  readonly cartType?: string | undefined;
  /** Limits the search to suppliers. The address has no parameter for them. */
  readonly supplierIds?: readonly string[] | undefined;
}

const essentialOnTheWire: Record<EssentialChoice, EssentialFilter> = { all: 'ALL', shown: 'SHOWN_ONLY', hidden: 'HIDDEN_ONLY' };
const priceOnTheWire: Record<PriceChoice, PriceFilter> = { special: 'SPECIAL', promotion: 'PROMOTION', bulk: 'BULK' };
const sortOnTheWire: Record<SearchSort, readonly [SearchSortField, SortDirection] | undefined> = {
  relevance: undefined,
  'name-asc': ['NAME', 'ASC'],
  'name-desc': ['NAME', 'DESC'],
  'sku-asc': ['SKU', 'ASC'],
  'sku-desc': ['SKU', 'DESC'],
  'price-asc': ['PRICE', 'ASC'],
  'price-desc': ['PRICE', 'DESC'],
};

/**
 * The body of the search and browse calls. Lists are sorted, so that filters chosen in another sequence give the same request; empty
 * filters are omitted. The query is normalized and cut to 200 characters.
 */
export function searchRequestOf(state: SearchState, context: SearchContext = {}): SearchRequest {
  const query = lookUpText(state.query);
  const sort = sortOnTheWire[state.sort];
  return {
    ...(query && { query }),
    page: state.page,
    size: state.pageSize,
    ...(sort && { sortBy: sort[0], sortDirection: sort[1] }),
    ...(context.customerId && { customerId: context.customerId }),
    filter: searchFilterOf(state, context),
  };
}

/** The filter alone, for calls that take no page, such as putting all essences on the label list. */
export function searchFilterOf(state: SearchState, context: SearchContext = {}): SearchFilter {
  return {
    ...(state.category && { categoryId: state.category }),
    ...(state.onlyNewProducts && { salesConditions: ['New' as const] }),
    essential: state.essential ? essentialOnTheWire[state.essential] : 'IGNORE',
    ...list('attributes', state.attributes),
    ...list(
      'prices',
      state.prices.map((price) => priceOnTheWire[price]),
    ),
    ...list('virtualCategories', state.virtualCategories),
    ...list('wineCountries', state.wineCountries),
    ...list('wineRegions', state.wineRegions),
    ...list('wineTypeOfGrapes', state.wineTypeOfGrapes),
    ...list('brandNames', state.brandNames),
    ...list('packagingTypes', state.packagingTypes),
    ...list('originCountries', state.originCountries),
    ...list('supplierIds', context.supplierIds ?? []),
    ...(context.cartType && { cartType: context.cartType }),
  };
}

function list<Name extends keyof SearchFilter, Value extends string>(name: Name, values: readonly Value[]) {
  return values.length > 0 ? ({ [name]: [...values].sort() } as Record<Name, Value[]>) : {};
}
