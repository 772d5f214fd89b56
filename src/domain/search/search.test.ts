import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  addFilter,
  changeSearch,
  emptySearch,
  essentialChoices,
  formatSearch,
  isFilterOn,
  originCountries,
  packagingTypes,
  pageSizes,
  parseSearch,
  priceChoices,
  removeFilter,
  resetFilters,
  searchSorts,
  withoutEssence,
  withoutPrices,
  type ActiveFilter,
  type SearchState,
} from './search';

const parse = (address: string) => parseSearch(new URLSearchParams(address));

const full: SearchState = {
  query: 'käse & wein',
  onlyNewProducts: true,
  page: 2,
  pageSize: 300,
  essential: 'shown',
  attributes: ['BIO', 'GF'],
  category: '120300',
  prices: ['special', 'bulk'],
  virtualCategories: ['V-REGIONAL'],
  wineCountries: ['Österreich'],
  wineRegions: ['Wachau', 'Kamptal'],
  wineTypeOfGrapes: ['Grüner Veltliner'],
  brandNames: ['Müller, Söhne & Co'],
  packagingTypes: ['MULTI_USE_WITH_DEPOSIT'],
  originCountries: ['EU_NON_EU', 'UNKNOWN'],
  forceReload: true,
  sort: 'name-desc',
};

describe('the address of the product list', () => {
  it('has exactly the parameters of the specification, and sort', () => {
    expect([...new Set(formatSearch(full).keys())]).toEqual([
      'query',
      'onlyNewProducts',
      'page',
      'pageSize',
      'essential',
      'attributes',
      'category',
      'prices',
      'virtualCategories',
      'wineCountries',
      'wineRegions',
      'wineTypeOfGrapes',
      'brandNames',
      'packagingTypes',
      'originCountries',
      'forceReload',
      'sort',
    ]);
  });

  it('is written with one parameter for each value', () => {
    expect(formatSearch(full).toString()).toBe(
      'query=k%C3%A4se+%26+wein&onlyNewProducts=true&page=2&pageSize=300&essential=shown&attributes=BIO&attributes=GF&category=120300' +
        '&prices=special&prices=bulk&virtualCategories=V-REGIONAL&wineCountries=%C3%96sterreich&wineRegions=Wachau&wineRegions=Kamptal' +
        '&wineTypeOfGrapes=Gr%C3%BCner+Veltliner&brandNames=M%C3%BCller%252C+S%C3%B6hne+%26+Co&packagingTypes=MULTI_USE_WITH_DEPOSIT' +
        '&originCountries=EU_NON_EU&originCountries=UNKNOWN&forceReload=true&sort=name-desc',
    );
  });

  it('is empty for the empty search, which shows page 0 of 100 by relevance', () => {
    expect(formatSearch(emptySearch).toString()).toBe('');
    expect(parse('')).toEqual(emptySearch);
    expect(emptySearch).toMatchObject({ page: 0, pageSize: 100, sort: 'relevance', essential: undefined, category: undefined });
    expect(pageSizes).toEqual([50, 100, 300]);
  });

  it('is parsed back unchanged', () => {
    expect(parseSearch(formatSearch(full))).toEqual(full);
  });

  it.each<[address: string, state: Partial<SearchState>]>([
    ['page=1', { page: 1 }],
    ['page=999999', { page: 999_999 }],
    ['page=1000000', {}],
    ['page=99999999999999999999999', {}],
    ['page=1e3', {}],
    ['page=-1', {}],
    ['page=1.5', {}],
    ['page=007', {}],
    ['page=%201', {}],
    ['page=', {}],
    ['page=x&page=3', { page: 3 }],
    ['page=3&page=4', { page: 3 }],
    ['pageSize=50', { pageSize: 50 }],
    ['pageSize=51', {}],
    ['pageSize=300.0', {}],
    ['pageSize=0&pageSize=300', { pageSize: 300 }],
    ['essential=hidden', { essential: 'hidden' }],
    ['essential=HIDDEN', {}],
    ['essential=IGNORE&essential=all', { essential: 'all' }],
    ['onlyNewProducts=true', { onlyNewProducts: true }],
    ['onlyNewProducts=1', {}],
    ['onlyNewProducts', {}],
    ['onlyNewProducts=false&onlyNewProducts=true', { onlyNewProducts: true }],
    ['forceReload=true', { forceReload: true }],
    ['prices=special,bulk', { prices: ['special', 'bulk'] }],
    ['prices=%20special%20,%20BULK,,nonsense&prices=promotion', { prices: ['special', 'bulk', 'promotion'] }],
    ['prices=PROMOTION', { prices: ['promotion'] }],
    ['prices=bulk&prices=nonsense&prices=BULK', { prices: ['bulk'] }],
    ['attributes=BIO&attributes=&attributes=%20&attributes=BIO&attributes=own', { attributes: ['BIO'] }],
    ['attributes=BIO,VEG', { attributes: ['BIO', 'VEG'] }],
    ['attributes=bio,%20veget,tiefgekuehlt', { attributes: ['BIO', 'VEGET', 'Tiefgekuehlt'] }],
    ['attributes=BIO,own,__proto__', { attributes: ['BIO'] }],
    ['attributes=BIO%2CVEG', { attributes: ['BIO', 'VEG'] }],
    ['brandNames=Almhof,%20Rahmkogel', { brandNames: ['Almhof', 'Rahmkogel'] }],
    ['brandNames=M%C3%BCller%252C%20S%C3%B6hne%20%26%20Co', { brandNames: ['Müller, Söhne & Co'] }],
    ['brandNames=100%25,50%25', { brandNames: ['100%', '50%'] }],
    [`brandNames=${'x'.repeat(201)},${'y'.repeat(200)}`, { brandNames: ['y'.repeat(200)] }],
    [`category=${'x'.repeat(201)}`, {}],
    [
      'packagingTypes=SINGLE_USE,MULTI_USE&originCountries=NON_EU,UNKNOWN',
      { packagingTypes: ['SINGLE_USE', 'MULTI_USE'], originCountries: ['NON_EU', 'UNKNOWN'] },
    ],
    ['packagingTypes=single_use&packagingTypes=SINGLE_USE', { packagingTypes: ['SINGLE_USE'] }],
    ['originCountries=AT&originCountries=NON_EU', { originCountries: ['NON_EU'] }],
    ['category=&category=7&category=8', { category: '7' }],
    ['query=a&query=b', { query: 'a' }],
    ['query=%00', { query: '\u0000' }],
    ['query=%E0%A4%A', { query: '\uFFFD%A' }],
    ['sort=price-asc', { sort: 'price-asc' }],
    ['sort=price', {}],
    ['sort=constructor', {}],
    ['supplierIds=7&cartType=x&utm_source=mail&Query=a', {}],
    ['__proto__=x&constructor=y&brandNames=__proto__', { brandNames: ['__proto__'] }],
  ])('reads %s', (address, state) => {
    expect(parse(address)).toEqual({ ...emptySearch, ...state });
  });

  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '__proto__',
      'constructor',
      '%00',
      '\u0000',
      '%',
      '+',
      '&',
      '=',
      '#',
      '?',
      'a,b',
      '%252F',
      '😀',
      '\r\n',
      'e\u0301',
      '\uFEFF',
    ),
  );
  const filled = text.filter((value) => value.trim() !== '');
  const list = fc.uniqueArray(filled, { maxLength: 4 });
  const state: fc.Arbitrary<SearchState> = fc.record({
    query: text,
    onlyNewProducts: fc.boolean(),
    page: fc.nat(999_999),
    pageSize: fc.constantFrom(...pageSizes),
    essential: fc.constantFrom(undefined, ...essentialChoices),
    attributes: fc.uniqueArray(fc.constantFrom('BIO', 'GF', 'Tiefgekuehlt', 'AMAGuetesiegel')),
    category: fc.option(filled, { nil: undefined }),
    prices: fc.uniqueArray(fc.constantFrom(...priceChoices)),
    virtualCategories: list,
    wineCountries: list,
    wineRegions: list,
    wineTypeOfGrapes: list,
    brandNames: list,
    packagingTypes: fc.uniqueArray(fc.constantFrom(...packagingTypes)),
    originCountries: fc.uniqueArray(fc.constantFrom(...originCountries)),
    forceReload: fc.boolean(),
    sort: fc.constantFrom(...searchSorts),
  });

  it('is stable for every search, also through its text', () => {
    fc.assert(
      fc.property(state, (search) => {
        const params = formatSearch(search);
        expect(parseSearch(params)).toEqual(search);
        expect(parseSearch(new URL(`https://shop.example/search?${params.toString()}`).searchParams)).toEqual(search);
      }),
      { numRuns: 10_000 },
    );
  });

  it('is stable after one parse, for any input', () => {
    const name = fc.oneof(
      fc.constantFrom(...formatSearch(full).keys(), '__proto__', 'constructor', 'toString', '%70age', 'PAGE'),
      fc.string(),
    );
    const value = fc.oneof(
      text,
      fc.constantFrom('true', 'all', 'special', 'SPECIAL', 'UNKNOWN', 'SINGLE_USE', '50', '1e309', '-0', 'NaN', 'Infinity', '٣', '0x10'),
      fc.bigInt().map(String),
      fc.double().map(String),
    );
    const pairs = fc.array(fc.tuple(name, value), { maxLength: 20 });
    const address = fc.oneof(
      pairs.map((entries) => new URLSearchParams(entries).toString()),
      pairs.map((entries) => entries.map(([key, entry]) => `${key}=${entry}`).join('&')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(address, (typed) => {
        const read = parse(typed);
        expect(Object.keys(read)).toEqual(Object.keys(emptySearch));
        expect(pageSizes).toContain(read.pageSize);
        expect(Number.isSafeInteger(read.page) && read.page >= 0).toBe(true);
        expect(parse(formatSearch(read).toString())).toEqual(read);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('active filters', () => {
  it('lists one chip for each value, in the order of the address', () => {
    expect(activeFilters(full)).toEqual<ActiveFilter[]>([
      { name: 'onlyNewProducts' },
      { name: 'essential', value: 'shown' },
      { name: 'attributes', value: 'BIO' },
      { name: 'attributes', value: 'GF' },
      { name: 'category', value: '120300' },
      { name: 'prices', value: 'special' },
      { name: 'prices', value: 'bulk' },
      { name: 'virtualCategories', value: 'V-REGIONAL' },
      { name: 'wineCountries', value: 'Österreich' },
      { name: 'wineRegions', value: 'Wachau' },
      { name: 'wineRegions', value: 'Kamptal' },
      { name: 'wineTypeOfGrapes', value: 'Grüner Veltliner' },
      { name: 'brandNames', value: 'Müller, Söhne & Co' },
      { name: 'packagingTypes', value: 'MULTI_USE_WITH_DEPOSIT' },
      { name: 'originCountries', value: 'EU_NON_EU' },
      { name: 'originCountries', value: 'UNKNOWN' },
    ]);
  });

  it('counts query, paging and sort as no filters', () => {
    expect(activeFilters({ ...emptySearch, query: 'a', page: 3, pageSize: 50, sort: 'sku-asc', forceReload: true })).toEqual([]);
  });

  it.each<[filter: ActiveFilter, left: Partial<SearchState>]>([
    [{ name: 'onlyNewProducts' }, { onlyNewProducts: false }],
    [{ name: 'essential', value: 'shown' }, { essential: undefined }],
    [{ name: 'category', value: '120300' }, { category: undefined }],
    [{ name: 'attributes', value: 'BIO' }, { attributes: ['GF'] }],
    [{ name: 'originCountries', value: 'UNKNOWN' }, { originCountries: ['EU_NON_EU'] }],
    [{ name: 'brandNames', value: 'Müller, Söhne & Co' }, { brandNames: [] }],
  ])('removes %j and returns to the first page', (filter, left) => {
    expect(removeFilter(full, filter)).toEqual({ ...full, ...left, page: 0 });
  });

  it.each<ActiveFilter>([
    { name: 'essential', value: 'all' },
    { name: 'category', value: '1' },
    { name: 'prices', value: 'promotion' },
  ])('changes nothing if %j is not set', (filter) => {
    expect(isFilterOn(full, filter)).toBe(false);
    expect(removeFilter(full, filter)).toBe(full);
  });

  it('adds a filter, replaces a single-valued one, and adds none twice', () => {
    expect(addFilter(full, { name: 'prices', value: 'promotion' })).toEqual({ ...full, prices: ['special', 'bulk', 'promotion'], page: 0 });
    expect(addFilter(full, { name: 'category', value: '7' })).toEqual({ ...full, category: '7', page: 0 });
    expect(addFilter(full, { name: 'essential', value: 'all' })).toEqual({ ...full, essential: 'all', page: 0 });
    expect(addFilter(emptySearch, { name: 'onlyNewProducts' })).toEqual({ ...emptySearch, onlyNewProducts: true });
    expect(addFilter(full, { name: 'attributes', value: 'BIO' })).toBe(full);
  });

  it('removes and adds filters one by one on the same search', () => {
    const removed = activeFilters(full).reduce(removeFilter, full);
    expect(activeFilters(removed)).toEqual([]);
    expect(activeFilters(full).reduce(addFilter, removed)).toEqual({ ...full, page: 0 });
  });

  it('resets to query, page size and sort', () => {
    expect(resetFilters(full)).toEqual({ ...emptySearch, query: 'käse & wein', pageSize: 300, sort: 'name-desc' });
  });
});

describe('changeSearch', () => {
  it('returns to the first page unless the page itself changes', () => {
    expect(changeSearch(full, { query: 'brot' })).toEqual({ ...full, query: 'brot', page: 0 });
    expect(changeSearch(full, { page: 3 })).toEqual({ ...full, page: 3 });
  });
});

it('requests no prices for users who may not see them', () => {
  expect(withoutPrices(full)).toEqual({ ...full, prices: [] });
  expect(withoutPrices({ ...full, sort: 'price-asc' })).toEqual({ ...full, prices: [], sort: 'relevance' });
  expect(withoutPrices({ ...full, sort: 'price-desc' }).sort).toBe('relevance');
});

it('leaves the essence list out for users without one', () => {
  expect(withoutEssence({ ...full, essential: 'shown' })).toEqual({ ...full, essential: undefined });
});
