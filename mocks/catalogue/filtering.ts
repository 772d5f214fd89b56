import type { PriceFilter, SearchFilter } from '#gen/models/index.ts';
import { attributeBit } from './article';
import { isBelow } from './categoryTree';
import { families } from './families';
import type { Matches } from './matching';
import { priceBits, priceTermsOf } from './prices';
import type { Column, SearchColumns } from './searchColumns';
import { dayNumber } from './seed';
import type { EssenceState, Shopper } from './shopper';
import { attributeKeys, virtualCategories } from './vocabulary/labels';

/** Articles that pass, and how many there would be of each value of each facet. */
export interface Filtered {
  /** Indexes in the catalogue's order. */
  readonly hits: number[];
  /** Per family, counted without the category filter. */
  readonly families: Int32Array;
  readonly attributes: Int32Array;
  readonly newProducts: number;
  readonly virtual: Int32Array;
  readonly supplier: Int32Array;
  readonly brand: Int32Array;
  readonly packaging: Int32Array;
  readonly origin: Int32Array;
  readonly wineCountry: Int32Array;
  readonly wineRegion: Int32Array;
  readonly wineGrape: Int32Array;
}

/** A filter that a facet belongs to: which articles pass, and where each is counted. */
interface Dimension {
  passes(index: number): boolean;
  count(index: number): void;
}

/** A dimension over a column: the chosen values are alternatives. */
function columnDimension(column: Column, chosen: readonly string[] | undefined): Dimension & { readonly counts: Int32Array } {
  const counts = new Int32Array(column.values.length);
  const wanted = chosen && chosen.length > 0 ? Uint8Array.from(column.values, (value) => (chosen.includes(value) ? 1 : 0)) : undefined;
  const { places } = column;
  return {
    counts,
    passes: (index) => wanted === undefined || wanted[places[index] ?? -1] === 1,
    count(index) {
      const place = places[index] ?? -1;
      if (place >= 0) counts[place] = (counts[place] ?? 0) + 1;
    },
  };
}

/** A dimension over bit masks; the chosen values are all wanted, or one of them is enough. */
function bitDimension(
  masks: Int32Array,
  size: number,
  chosen: readonly number[] | undefined,
  combine: 'all' | 'any',
): Dimension & { readonly counts: Int32Array } {
  const counts = new Int32Array(size);
  const wanted = (chosen ?? []).reduce((bits, bit) => bits | bit, 0);
  const impossible = (chosen ?? []).length > 0 && (combine === 'all' ? chosen?.includes(0) === true : wanted === 0);
  return {
    counts,
    passes: (index) =>
      !impossible &&
      (wanted === 0 || (combine === 'all' ? ((masks[index] ?? 0) & wanted) === wanted : ((masks[index] ?? 0) & wanted) !== 0)),
    count(index) {
      const mask = masks[index] ?? 0;
      for (let bit = 0; bit < size; bit += 1) if (mask & (1 << bit)) counts[bit] = (counts[bit] ?? 0) + 1;
    },
  };
}

/** Families that a restriction leaves open; undefined when all are. */
function openFamilies({ restriction }: Shopper): Uint8Array | undefined {
  if (!restriction?.allowedCategoryIds && !restriction?.blockedCategoryIds?.length) return undefined;
  const { allowedCategoryIds, blockedCategoryIds = [] } = restriction;
  return Uint8Array.from(families, ({ categoryId }) =>
    (!allowedCategoryIds || allowedCategoryIds.some((id) => isBelow(categoryId, id))) &&
    !blockedCategoryIds.some((id) => isBelow(categoryId, id))
      ? 1
      : 0,
  );
}

/** True if a state on the essence list passes the essential filter; manually added products count as shown. */
function passesEssence(filter: SearchFilter['essential'], state: EssenceState | undefined): boolean {
  switch (filter) {
    case undefined:
    case 'IGNORE':
      return true;
    case 'SHOWN_ONLY':
      return state === 'shown' || state === 'favorite';
    case 'HIDDEN_ONLY':
      return state === 'hidden';
    case 'FAVORITES_ONLY':
      return state === 'favorite';
    case 'ALL':
      return state !== undefined;
  }
}

/** 1 for each article that is offered at all, which no facet can undo: availability, restriction, essence, fair, prices. */
export function offeredTo(columns: SearchColumns, filter: SearchFilter, shopper: Shopper): Uint8Array {
  const { articles, isSold, isHidden } = columns;
  const open = openFamilies(shopper);
  const fairCode = shopper.fairCode ?? filter.cartType;
  const members = fairCode ? columns.fairMembers(fairCode) : undefined;
  const essential = filter.essential ?? 'IGNORE';
  const essenceOnly = shopper.restriction?.essenceOnly === true;
  const { essenceOf } = shopper;
  const priceTerms = priceTermsOf(shopper);
  const wantedKinds = (filter.prices ?? []).reduce((bits, kind: PriceFilter) => bits | (priceBits[kind] ?? 0), 0);
  const kinds = wantedKinds > 0 && priceTerms ? columns.priceKinds(priceTerms) : undefined;
  const byPrice = (filter.prices ?? []).length > 0;
  const isOffered = (index: number) => {
    // The customer's own list keeps products that are no longer sold; the search omits them.
    if (isHidden[index] || (essential === 'IGNORE' && !isSold[index])) return false;
    if (open && !open[columns.family[index] ?? 0]) return false;
    if (members && !members[index]) return false;
    if (byPrice && ((kinds?.[index] ?? 0) & wantedKinds) === 0) return false;
    if (essential === 'IGNORE' && !essenceOnly) return true;
    const state = essenceOf?.(articles[index]?.sku ?? '');
    return passesEssence(essential, state) && (!essenceOnly || state !== undefined);
  };
  return Uint8Array.from(articles, (_, index) => (isOffered(index) ? 1 : 0));
}

/**
 * Applies a filter and counts the facets in one pass. A facet is counted with all filters except its own. Attributes and sales
 * conditions are combined with AND, so they include their own: the count is the result of choosing the value.
 *
 * @param offered 1 for each article that is offered at all
 */
export function filtered(
  columns: SearchColumns,
  filter: SearchFilter,
  shopper: Shopper,
  offered: Uint8Array,
  matches: Matches | undefined,
  withWine: boolean,
): Filtered {
  const { categoryId, attributes = [], salesConditions = [], virtualCategories: virtualIds } = filter;
  const inCategory = categoryId ? Uint8Array.from(families, (family) => (isBelow(family.categoryId, categoryId) ? 1 : 0)) : undefined;
  const familyCounts = new Int32Array(families.length);
  const category: Dimension = {
    passes: (index) => !inCategory || inCategory[columns.family[index] ?? 0] === 1,
    count: (index) => {
      const place = columns.family[index] ?? 0;
      familyCounts[place] = (familyCounts[place] ?? 0) + 1;
    },
  };
  const byAttributes = bitDimension(columns.attributes, attributeKeys.length, attributes.map(attributeBit), 'all');
  const virtualBits = virtualIds
    ?.map((id) => virtualCategories.findIndex((known) => known.id === id))
    .map((place) => (place < 0 ? 0 : 1 << place));
  const virtual = bitDimension(columns.virtual(dayNumber(shopper.today)), virtualCategories.length, virtualBits, 'any');
  const supplier = columnDimension(columns.supplier, filter.supplierIds);
  const brand = columnDimension(columns.brand, filter.brandNames);
  const packaging = columnDimension(columns.packaging, filter.packagingTypes);
  const origin = columnDimension(columns.origin, filter.originCountries);
  const wine = columns.wine(shopper.language);
  const wineCountry = columnDimension(wine.country, withWine ? filter.wineCountries : undefined);
  const wineRegion = columnDimension(wine.region, withWine ? filter.wineRegions : undefined);
  const wineGrape = columnDimension(wine.grape, withWine ? filter.wineTypeOfGrapes : undefined);
  const alternatives: readonly Dimension[] = [category, virtual, supplier, brand, packaging, origin, wineCountry, wineRegion, wineGrape];
  const onlyNew = salesConditions.length > 0;
  const knownConditions = salesConditions.every((condition) => condition === 'New');
  const hits: number[] = [];
  let newProducts = 0;
  for (let index = 0; index < columns.articles.length; index += 1) {
    if (
      offered[index] === 0 ||
      matches?.scores[index] === 0 ||
      !byAttributes.passes(index) ||
      (onlyNew && (!knownConditions || !columns.isNew[index]))
    )
      continue;
    let failed: Dimension | undefined;
    let failures = 0;
    for (const dimension of alternatives) {
      if (dimension.passes(index)) continue;
      failed = dimension;
      failures += 1;
      if (failures > 1) break;
    }
    if (failures === 1) failed?.count(index);
    if (failures > 0) continue;
    hits.push(index);
    byAttributes.count(index);
    newProducts += columns.isNew[index] ?? 0;
    for (const dimension of alternatives) dimension.count(index);
  }
  return {
    hits,
    families: familyCounts,
    attributes: byAttributes.counts,
    newProducts,
    virtual: virtual.counts,
    supplier: supplier.counts,
    brand: brand.counts,
    packaging: packaging.counts,
    origin: origin.counts,
    wineCountry: wineCountry.counts,
    wineRegion: wineRegion.counts,
    wineGrape: wineGrape.counts,
  };
}
