import { describe, expect, it } from 'vitest';
import { emptySearch, searchSorts, type SearchState } from './search';
import { searchFilterOf, searchRequestOf } from './searchRequest';

describe('searchRequestOf', () => {
  it('requests the first 100 products by default', () => {
    expect(searchRequestOf(emptySearch)).toEqual({ page: 0, size: 100, filter: { essential: 'IGNORE' } });
  });

  it('includes everything from the address, with lists sorted', () => {
    const search: SearchState = {
      query: ' käse ',
      onlyNewProducts: true,
      page: 2,
      pageSize: 300,
      essential: 'shown',
      attributes: ['GF', 'BIO'],
      category: '120300',
      prices: ['special', 'bulk'],
      virtualCategories: ['V2', 'V1'],
      wineCountries: ['AT'],
      wineRegions: ['Wachau'],
      wineTypeOfGrapes: ['GV'],
      brandNames: ['Almhof'],
      packagingTypes: ['SINGLE_USE'],
      originCountries: ['UNKNOWN', 'NON_EU'],
      forceReload: true,
      sort: 'price-desc',
    };
    expect(searchRequestOf(search, { customerId: '100', cartType: 'FRUEHJAHR', supplierIds: ['9', '70015'] })).toEqual({
      query: 'käse',
      page: 2,
      size: 300,
      sortBy: 'PRICE',
      sortDirection: 'DESC',
      customerId: '100',
      filter: {
        categoryId: '120300',
        salesConditions: ['New'],
        essential: 'SHOWN_ONLY',
        attributes: ['BIO', 'GF'],
        prices: ['BULK', 'SPECIAL'],
        virtualCategories: ['V1', 'V2'],
        wineCountries: ['AT'],
        wineRegions: ['Wachau'],
        wineTypeOfGrapes: ['GV'],
        brandNames: ['Almhof'],
        packagingTypes: ['SINGLE_USE'],
        originCountries: ['NON_EU', 'UNKNOWN'],
        supplierIds: ['70015', '9'],
        cartType: 'FRUEHJAHR',
      },
    });
    expect(search.attributes).toEqual(['GF', 'BIO']);
  });

  it.each([
    ['all', 'ALL'],
    ['shown', 'SHOWN_ONLY'],
    ['hidden', 'HIDDEN_ONLY'],
    [undefined, 'IGNORE'],
  ] as const)('names the essence filter %s %s', (essential, wire) => {
    expect(searchFilterOf({ ...emptySearch, essential }).essential).toBe(wire);
  });

  it('has the sort values of the contract', () => {
    expect(
      searchSorts.map((sort) => searchRequestOf({ ...emptySearch, sort })).map(({ sortBy, sortDirection }) => [sortBy, sortDirection]),
    ).toEqual([
      [undefined, undefined],
      ['NAME', 'ASC'],
      ['NAME', 'DESC'],
      ['SKU', 'ASC'],
      ['SKU', 'DESC'],
      ['PRICE', 'ASC'],
      ['PRICE', 'DESC'],
    ]);
    expect(searchRequestOf({ ...emptySearch, prices: ['promotion'] }).filter).toEqual({ essential: 'IGNORE', prices: ['PROMOTION'] });
  });

  it.each([
    ['   ', undefined],
    ['a\u0000b\nc', 'a b c'],
    ['\u0085brot\u007f', 'brot'],
    ['104\u200b711', '104711'],
    ['١٠٤７１１', '104711'],
    ['ﬁlet', 'filet'],
    [`a${'😀'.repeat(100)}`, `a${'😀'.repeat(99)}`],
    [`${'a'.repeat(199)} b`, 'a'.repeat(199)],
  ])('sends the matchable part of the query %j', (query, sent) => {
    expect(searchRequestOf({ ...emptySearch, query }).query).toBe(sent);
  });
});
