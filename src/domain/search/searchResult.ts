import type {
  CategoryFacet,
  GroupedSearchResult,
  Nara,
  SearchAggregations,
  SearchFacets,
  SearchMetadata,
  SearchResult,
  ValueFacet,
} from '#gen/models/index.ts';
import { knownAttribute } from '../product/attributes';
import { freeGoodsOf, type FreeGoods } from '../product/naras';
import { toProduct, type Product } from '../product/product';
import { originCountries, packagingTypes, type ListFilterName, type SearchState } from './search';

/** A value to filter by, with the number of products that it would leave. */
export interface FacetValue {
  /** Value in the address. */
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

/** A category in a result, with the number of products in it and below it. */
export interface FacetCategory {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly name: string;
  readonly count: number;
  /** Address of its picture. */
  readonly picture: string | undefined;
}

/** Possible filters of a result (P§3 Search request). */
export interface Facets {
  /** Top of the category tree. */
  readonly roots: readonly FacetCategory[];
  /** The two levels below the chosen category; without a chosen one the level below every root. */
  readonly children: readonly FacetCategory[];
  /** From the root to the chosen category, itself included. */
  readonly trail: readonly FacetCategory[];
  /** The values of each filter that holds a list; empty where the result has none. */
  readonly values: Readonly<Record<Exclude<ListFilterName, 'prices'>, readonly FacetValue[]>>;
  /** New products in the result. */
  readonly newCount: number;
  /** Suppliers in the result; the address has no parameter for them, so they are shown and can't be chosen. */
  readonly suppliers: readonly FacetValue[];
}

/** Products of one category within a result. */
export interface ProductGroup {
  /** Undefined in a flat result, which is one group. */
  readonly category: { readonly id: string; readonly name: string } | undefined;
  /** Matching products of the category, also those that are not here. */
  readonly count: number;
  readonly products: readonly Product[];
}

/** One page of a search or browse, flat or grouped. */
export interface SearchPage {
  readonly groups: readonly ProductGroup[];
  /** Products on this page. */
  readonly shown: number;
  /** Matching products on all pages. */
  readonly total: number;
  /** From 0. */
  readonly page: number;
  readonly pageCount: number;
  readonly facets: Facets;
  /** A product that is advertised for this search. */
  readonly promoted: Product | undefined;
  /** Free goods by sku; products without any are left out. */
  readonly freeGoods: Readonly<Record<string, readonly FreeGoods[]>>;
  /** How the search service combined the words, such as AND or OR; undefined if its metadata doesn't say. */
  readonly typeOfQuery: string | undefined;
  /** The query as it may have been meant, beside an empty result. */
  readonly didYouMean: string | undefined;
  /** True if the search itself reports that it found only similar goods; undefined if it doesn't say. */
  readonly onlySimilar: boolean | undefined;
}

const bySortKey = (a: CategoryFacet, b: CategoryFacet) => a.sortKey - b.sortKey;

function toCategory({ id, parentId, displayName, count, thumbnailImagePath }: CategoryFacet): FacetCategory {
  return { id, parentId, name: displayName, count, picture: thumbnailImagePath };
}

const toCategories = (facets: readonly CategoryFacet[]) => [...facets].sort(bySortKey).map(toCategory);
const toValue = ({ key, displayName, count }: ValueFacet): FacetValue => ({ value: key, name: displayName, count });

/** Converts the server's facets into the shown ones. Flat results have none of wines (C§3 search result). */
export function toFacets(wire: SearchFacets | SearchAggregations): Facets {
  const wines = 'wineCountries' in wire ? wire : undefined;
  return {
    roots: toCategories(wire.rootCategories),
    children: toCategories(wire.detailCategories),
    trail: wire.parentCategories.map(toCategory),
    values: {
      // Values that the address can't hold can't be chosen.
      attributes: wire.attributes.filter(({ key }) => knownAttribute(key) !== undefined).map(toValue),
      virtualCategories: [...wire.virtualCategories]
        .sort(bySortKey)
        .map(({ id, displayName, count }) => ({ value: id, name: displayName, count })),
      wineCountries: wines?.wineCountries.map(toValue) ?? [],
      wineRegions: wines?.wineRegions.map(toValue) ?? [],
      wineTypeOfGrapes: wines?.wineTypeOfGrapes.map(toValue) ?? [],
      brandNames: wire.brandNameAggregations.map(toValue),
      packagingTypes: wire.packagingTypeFacets.filter(({ key }) => packagingTypes.includes(key)).map(toValue),
      originCountries: wire.originCountriesFacets.filter(({ key }) => originCountries.includes(key)).map(toValue),
    },
    newCount: wire.salesConditions.find(({ key }) => key === 'New')?.count ?? 0,
    suppliers: wire.supplierFacets.map(toValue),
  };
}

/** Free goods by sku, out of the list that comes with a result. */
function freeGoodsBySku(naras: readonly Nara[]): Record<string, readonly FreeGoods[]> {
  return Object.fromEntries(naras.map(({ sku }) => [sku, freeGoodsOf(naras, sku)]));
}

/** The search service's metadata is free-form (C§3 search result), so each field is checked. */
function typeOfQueryIn(metadata: SearchMetadata | undefined): string | undefined {
  const type = metadata?.['typeOfQuery'];
  return typeof type === 'string' ? type : undefined;
}

/** Makes of the server's flat result the page that is shown: one group without a category. */
export function toFlatPage(wire: SearchResult): SearchPage {
  const products = wire.products.map(toProduct);
  return {
    groups: products.length > 0 ? [{ category: undefined, count: wire.page.totalElements, products }] : [],
    shown: products.length,
    total: wire.page.totalElements,
    page: wire.page.number,
    pageCount: wire.page.totalPages,
    facets: toFacets(wire.facets),
    promoted: wire.promotedProduct && toProduct(wire.promotedProduct),
    freeGoods: freeGoodsBySku(wire.naras),
    typeOfQuery: typeOfQueryIn(wire.metadata),
    didYouMean: wire.didYouMean,
    onlySimilar: wire.onlySimilar,
  };
}

/** Makes of the server's grouped result the page that is shown. Groups without a product here are left out. */
export function toGroupedPage(wire: GroupedSearchResult): SearchPage {
  const groups = wire.groupings
    .filter(({ products }) => products.length > 0)
    .map(({ category, memberCount, products }) => ({
      category: { id: category.id, name: category.name },
      count: memberCount,
      products: products.map(toProduct),
    }));
  const shown = groups.reduce((sum, { products }) => sum + products.length, 0);
  return {
    groups,
    shown,
    total: wire.page?.totalElements ?? groups.reduce((sum, { count }) => sum + count, 0),
    page: wire.page?.number ?? 0,
    pageCount: wire.page?.totalPages ?? (shown > 0 ? 1 : 0),
    facets: toFacets(wire.aggregations),
    promoted: wire.promotedProduct && toProduct(wire.promotedProduct),
    freeGoods: freeGoodsBySku(wire.naras),
    typeOfQuery: typeOfQueryIn(wire.metadata),
    didYouMean: wire.didYouMean,
    onlySimilar: wire.onlySimilar,
  };
}

/**
 * True if a search requests groups by category. A sort by the user runs across categories, so it gets a flat result; filters of wines
 * exist in grouped calls only (C§3 "V2 adds").
 */
export function asksForGroups(state: SearchState): boolean {
  const hasWineFilter = state.wineCountries.length + state.wineRegions.length + state.wineTypeOfGrapes.length > 0;
  return state.sort === 'relevance' || hasWineFilter;
}
