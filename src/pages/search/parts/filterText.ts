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
} from '../../../domain/search';
import type { Facets, FacetValue } from '../../../domain/searchResult';
import type { MessageKey } from '../../../i18n/messageKey';

/** What a kind of filter is called. */
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

/** The choices of the essence filter, in words. */
export const essentialOptions = (intl: IntlShape) =>
  essentialChoices.map((value) => ({ value, name: intl.formatMessage({ id: essentialTexts[value] }) }));

/** The choices of the price filter, in words; the server doesn't count them. */
export const priceOptions = (intl: IntlShape) =>
  priceChoices.map((value) => ({ value, name: intl.formatMessage({ id: priceTexts[value] }) }));

/** Values of a facet in the user's words where they are a fixed set, else as the server names them. */
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

/** A filter that is on, as its chip says it; undefined while only the result's facets could name it and don't. */
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
 * Chips of the same name are told apart: by their kind, "Marke: Almhof", and where even that is the same, as of two suppliers that are
 * called alike, by what the address or the call holds for them.
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

/** Values of one list that are called alike, each with its key: "Weingut Huber (70021)". */
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
 * The same in the place of a name that is missing: what the address says, where the server knows the list but not the value, and
 * what kind of filter it is, where no answer has come at all. A key alone would tell nobody anything.
 */
export function unnamedFilterText(filter: ActiveFilter, facets: Facets | undefined, intl: IntlShape): string {
  const value = 'value' in filter ? filter.value : '';
  return facets || !(filter.name in filterTitles)
    ? value
    : intl.formatMessage({ id: filterTitles[filter.name as keyof typeof filterTitles] });
}
