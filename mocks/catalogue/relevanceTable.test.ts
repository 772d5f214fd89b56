import { describe, expect, it } from 'vitest';
import { productFor } from './product';
import { relevanceTable, type Expectation } from './relevanceTable.fixture';
import { findSkus, searchProductsGrouped } from './search';
import type { Shopper } from './shopper';

/** True if the first hit fits, and three of the first five do, or all that fit at all. */
function holds(query: string, { name, attributes = [], category = '', language = 'de' }: Expectation): boolean {
  const shopper: Shopper = { language, today: '2026-01-15', customerId: '100' };
  const fits = findSkus('AL', { query }, shopper).map((sku) => {
    const product = productFor('AL', sku, shopper);
    return (
      product !== undefined &&
      (name?.test(product.name) ?? true) &&
      product.categoryId?.startsWith(category) === true &&
      attributes.every((wanted) => product.attributes.some(({ key }) => key === wanted))
    );
  });
  return fits[0] === true && fits.slice(0, 5).filter(Boolean).length >= Math.min(3, fits.filter(Boolean).length);
}

describe('the searches of a buyer', () => {
  it('are at least 150, without duplicates', () => {
    expect(relevanceTable.length).toBeGreaterThanOrEqual(150);
    expect(new Set(relevanceTable.map(([query, { language = 'de' }]) => `${language} ${query}`)).size).toBe(relevanceTable.length);
  });

  it('find the meant product among the first five in at least 95 of 100 cases', () => {
    const failed = relevanceTable.filter(([query, expected]) => !holds(query, expected)).map(([query]) => query);
    // The list names the failures.
    expect(failed.length > 0.05 * relevanceTable.length ? failed : []).toEqual([]);
  });

  it('find something if such goods exist, in groups as in a list', () => {
    const empty = relevanceTable.filter(
      ([query, { language = 'de' }]) =>
        (searchProductsGrouped('AL', { query, size: 1 }, { language, today: '2026-01-15' }).page?.totalElements ?? 0) === 0,
    );
    expect(empty).toEqual([]);
  });
});
