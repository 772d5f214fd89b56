import type { IntlShape } from 'react-intl';
import {
  essentialChoices,
  originCountries,
  packagingTypes,
  priceChoices,
  type ActiveFilter,
  type EssentialChoice,
  type ListFilterName,
  type OriginChoice,
  type PackagingChoice,
  type PriceChoice,
} from '#domain/search/search.ts';
import type { Facets, FacetValue } from '#domain/search/searchResult.ts';
import type { MessageKey } from '#i18n/messageKey.ts';

/** Name of each kind of filter. */
export const filterTitles: Record<ListFilterName | 'essential' | 'suppliers', MessageKey> = {
  essential: 'search.filter.essential',
  attributes: 'search.filter.attributes',
  prices: 'search.filter.prices',
  virtualCategories: 'search.filter.virtualCategories',
  wineCountries: 'search.filter.wineCountries',
  wineRegions: 'search.filter.wineRegions',
  wineTypeOfGrapes: 'search.filter.wineTypeOfGrapes',
  brandNames: 'search.filter.brandNames',
  packagingTypes: 'search.filter.packagingTypes',
  originCountries: 'search.filter.originCountries',
  suppliers: 'search.filter.suppliers',
};

const essentialTexts: Record<EssentialChoice, MessageKey> = {
  all: 'search.essential.all',
  shown: 'search.essential.shown',
  hidden: 'search.essential.hidden',
};
const priceTexts: Record<PriceChoice, MessageKey> = {
  special: 'search.price.special',
  promotion: 'search.price.promotion',
  bulk: 'search.price.bulk',
};
const packagingTexts: Record<PackagingChoice, MessageKey> = {
  SINGLE_USE: 'product.packaging.SINGLE_USE',
  SINGLE_USE_WITH_DEPOSIT: 'product.packaging.SINGLE_USE_WITH_DEPOSIT',
  MULTI_USE: 'product.packaging.MULTI_USE',
  MULTI_USE_WITH_DEPOSIT: 'product.packaging.MULTI_USE_WITH_DEPOSIT',
};
const originTexts: Record<OriginChoice, MessageKey> = {
  EU_NON_EU: 'search.origin.EU_NON_EU',
  NON_EU: 'search.origin.NON_EU',
  UNKNOWN: 'search.origin.UNKNOWN',
};

/** Options of the essence filter. */
export const essentialOptions = (intl: IntlShape) =>
  essentialChoices.map((value) => ({ value, name: intl.formatMessage({ id: essentialTexts[value] }) }));

/** Options of the price filter; the server doesn't count them. */
export const priceOptions = (intl: IntlShape) =>
  priceChoices.map((value) => ({ value, name: intl.formatMessage({ id: priceTexts[value] }) }));

/** Facet values with their display names: translated for a fixed set, else as sent by the server. */
export function namedValues(
  name: Exclude<ListFilterName, 'prices'>,
  values: readonly FacetValue[],
  intl: IntlShape,
): readonly FacetValue[] {
  if (name === 'packagingTypes') return values.map((one) => withText(one, packagingTypes, packagingTexts, intl));
  if (name === 'originCountries') return values.map((one) => withText(one, originCountries, originTexts, intl));
  return values;
}

function withText<Value extends string>(
  one: FacetValue,
  known: readonly Value[],
  texts: Record<Value, MessageKey>,
  intl: IntlShape,
): FacetValue {
  const value = known.find((candidate) => candidate === one.value);
  return value === undefined ? one : { ...one, name: intl.formatMessage({ id: texts[value] }) };
}

/** Text of an active filter's chip; undefined if only the result's facets could name it and don't. */
export function filterText(filter: ActiveFilter, facets: Facets | undefined, intl: IntlShape): string | undefined {
  switch (filter.name) {
    case 'onlyNewProducts':
      return intl.formatMessage({ id: 'search.filter.onlyNewProducts' });
    case 'essential':
      return intl.formatMessage({ id: essentialTexts[filter.value] });
    case 'category':
      return [...(facets?.trail ?? []), ...(facets?.roots ?? [])].find(({ id }) => id === filter.value)?.name;
    case 'prices':
      return intl.formatMessage({ id: priceTexts[filter.value] });
    case 'packagingTypes':
      return intl.formatMessage({ id: packagingTexts[filter.value] });
    case 'originCountries':
      return intl.formatMessage({ id: originTexts[filter.value] });
    case 'attributes':
    case 'virtualCategories':
    case 'wineCountries':
    case 'wineRegions':
    case 'wineTypeOfGrapes':
    case 'brandNames':
      return facets?.values[filter.name].find(({ value }) => value === filter.value)?.name;
  }
}

/**
 * Distinguishes chips of the same name: by kind, "Marke: Almhof", and if that is the same too, as for two suppliers
 * of one name, by their value in the address or call.
 */
export function tellApart<Chip extends { readonly text: string; readonly kind: string | undefined; readonly value: string }>(
  chips: readonly Chip[],
): readonly Chip[] {
  const wordOf = ({ text }: Chip) => text.trim().toLocaleLowerCase('de');
  const twice = (list: readonly Chip[]) => (chip: Chip) => list.filter((other) => wordOf(other) === wordOf(chip)).length > 1;
  const isTwice = twice(chips);
  const ofKind = chips.map((chip) => (isTwice(chip) && chip.kind !== undefined ? { ...chip, text: `${chip.kind}: ${chip.text}` } : chip));
  const isTwiceStill = twice(ofKind);
  return ofKind.map((chip) => (isTwiceStill(chip) && chip.value !== '' ? { ...chip, text: `${chip.text} (${chip.value})` } : chip));
}

/** Distinguishes values of one list with the same name by their key: "Weingut Huber (70021)". */
export function tellValuesApart(values: readonly FacetValue[]): readonly FacetValue[] {
  const names = new Set<string>();
  const twice = new Set<string>();
  for (const { name } of values) {
    if (names.has(name)) twice.add(name);
    names.add(name);
  }
  return twice.size === 0 ? values : values.map((one) => (twice.has(one.name) ? { ...one, name: `${one.name} (${one.value})` } : one));
}

/**
 * Fallback for a missing name: the value in the address if the server doesn't know it, and the kind of filter if no
 * answer has arrived. A key alone would mean nothing to users.
 */
export function unnamedFilterText(filter: ActiveFilter, facets: Facets | undefined, intl: IntlShape): string {
  const value = 'value' in filter ? filter.value : '';
  return facets || !(filter.name in filterTitles)
    ? value
    : intl.formatMessage({ id: filterTitles[filter.name as keyof typeof filterTitles] });
}
