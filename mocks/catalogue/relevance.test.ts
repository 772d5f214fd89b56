import { describe, expect, it } from 'vitest';
import { completeQuery } from './completion';
import { productFor } from './product';
import { findSkus, searchProductsGrouped } from './search';
import type { Viewer } from './viewer';

const viewer: Viewer = { language: 'de', today: '2026-01-15', customerId: '100' };

/** Names of everything that a query finds, the best first. */
function everyName(query: string): string[] {
  return findSkus('AL', { query }, viewer).map((sku) => productFor('AL', sku, viewer)!.name);
}

describe('relevance', () => {
  // Which of the found product's words and categories must come before which others.
  it.each([
    ['wein', /Wein|Veltliner|Riesling/, /Weinbrand|Weinglas|Weintrauben/],
    ['käse', /käse/, /Käsekrainer|Leberkäse/],
    ['reis', /reis, /, /Reisessig|Milchreis/],
    ['ei', /^Eier|^Frischeier/, /Eis am Stiel|Eisbergsalat|Einbrenn/],
    ['eis', /Eis am Stiel|eis, /, /Eistee|Eisbergsalat/],
    ['weißwein', /Veltliner|Chardonnay|Riesling/, /Weißweinessig/],
    ['butter', /butter|Butterschmalz/, /Buttermilch|Butterkäse|Buttercroissant/],
  ])('puts the kind of product first that is called so, then what only begins so: %s', (query, first, later) => {
    const list = everyName(query);
    expect(list[0]).toMatch(first);
    expect(list.findIndex((name) => later.test(name))).toBeGreaterThan(10);
  });

  it('takes letters inside a word for a find only where there is no better one', () => {
    expect(everyName('wein').filter((name) => /schwein/i.test(name))).toEqual([]);
    expect(everyName('eis').filter((name) => /gulaschfleisch|kebabfleisch|milchreis/i.test(name))).toEqual([]);
    expect(everyName('chwein').some((name) => /schwein/i.test(name))).toBe(true);
    expect(completeQuery('AL', { query: 'wein' }, viewer).categories.map(({ displayName }) => displayName)).not.toContain('Schwein');
    expect(completeQuery('AL', { query: 'chwein' }, viewer).categories.map(({ displayName }) => displayName)).toContain('Schwein');
  });

  it('brings groups with the best hit first, and not in the order of the tree', () => {
    const { groupings } = searchProductsGrouped('AL', { query: 'butter', size: 300 }, viewer);
    const flat = findSkus('AL', { query: 'butter' }, viewer);
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
});
