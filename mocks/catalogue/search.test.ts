import { describe, expect, it } from 'vitest';
import { bestPrice } from '#domain/price/price.ts';
import { toProduct } from '#domain/product/product.ts';
import { minimumForUnit } from '#domain/product/quantity.ts';
import type { Product, SearchFilter, SearchRequest } from '#gen/models/index.ts';
import { catalogueOf } from './catalogue';
import { isBelow } from './categoryTree';
import { completeQuery, suggestTerms } from './completion';
import { exampleSkus } from './examples';
import { normalizeForSearch } from '#domain/text/typedText.ts';
import { productFor } from './product';
import { findSkus, searchProducts, searchProductsGrouped } from './search';
import type { EssenceState, Shopper } from './shopper';

const shopper: Shopper = { language: 'de', today: '2026-01-15', customerId: '100' };
const visitor: Shopper = { language: 'de', today: '2026-01-15' };

function search(request: SearchRequest, more: Partial<Shopper> = {}) {
  return searchProducts('AL', request, { ...shopper, ...more });
}

function names(request: SearchRequest, more: Partial<Shopper> = {}): string[] {
  return search({ size: 50, ...request }, more).products.map(({ name }) => name);
}

/** Every product that a search can find at all. */
const found: readonly Product[] = catalogueOf('AL')
  .articles.filter(({ status, forced }) => (status === 'ACTIVE' || status === 'AVAILABLE_SOON') && !forced.hidden)
  .map(({ sku }) => productFor('AL', sku, shopper)!);

describe('a query', () => {
  it('finds the same with umlauts, as digraphs or as plain vowels', () => {
    const wanted = findSkus('AL', { query: 'käse' }, shopper);
    expect(wanted.length).toBeGreaterThan(200);
    for (const query of ['kaese', 'kase', 'KÄSE', ' Käse ']) expect(findSkus('AL', { query }, shopper)).toEqual(wanted);
    expect(names({ query: 'käse' })[0]).toMatch(/^Bergkäse/);
  });

  it.each([
    ['bergkse', 'Bergkäse'],
    ['hünerbrust', 'Hühnerbrust'],
    ['toilettenpapir', 'Toilettenpapier'],
    ['brokoli', 'Brokkoli'],
    ['veltlienr', 'Grüner Veltliner'],
    ['mozarella', 'Mozzarella'],
  ])('forgives the typing error in %s', (query, expected) => {
    expect(names({ query })[0]).toContain(expected);
  });

  it.each([
    ['rinderl', 'Rinderlungenbraten'],
    ['hühnerbrustf', 'Hühnerbrustfilet'],
    ['104', '104'],
  ])('finds by the beginning of a word: %s', (query, expected) => {
    const [first] = search({ query }).products;
    expect(`${first?.sku} ${first?.name}`).toContain(expected);
  });

  it.each([
    ['brustfilet', /brustfilet/i],
    ['kartoffel', /Erdäpfel|Kartoffel/],
    ['quark', /Topfen|topfen|Quark/],
    ['blumenkohl', /Karfiol/],
    ['hackfleisch', /[Ff]aschiert/],
  ])('finds by inner parts and by synonyms: %s', (query, expected) => {
    expect(names({ query, size: 50 }).slice(0, 5)).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
  });

  it('finds by brand, category, pack and state', () => {
    expect(search({ query: 'Kasererhof' }).products.every(({ brandName }) => brandName === 'Kasererhof')).toBe(true);
    expect(search({ query: 'hartkäse' }).products.some(({ categoryId }) => categoryId === '130201')).toBe(true);
    expect(names({ query: 'märzen kiste' })[0]).toMatch(/Märzen.*20 × 0,5 l/);
    expect(names({ query: 'erbsen tiefgekühlt' }).every((name) => name.includes('TK'))).toBe(true);
  });

  it('finds the one product with a number or barcode', () => {
    const product = productFor('AL', exampleSkus.bergkaese, shopper)!;
    const [gtin = ''] = product.units.flatMap(({ gtins = [] }) => gtins);
    const spaced = `${gtin.slice(0, 1)} ${gtin.slice(1, 7)} ${gtin.slice(7)}`;
    for (const query of [product.sku, `Art. ${product.sku}`, product.crossTenantProductId ?? '', gtin, spaced, `EAN ${spaced}`])
      expect(search({ query }).products.map(({ sku }) => sku)).toEqual([product.sku]);
  });

  it('searches in the requested language and in German', () => {
    expect(names({ query: 'chicken breast' }, { language: 'en' })[0]).toMatch(/^Chicken breast/);
    expect(names({ query: 'hühnerbrust' }, { language: 'en' })[0]).toMatch(/^Chicken breast/);
    expect(names({ query: 'formaggio di montagna' }, { language: 'it' })[0]).toMatch(/^Formaggio di montagna/);
  });

  it('requires all words, and matches as many as possible if no product has all', () => {
    const both = names({ query: 'bergkäse gerieben' });
    expect(both.length).toBeGreaterThan(0);
    expect(both.every((name) => name.startsWith('Bergkäse gerieben'))).toBe(true);
    const relaxed = search({ query: 'bergkäse xyzzyqq' });
    expect(relaxed.metadata).toMatchObject({ typeOfQuery: 'OR' });
    expect(relaxed.products[0]?.name).toMatch(/^Bergkäse/);
    expect(search({ query: 'bergkäse' }).metadata).toMatchObject({ typeOfQuery: 'AND' });
  });

  it('finds nothing for nonsense, and all products without words', () => {
    expect(search({ query: 'xyzzyqq' }).page.totalElements).toBe(0);
    expect(search({ query: '!!!' }).page.totalElements).toBe(found.length);
    expect(search({ query: "<script>alert('1')</script>" }).page.totalElements).toBe(0);
    expect(search({}).page.totalElements).toBe(found.length);
  });

  it('does not find discontinued or hidden products', () => {
    for (const sku of [exampleSkus.inactive, exampleSkus.removed, exampleSkus.hostileText])
      expect(search({ query: sku }).page.totalElements).toBe(0);
    expect(search({ query: exampleSkus.availableSoon }).page.totalElements).toBe(1);
  });
});

const essenceOf = (sku: string): EssenceState | undefined =>
  sku.endsWith('1') ? 'shown' : sku.endsWith('2') ? 'hidden' : sku.endsWith('3') ? 'favorite' : undefined;

/** Each filter with the test that a product must pass, read from the product itself. */
const filters: readonly (readonly [name: string, filter: SearchFilter, passes: (product: Product) => boolean])[] = [
  ['category', { categoryId: '130000' }, ({ categoryId = '' }) => isBelow(categoryId, '130000')],
  [
    'attributes, all of them',
    { attributes: ['BIO', 'Gekuehlt'] },
    ({ attributes }) => ['BIO', 'Gekuehlt'].every((wanted) => attributes.some(({ key }) => key === wanted)),
  ],
  ['new', { salesConditions: ['New'] }, ({ salesConditions }) => salesConditions.length > 0],
  ['supplier', { supplierIds: ['70012', '70013'] }, ({ supplierId = '' }) => ['70012', '70013'].includes(supplierId)],
  ['brand', { brandNames: ['Kasererhof', 'Tauernglanz'] }, ({ brandName = '' }) => ['Kasererhof', 'Tauernglanz'].includes(brandName)],
  [
    'packaging',
    { packagingTypes: ['MULTI_USE', 'MULTI_USE_WITH_DEPOSIT'] },
    ({ packagingType = '' }) => ['MULTI_USE', 'MULTI_USE_WITH_DEPOSIT'].includes(packagingType),
  ],
  ['origin', { originCountries: ['NON_EU'] }, ({ originCountries }) => originCountries?.[0] === 'NON_EU'],
  ['promotion', { prices: ['PROMOTION'] }, ({ bulkPrices }) => bulkPrices.some(({ type }) => type === 'PROMOTION')],
  [
    'special price',
    { prices: ['SPECIAL'] },
    ({ bulkPrices }) => bulkPrices.some(({ type }) => type === 'SPECIAL' || type === 'SPECIAL_LIST'),
  ],
  ['organic virtual category', { virtualCategories: ['V-BIO'] }, ({ attributes }) => attributes.some(({ key }) => key === 'BIO')],
  [
    'new or organic',
    { virtualCategories: ['V-NEU', 'V-BIO'] },
    ({ attributes, salesConditions }) => salesConditions.length > 0 || attributes.some(({ key }) => key === 'BIO'),
  ],
  [
    'two at once',
    { attributes: ['VEG'], packagingTypes: ['SINGLE_USE'], categoryId: '140000' },
    ({ attributes, packagingType, categoryId = '' }) =>
      attributes.some(({ key }) => key === 'VEG') && packagingType === 'SINGLE_USE' && isBelow(categoryId, '140000'),
  ],
];

describe('filters', () => {
  it.each(filters)('limit results to the %s', (_name, filter, passes) => {
    const expected = found.filter(passes).map(({ sku }) => sku);
    expect(expected.length).toBeGreaterThan(5);
    expect(findSkus('AL', { filter }, shopper).toSorted()).toEqual(expected.toSorted());
  });

  it('find products with tiers', () => {
    const bulk = found.filter(
      ({ bulkPrices }) => new Set(bulkPrices.filter(({ type }) => type === 'LIST').map(({ minQuantity }) => minQuantity)).size > 1,
    );
    const hits = new Set(findSkus('AL', { filter: { prices: ['BULK'] } }, shopper));
    expect(bulk.filter(({ sku }) => !hits.has(sku))).toEqual([]);
  });

  it('match no product by unknown values', () => {
    for (const filter of [
      { categoryId: '999999' },
      { attributes: ['NOPE'] },
      { brandNames: ['Nope'] },
      { virtualCategories: ['V-NOPE'] },
      { supplierIds: ['1'] },
    ] satisfies SearchFilter[]) {
      expect(search({ filter }).page.totalElements).toBe(0);
    }
  });

  it('by price need a customer', () => {
    expect(searchProducts('AL', { filter: { prices: ['PROMOTION'] } }, visitor).page.totalElements).toBe(0);
    expect(searchProducts('AL', { size: 50 }, visitor).products.every(({ bulkPrices }) => bulkPrices.length === 0)).toBe(true);
  });

  it.each([
    ['SHOWN_ONLY', ['1', '3']],
    ['HIDDEN_ONLY', ['2']],
    ['FAVORITES_ONLY', ['3']],
    ['ALL', ['1', '2', '3']],
  ] as const)('limit results to the essence list: %s', (essential, endings) => {
    const skus = findSkus('AL', { filter: { essential } }, { ...shopper, essenceOf });
    const expected = catalogueOf('AL').articles.filter(
      ({ sku, forced }) => endings.some((ending) => sku.endsWith(ending)) && !forced.hidden,
    );
    expect(skus.length).toBe(expected.length);
    expect(findSkus('AL', { filter: { essential } }, shopper)).toEqual([]);
  });

  it('respect restriction and fair', () => {
    const restricted = findSkus(
      'AL',
      {},
      { ...shopper, restriction: { blockedCategoryIds: ['210000'], allowedCategoryIds: ['210000', '200000'] } },
    );
    expect(restricted.length).toBe(found.filter(({ categoryId = '' }) => isBelow(categoryId, '200000')).length);
    const fair = findSkus('AL', {}, { ...shopper, fairCode: 'HERBST' });
    expect(fair.length).toBeLessThan(found.length / 4);
    expect(findSkus('AL', { filter: { cartType: 'HERBST' } }, shopper)).toEqual(fair);
    expect(
      search({ size: 50 }, { fairCode: 'HERBST' }).products.some(({ bulkPrices }) => bulkPrices.some(({ type }) => type === 'FAIR_LIST')),
    ).toBe(true);
  });
});

describe('paging and sorting', () => {
  it('splits the result into disjoint and complete pages', () => {
    const skus: string[] = [];
    const { totalPages } = search({ query: 'käse', size: 50 }).page;
    for (let page = 0; page < totalPages; page += 1) skus.push(...search({ query: 'käse', size: 50, page }).products.map(({ sku }) => sku));
    expect(skus).toEqual(findSkus('AL', { query: 'käse' }, shopper));
    expect(new Set(skus).size).toBe(skus.length);
    expect(search({ query: 'käse', size: 50, page: totalPages }).products).toEqual([]);
  });

  it('has 100 products on a page, and none if only counts are requested', () => {
    expect(search({}).products).toHaveLength(100);
    expect(search({ size: 0 }).products).toEqual([]);
    expect(search({ size: 0 }).page).toEqual({ totalElements: found.length, totalPages: 0, number: 0, size: 1 });
  });

  it.each([
    ['the own shop', shopper],
    ['a fair with 3 % off', { ...shopper, fairCode: 'HERBST', fairDiscountFactor: '0.97' }],
    ['a user who sees bonuses', { ...shopper, seesBonuses: true }],
  ])('sorts by the displayed price, both ways: %s', (_, seen) => {
    /** The price in large letters: of one of the preselected unit, as the row computes it. */
    const shown = (wire: Product): number => {
      const product = toProduct(wire);
      const { ratio } = product.defaultUnit;
      const quote = bestPrice(product.prices, {
        amount: minimumForUnit(product.minSaleQuantity, ratio),
        ratio,
        fairDiscountFactor: seen.fairDiscountFactor,
        includeBonus: seen.seesBonuses ?? false,
      });
      return quote.kind === 'priced' ? quote.pricePerSelectedUnit.toNumber() : Number.POSITIVE_INFINITY;
    };
    const sorted = (sortDirection: 'ASC' | 'DESC') =>
      searchProducts('AL', { sortBy: 'PRICE', sortDirection, size: 300, filter: { categoryId: '130000' } }, seen).products.map(shown);
    const cheap = sorted('ASC');
    expect(cheap).toEqual(cheap.toSorted((one, other) => one - other));
    const dear = sorted('DESC').filter(Number.isFinite);
    expect(dear).toEqual(dear.toSorted((one, other) => other - one));
    expect(new Set(cheap).size).toBeGreaterThan(50);
  });

  it('sorts by name and number, and by price only for users who see prices', () => {
    const sorted = (request: SearchRequest) => search({ ...request, size: 300, filter: { categoryId: '130000' } }).products;
    const byName = sorted({ sortBy: 'NAME' }).map(({ name }) => normalizeForSearch(name));
    expect(byName).toEqual(byName.toSorted());
    const bySku = sorted({ sortBy: 'SKU', sortDirection: 'desc' }).map(({ sku }) => sku);
    expect(bySku).toEqual(bySku.toSorted().toReversed());
    const visitors = searchProducts('AL', { sortBy: 'PRICE', size: 50 }, visitor).products.map(({ sku }) => sku);
    expect(visitors).toEqual(searchProducts('AL', { size: 50 }, visitor).products.map(({ sku }) => sku));
  });
});

describe('grouped results', () => {
  it('contain each hit once over all groups and pages', () => {
    const request: SearchRequest = { query: 'wein', size: 50 };
    const first = searchProductsGrouped('AL', request, shopper);
    const skus: string[] = [];
    for (let page = 0; page < (first.page?.totalPages ?? 0); page += 1) {
      for (const { products, category, memberCount } of searchProductsGrouped('AL', { ...request, page }, shopper).groupings) {
        expect(products.every(({ categoryId }) => categoryId === category.id)).toBe(true);
        expect(memberCount).toBeGreaterThanOrEqual(products.length);
        skus.push(...products.map(({ sku }) => sku));
      }
    }
    expect(skus.toSorted()).toEqual(findSkus('AL', request, shopper).toSorted());
    expect(first.groupings[0]?.products[0]?.sku).toBe(search(request).products[0]?.sku);
  });

  it('follow the tree without a query', () => {
    const ids = searchProductsGrouped('AL', { size: 300 }, shopper).groupings.map(({ category }) => category.id);
    expect(ids).toEqual(ids.toSorted());
  });
});

describe('advertising and suggestions', () => {
  it('promotes a product on offer that matches the search', () => {
    const { promotedProduct } = search({ filter: { categoryId: '130000' } });
    expect(promotedProduct?.bulkPrices.some(({ type }) => type === 'PROMOTION' || type === 'FIXED')).toBe(true);
    expect(isBelow(promotedProduct?.categoryId ?? '', '130000')).toBe(true);
    expect(search({ filter: { categoryId: '130000' }, page: 1 }).promotedProduct).toBeUndefined();
    expect(search({ query: 'xyzzyqq' }).promotedProduct).toBeUndefined();
  });

  it('suggests terms, categories with counts, and different products', () => {
    const { terms, categories, products } = completeQuery('AL', { query: 'berg' }, shopper);
    expect(terms[0]).toBe('Bergkäse');
    expect(products[0]?.name).toMatch(/^Berg/);
    expect(new Set(products.map(({ name }) => name.split(' ')[0])).size).toBeGreaterThan(2);
    expect(products.length).toBeLessThanOrEqual(6);
    expect(categories).toEqual([]);
    const cheese = completeQuery('AL', { query: 'käs' }, shopper).categories;
    expect(cheese[0]).toMatchObject({
      displayName: 'Käse',
      count: search({ filter: { categoryId: '130200' }, size: 0 }).page.totalElements,
    });
    expect(completeQuery('AL', { query: '  ' }, shopper)).toEqual({ terms: [], categories: [], products: [] });
    expect(suggestTerms('AL', 'mozz', 'it', 3)).toHaveLength(3);
  });

  it('names free goods only for the products on the page', () => {
    const { naras, products } = search({ size: 300 });
    expect(naras.length).toBeGreaterThan(0);
    expect(naras.every(({ sku }) => products.some((product) => product.sku === sku))).toBe(true);
  });
});
