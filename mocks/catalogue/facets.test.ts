import { describe, expect, it } from 'vitest';
import type { Product, SearchFilter } from '#gen/models/index.ts';
import { catalogueOf } from './catalogue';
import { isBelow } from './categoryTree';
import { detailsFor } from './details';
import { productFor } from './product';
import { searchProducts, searchProductsGrouped } from './search';
import type { Shopper } from './shopper';
import { virtualCategories } from './vocabulary/labels';

const shopper: Shopper = { language: 'de', today: '2026-01-15', customerId: '100' };
const search = (request: Parameters<typeof searchProducts>[1]) => searchProducts('AL', request, shopper);

/** Every product that a search can find at all. */
const found: readonly Product[] = catalogueOf('AL')
  .articles.filter(({ status, forced }) => (status === 'ACTIVE' || status === 'AVAILABLE_SOON') && !forced.hidden)
  .map(({ sku }) => productFor('AL', sku, shopper)!);

describe('facets', () => {
  it('count the results of choosing each value', () => {
    const filter: SearchFilter = { categoryId: '130000', brandNames: ['Kasererhof'], attributes: ['GF'] };
    const { facets, page } = search({ filter, size: 50 });
    const count = (changed: SearchFilter) => search({ filter: { ...filter, ...changed }, size: 0 }).page.totalElements;
    expect(facets.brandNameAggregations.find(({ key }) => key === 'Kasererhof')?.count).toBe(page.totalElements);
    const told = (list: readonly { readonly count: number }[]) => list.map((facet) => facet.count);
    expect(facets.brandNameAggregations.map(({ key }) => count({ brandNames: [key] }))).toEqual(told(facets.brandNameAggregations));
    expect(facets.attributes.map(({ key }) => count({ attributes: ['GF', key] }))).toEqual(told(facets.attributes));
    expect(facets.rootCategories.map(({ id }) => count({ categoryId: id }))).toEqual(told(facets.rootCategories));
    expect(facets.detailCategories.map(({ id }) => count({ categoryId: id }))).toEqual(told(facets.detailCategories));
    expect(facets.packagingTypeFacets.map(({ key }) => count({ packagingTypes: [key] }))).toEqual(told(facets.packagingTypeFacets));
    expect(facets.originCountriesFacets.map(({ key }) => count({ originCountries: [key] }))).toEqual(told(facets.originCountriesFacets));
    expect(facets.supplierFacets.map(({ key }) => count({ supplierIds: [key] }))).toEqual(told(facets.supplierFacets));
    expect(facets.virtualCategories.map(({ id }) => count({ virtualCategories: [id] }))).toEqual(told(facets.virtualCategories));
    expect(facets.parentCategories.map(({ displayName }) => displayName)).toEqual(['Molkereiprodukte, Käse & Eier']);
    expect(facets.detailCategories.filter(({ parentId }) => parentId === '130000').map(({ id }) => id)).toEqual(['130100', '130200']);
    const below = facets.detailCategories.filter(({ parentId }) => parentId !== '130000');
    expect(below.length).toBeGreaterThan(0);
    expect(below.filter(({ parentId = '' }) => !['130100', '130200'].includes(parentId))).toEqual([]);
  });

  it('have two levels of the tree if no category is chosen', () => {
    const { facets } = search({ size: 0 });
    expect(facets.rootCategories).toHaveLength(15);
    expect(facets.rootCategories.reduce((sum, { count }) => sum + count, 0)).toBe(found.length);
    expect(facets.detailCategories.reduce((sum, { count }) => sum + count, 0)).toBe(found.length);
    expect(facets.virtualCategories).toHaveLength(virtualCategories.length);
  });

  it('count wines by country, region and grape in V2 results', () => {
    const { aggregations, page } = searchProductsGrouped('AL', { filter: { categoryId: '210000', wineRegions: ['Wachau'] } }, shopper);
    const wines = found
      .filter(({ categoryId = '' }) => isBelow(categoryId, '210000'))
      .map(({ sku }) => detailsFor('AL', sku, shopper)?.wineAttributes);
    expect(page?.totalElements).toBe(wines.filter((wine) => wine?.region === 'Wachau').length);
    for (const { key, count } of aggregations.wineRegions) expect(count).toBe(wines.filter((wine) => wine?.region === key).length);
    for (const { key, count } of aggregations.wineTypeOfGrapes)
      expect(count).toBe(wines.filter((wine) => wine?.region === 'Wachau' && wine.typeOfGrape === key).length);
    expect(searchProductsGrouped('AL', { query: 'bergkäse' }, shopper).aggregations.wineCountries).toEqual([]);
  });

  it('keep a chosen value that no product has', () => {
    expect(search({ filter: { categoryId: '210000', brandNames: ['Kasererhof'] } }).facets.brandNameAggregations).toContainEqual({
      key: 'Kasererhof',
      displayName: 'Kasererhof',
      count: 0,
    });
  });
});
