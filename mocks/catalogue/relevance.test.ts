import { describe, expect, it } from 'vitest';
import { completeQuery, suggestTerms } from './completion';
import { exampleSkus } from './examples';
import { productFor } from './product';
import { findSkus, searchProducts, searchProductsGrouped } from './search';
import type { Shopper } from './shopper';

const shopper: Shopper = { language: 'de', today: '2026-01-15', customerId: '100' };

/** Names of everything that a query finds, the best first. */
function everyName(query: string): string[] {
  return findSkus('AL', { query }, shopper).map((sku) => productFor('AL', sku, shopper)!.name);
}

describe('relevance', () => {
  // Words and categories of hits that must come before others.
  it.each([
    ['wein', /Wein|Veltliner|Riesling/, /Weinbrand|Weinglas|Weintrauben/],
    ['käse', /käse/, /Käsekrainer|Leberkäse/],
    ['reis', /reis, /, /Reisessig|Milchreis/],
    ['ei', /^Eier|^Frischeier/, /Eis am Stiel|Eisbergsalat|Einbrenn/],
    ['eis', /Eis am Stiel|eis, /, /Eistee|Eisbergsalat/],
    ['weißwein', /Veltliner|Chardonnay|Riesling/, /Weißweinessig/],
    ['butter', /butter|Butterschmalz/, /Buttermilch|Butterkäse|Buttercroissant/],
  ])('ranks the kind of product with the exact name before longer names: %s', (query, first, later) => {
    const list = everyName(query);
    expect(list[0]).toMatch(first);
    expect(list.findIndex((name) => later.test(name))).toBeGreaterThan(10);
  });

  it('does not match mere letters inside a word', () => {
    expect(everyName('wein').filter((name) => /schwein/i.test(name))).toEqual([]);
    expect(everyName('eis').filter((name) => /gulaschfleisch|kebabfleisch|milchreis/i.test(name))).toEqual([]);
    expect(completeQuery('AL', { query: 'wein' }, shopper).categories.map(({ displayName }) => displayName)).not.toContain('Schwein');
  });

  it('sorts groups by their best hit, not by the tree', () => {
    const { groupings } = searchProductsGrouped('AL', { query: 'butter', size: 300 }, shopper);
    const flat = findSkus('AL', { query: 'butter' }, shopper);
    const best = groupings.map(({ products }) => flat.indexOf(products[0]!.sku));
    expect(best).toEqual(best.toSorted((one, other) => one - other));
    for (const { products } of groupings) {
      const places = products.map(({ sku }) => flat.indexOf(sku));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
    const ids = groupings.map(({ category }) => category.id);
    expect(ids[0]).toBe('130103');
    expect(ids).not.toEqual(ids.toSorted());
  });

  it('finds several products by their numbers, in the order of the query', () => {
    expect(findSkus('AL', { query: `${exampleSkus.wine}, ${exampleSkus.bergkaese}` }, shopper)).toEqual([
      exampleSkus.wine,
      exampleSkus.bergkaese,
    ]);
  });

  it('takes only products of a queried amount, or the nearest ones if there are none', () => {
    expect(everyName('butter 250g').every((name) => name.includes('250 g'))).toBe(true);
    const { products, metadata } = searchProducts('AL', { query: 'schlagobers 4 l' }, shopper);
    expect(metadata).toMatchObject({ typeOfQuery: 'OR' });
    expect(products[0]?.name).toMatch(/Schlagobers.*5 l/);
  });

  it('finds nearly all products with an attribute that is typed as a word', () => {
    for (const [query, key] of [
      ['vegan', 'VEG'],
      ['glutenfrei', 'GF'],
      ['halal', 'HAL'],
      ['bio', 'BIO'],
    ] as const) {
      expect(findSkus('AL', { query }, shopper).toSorted()).toEqual(findSkus('AL', { filter: { attributes: [key] } }, shopper).toSorted());
    }
  });

  it('matches most words among the products that this customer may buy', () => {
    // The one pils of this brand is no longer sold here.
    expect(everyName('hirtenbräu pils')[0]).toMatch(/Pils/);
  });

  it('finds nothing, rather than another product, if the meant product may not be bought', () => {
    const restricted: Shopper = { ...shopper, restriction: { blockedCategoryIds: ['210000'] } };
    expect(searchProducts('AL', { query: 'veltliner' }, restricted)).toMatchObject({ page: { totalElements: 0 } });
    expect(searchProducts('AL', { query: 'veltliner' }, restricted).didYouMean).toBeUndefined();
  });

  it.each([
    ['möhren', 'Karotten'],
    ['butter', 'Teebutter'],
    ['rindfl', /Rind/],
    ['red b', 'Energydrink'],
    ['kornb', 'Kornblum'],
    ['veltl', 'Grüner Veltliner'],
  ])('suggests the products that a search finds, in the same order: %s', (query, first) => {
    const [term = ''] = suggestTerms('AL', query, 'de');
    expect(term).toMatch(first);
    const { products } = completeQuery('AL', { query }, shopper);
    const found = findSkus('AL', { query }, shopper);
    const places = products.map(({ sku }) => found.indexOf(sku));
    expect(places[0]).toBe(0);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});
