import { toFacets, type FacetCategory } from '#domain/search/searchResult.ts';
import { getCategoryFacetMock, getSearchAggregationsMock, getSearchFacetsMock } from '#gen/models/index.faker.ts';
import { made } from './made';

/** A category for stories. */
export function categoryExample(id: string, name: string, count: number, parentId?: string): FacetCategory {
  return { id, parentId, name, count, picture: undefined };
}

const category = (id: string, displayName: string, count: number, parentId?: string) =>
  made(getCategoryFacetMock, { id, displayName, count, ...(parentId !== undefined && { parentId }) });
const value = <Key extends string>(key: Key, count: number, displayName: string = key) => ({ key, displayName, count });

const milk = {
  rootCategories: [
    category('20', 'Molkereiprodukte, Käse & Eier', 241),
    category('40', 'Tiefkühlkost', 18),
    category('60', 'Trockensortiment', 16),
  ],
  detailCategories: [category('210', 'Milch', 56, '20'), category('220', 'Joghurt & Dessert', 87, '20'), category('230', 'Käse', 98, '20')],
  attributes: [value('BIO', 64, 'Bio'), value('LF', 41, 'laktosefrei'), value('VEG', 12, 'vegan'), value('Gekuehlt', 190, 'gekühlt')],
  salesConditions: [value('New', 6)],
  virtualCategories: [category('regional', 'Aus der Region', 88)],
  brandNameAggregations: Array.from({ length: 24 }, (_, index) => value(`Marke ${String(index + 1).padStart(2, '0')}`, 40 - index)),
  packagingTypeFacets: [value('SINGLE_USE', 201), value('MULTI_USE_WITH_DEPOSIT', 14)],
  originCountriesFacets: [value('EU_NON_EU', 31), value('UNKNOWN', 7)],
  supplierFacets: [value('70015', 44, 'Almhof Molkerei'), value('70016', 12, 'Sennhaus Lech')],
};

/** Facets of a search for milk. */
export const facetsExample = toFacets(made(getSearchFacetsMock, milk));

/** The same search with wines in its result. */
export const wineFacetsExample = toFacets(
  made(getSearchAggregationsMock, {
    ...milk,
    wineCountries: [value('Österreich', 210), value('Italien', 88)],
    wineRegions: [value('Wachau', 34), value('Südtirol', 41)],
    wineTypeOfGrapes: [value('Grüner Veltliner', 62), value('Sauvignon Blanc', 21)],
  }),
);
