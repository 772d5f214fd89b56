import { expect, test } from 'vitest';
import { made } from '#tests/examples/made.ts';
import { wireProduct } from '#tests/examples/wire.ts';
import {
  getCategoryFacetMock,
  getCategoryMock,
  getGroupedSearchResultMock,
  getPageInfoMock,
  getSearchAggregationsMock,
  getSearchFacetsMock,
  getSearchResultMock,
} from '#gen/models/index.faker.ts';
import { emptySearch } from './search';
import { skuOf } from '../product/productNumber';
import { isOnlySimilar } from './searchHit';
import { asksForGroups, toFlatPage, toGroupedPage } from './searchResult';

const product = (sku: string) => wireProduct({ sku, name: `Produkt ${sku}` });
const category = (id: string, sortKey: number, count: number) =>
  made(getCategoryFacetMock, { id, displayName: `Kategorie ${id}`, sortKey, count });

const narrowing = {
  attributes: [{ key: 'BIO', displayName: 'Bio', count: 4 }],
  salesConditions: [{ key: 'New', displayName: 'Neu', count: 3 }],
  rootCategories: [category('20', 2, 7), category('10', 1, 5)],
  virtualCategories: [category('regional', 1, 2)],
  supplierFacets: [{ key: '70015', displayName: 'Almhof', count: 1 }],
  packagingTypeFacets: [{ key: 'SINGLE_USE' as const, displayName: 'Einweg', count: 2 }],
};
const facets = made(getSearchFacetsMock, narrowing);

test('a flat result is one group, with its facets in the order of the tree', () => {
  const wire = made(getSearchResultMock, {
    products: [product('1'), product('2')],
    page: { totalElements: 12, totalPages: 6, number: 1, size: 2 },
    facets,
    naras: [{ sku: '2', naraCodes: ['10+1', '10+1', ' '] }],
  });
  const page = toFlatPage(wire);
  expect(page.groups.map(({ category: group, count, products }) => [group, count, products.map(({ sku }) => sku)])).toEqual([
    [undefined, 12, ['1', '2']],
  ]);
  expect([page.shown, page.total, page.page, page.pageCount]).toEqual([2, 12, 1, 6]);
  expect(page.facets.roots.map(({ id }) => id)).toEqual(['10', '20']);
  expect(page.facets.newCount).toBe(3);
  expect(page.facets.values.attributes).toEqual([{ value: 'BIO', name: 'Bio', count: 4 }]);
  expect(page.facets.values.virtualCategories).toEqual([{ value: 'regional', name: 'Kategorie regional', count: 2 }]);
  expect(page.facets.values.wineCountries).toEqual([]);
  expect(page.freeGoods).toEqual({ 2: [{ kind: 'rule', code: '10+1', bought: 10, free: 1 }] });
});

test('a flat result without products has no group', () => {
  const wire = made(getSearchResultMock, { page: made(getPageInfoMock, { totalElements: 0, number: 0 }), facets });
  expect(toFlatPage(wire).groups).toEqual([]);
});

const grouped = made(getGroupedSearchResultMock, {
  groupings: [
    { category: made(getCategoryMock, { id: '10', name: 'Käse' }), memberCount: 34, products: [product('1'), product('2')] },
    { category: made(getCategoryMock, { id: '11', name: 'Milch' }), memberCount: 5, products: [] },
    { category: made(getCategoryMock, { id: '12', name: 'Butter' }), memberCount: 1, products: [product('3')] },
  ],
  aggregations: made(getSearchAggregationsMock, {
    ...narrowing,
    wineCountries: [{ key: 'Österreich', displayName: 'Österreich', count: 9 }],
  }),
});

test('a grouped result keeps the order of its groups and leaves out empty ones', () => {
  const page = toGroupedPage({ ...grouped, page: { totalElements: 40, totalPages: 1, number: 0, size: 100 } });
  expect(page.groups.map(({ category: group, count, products }) => [group?.name, count, products.length])).toEqual([
    ['Käse', 34, 2],
    ['Butter', 1, 1],
  ]);
  expect([page.shown, page.total, page.pageCount]).toEqual([3, 40, 1]);
  expect(page.facets.values.wineCountries).toEqual([{ value: 'Österreich', name: 'Österreich', count: 9 }]);
});

test('a grouped result without page information counts its members', () => {
  const page = toGroupedPage(grouped);
  expect([page.total, page.page, page.pageCount]).toEqual([35, 0, 1]);
});

test.each([
  ['relevance', {}, true],
  ['name-asc', {}, false],
  ['price-desc', { wineRegions: ['Wachau'] }, true],
  ['price-desc', { wineCountries: ['Italien'] }, true],
  ['price-desc', { wineTypeOfGrapes: ['Blauer Zweigelt'] }, true],
] as const)('sorted by %s with %j it requests groups: %s', (sort, filters, isGrouped) => {
  expect(asksForGroups({ ...emptySearch, ...filters, sort })).toBe(isGrouped);
});

test.each<[what: string, query: string, onlySimilar: boolean | undefined, page: number, isGuess: boolean]>([
  ['its words are among those of a product', 'produkt 1', undefined, 0, false],
  ['the service says that it only comes near, and a product has the words all the same', 'produkt', true, 0, false],
  ['the service says so', 'hellmanns', true, 0, true],
  ['the service says so on a later page, too', 'hellmanns', true, 3, true],
  ['the service knows the meaning of the word', 'quark', false, 0, false],
  ['the service says nothing, and no product has the words', 'hellmanns', undefined, 0, true],
  ['on a later page, whose hits may stand on the first', 'hellmanns', undefined, 1, false],
  ['without a query there is nothing to guess', ' ', true, 0, false],
])('detects a guessed result: %s', (_what, query, onlySimilar, page, isGuess) => {
  const wire = made(getSearchResultMock, {
    products: [product('1'), product('2')],
    page: made(getPageInfoMock, { number: page }),
    facets,
    ...(onlySimilar !== undefined && { onlySimilar }),
  });
  expect(isOnlySimilar({ ...emptySearch, query, page }, toFlatPage(wire), skuOf)).toBe(isGuess);
});
