import type { FacetCategory, Facets, FacetValue } from '../../src/domain/searchResult';

const value = (text: string, count: number, name = text): FacetValue => ({ value: text, name, count });

/** A category for stories. */
export function categoryExample(id: string, name: string, count: number, parentId?: string): FacetCategory {
  return { id, parentId, name, count, picture: undefined };
}

/** What a search for milk can be narrowed by. */
export const facetsExample: Facets = {
  roots: [
    categoryExample('20', 'Molkereiprodukte, Käse & Eier', 241),
    categoryExample('40', 'Tiefkühlkost', 18),
    categoryExample('60', 'Trockensortiment', 16),
  ],
  children: [
    categoryExample('210', 'Milch', 56, '20'),
    categoryExample('220', 'Joghurt & Dessert', 87, '20'),
    categoryExample('230', 'Käse', 98, '20'),
  ],
  trail: [],
  values: {
    attributes: [value('BIO', 64, 'Bio'), value('LF', 41, 'laktosefrei'), value('VEG', 12, 'vegan'), value('Gekuehlt', 190, 'gekühlt')],
    virtualCategories: [value('regional', 88, 'Aus der Region')],
    wineCountries: [],
    wineRegions: [],
    wineTypeOfGrapes: [],
    brandNames: Array.from({ length: 24 }, (_, index) => value(`Marke ${String(index + 1).padStart(2, '0')}`, 40 - index)),
    packagingTypes: [value('SINGLE_USE', 201), value('MULTI_USE_WITH_DEPOSIT', 14)],
    originCountries: [value('EU_NON_EU', 31), value('UNKNOWN', 7)],
  },
  newCount: 6,
  suppliers: [value('70015', 44, 'Almhof Molkerei'), value('70016', 12, 'Sennhaus Lech')],
};

/** The same search with wines in its result. */
export const wineFacetsExample: Facets = {
  ...facetsExample,
  values: {
    ...facetsExample.values,
    wineCountries: [value('Österreich', 210), value('Italien', 88)],
    wineRegions: [value('Wachau', 34), value('Südtirol', 41)],
    wineTypeOfGrapes: [value('Grüner Veltliner', 62), value('Sauvignon Blanc', 21)],
  },
};
