import type { Language } from '../language';
import type {
  CategoryFacet,
  OriginCountryFilter,
  PackagingType,
  SearchAggregations,
  SearchFacets,
  SearchFilter,
  ValueFacet,
} from '#gen/models/index.ts';
import { categoryNode, categoryNodes, categoryPicturePath, isBelow, type CategoryNode } from './categoryTree';
import { families } from './families';
import type { Filtered } from './filtering';
import type { Column, SearchColumns } from './searchColumns';
import { supplierName } from './suppliers';
import { textIn } from './text';
import { attributeKeys, attributeNames, originNames, packagingNames } from './vocabulary/labels';

function categoryFacet(node: CategoryNode, count: number, language: Language): CategoryFacet {
  return {
    id: node.id,
    ...(node.parentId && { parentId: node.parentId }),
    displayName: textIn(node.name, language),
    thumbnailImagePath: categoryPicturePath(node.id),
    sortKey: node.sortKey,
    count,
  };
}

/** Articles in a category and below it, out of counts by family. */
export function countBelow(id: string, counts: Int32Array): number {
  let sum = 0;
  families.forEach((family, place) => {
    if (isBelow(family.categoryId, id)) sum += counts[place] ?? 0;
  });
  return sum;
}

/** Values with their counts, the most frequent first; empty ones only when they are chosen. */
function valueFacets<Key extends string>(
  keys: readonly Key[],
  counts: Int32Array,
  chosen: readonly string[] | undefined,
  nameOf: (key: Key) => string,
): { key: Key; displayName: string; count: number }[] {
  return keys
    .map((key, place) => ({ key, displayName: nameOf(key), count: counts[place] ?? 0 }))
    .filter(({ key, count }) => count > 0 || chosen?.includes(key))
    .sort((one, other) => other.count - one.count || one.displayName.localeCompare(other.displayName, 'de'));
}

function columnFacets(
  column: Column,
  counts: Int32Array,
  chosen: readonly string[] | undefined,
  nameOf: (key: string) => string = (key) => key,
): ValueFacet[] {
  return valueFacets(column.values, counts, chosen, nameOf);
}

/** The facets of a result as they are sent. */
export function facetsOf(columns: SearchColumns, found: Filtered, filter: SearchFilter, language: Language): SearchFacets {
  const chosen = filter.categoryId ? categoryNode(filter.categoryId) : undefined;
  const counted = (nodes: readonly CategoryNode[]) =>
    nodes.map((node) => categoryFacet(node, countBelow(node.id, found.families), language));
  const tree = categoryNodes.filter(({ virtual }) => !virtual);
  const roots = tree.filter(({ parentId }) => parentId === undefined);
  const childrenOf = (parents: readonly { readonly id: string }[]) =>
    tree.filter(({ parentId }) => parents.some(({ id }) => id === parentId));
  const children = childrenOf(chosen ? [chosen] : roots);
  const below = chosen ? [...children, ...childrenOf(children)] : children;
  const path = chosen && !chosen.virtual ? tree.filter(({ id }) => isBelow(chosen.id, id)) : [];
  return {
    attributes: valueFacets(attributeKeys, found.attributes, filter.attributes, (key) => textIn(attributeNames[key], language)),
    salesConditions:
      found.newProducts > 0 || filter.salesConditions?.includes('New')
        ? [{ key: 'New', displayName: textIn('Neu|New|Novità', language), count: found.newProducts }]
        : [],
    rootCategories: counted(roots).filter(({ id, count }) => count > 0 || path.some((node) => node.id === id)),
    detailCategories: counted(below).filter(({ count }) => count > 0),
    parentCategories: counted(path),
    virtualCategories: categoryNodes
      .filter(({ virtual }) => virtual)
      .map((node, place) => categoryFacet(node, found.virtual[place] ?? 0, language))
      .filter(({ id, count }) => count > 0 || filter.virtualCategories?.includes(id)),
    supplierFacets: columnFacets(columns.supplier, found.supplier, filter.supplierIds, (id) => supplierName(id) ?? id),
    brandNameAggregations: columnFacets(columns.brand, found.brand, filter.brandNames),
    packagingTypeFacets: valueFacets(columns.packaging.values as readonly PackagingType[], found.packaging, filter.packagingTypes, (key) =>
      textIn(packagingNames[key], language),
    ),
    originCountriesFacets: valueFacets(
      columns.origin.values as readonly OriginCountryFilter[],
      found.origin,
      filter.originCountries,
      (key) => textIn(originNames[key], language),
    ),
  };
}

/** The facets of a V2 result, with those of wines. */
export function aggregationsOf(columns: SearchColumns, found: Filtered, filter: SearchFilter, language: Language): SearchAggregations {
  const wine = columns.wine(language);
  return {
    ...facetsOf(columns, found, filter, language),
    wineCountries: columnFacets(wine.country, found.wineCountry, filter.wineCountries),
    wineRegions: columnFacets(wine.region, found.wineRegion, filter.wineRegions),
    wineTypeOfGrapes: columnFacets(wine.grape, found.wineGrape, filter.wineTypeOfGrapes),
  };
}
