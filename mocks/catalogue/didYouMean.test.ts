import { describe, expect, it } from 'vitest';
import { searchProducts, searchProductsGrouped } from './search';
import type { Shopper } from './shopper';

const today = '2026-01-15';
const shoppers: readonly (readonly [who: string, shopper: Shopper])[] = [
  ['a visitor', { language: 'de', today }],
  ['a buyer', { language: 'de', today, customerId: '100' }],
  ['a buyer in a fair', { language: 'de', today, customerId: '100', fairCode: 'HERBST' }],
];

describe('a suggestion for a misspelt query', () => {
  it.each(shoppers)('is made for %s beside an empty result, in a list and in groups, and finds something', (_who, shopper) => {
    const flat = searchProducts('AL', { query: 'quahrg' }, shopper);
    expect(flat.page.totalElements).toBe(0);
    expect(flat.didYouMean).toBe('quark');
    expect(searchProductsGrouped('AL', { query: 'quahrg' }, shopper).didYouMean).toBe('quark');
    expect(searchProducts('AL', { query: 'quark' }, shopper).page.totalElements).toBeGreaterThan(0);
    expect(searchProducts('AL', { query: 'quark' }, shopper).didYouMean).toBeUndefined();
  });

  it('keeps known words and drops words without a near match', () => {
    expect(searchProducts('AL', { query: 'bulgurr xyzxyz qyqyqy' }, shoppers[1]![1]).didYouMean).toBe('bulgurr');
  });

  it('is made only if it finds something under the filter of the search', () => {
    const query = 'quahrg';
    expect(searchProducts('AL', { query, filter: { categoryId: '130000' } }, shoppers[1]![1]).didYouMean).toBe('quark');
    expect(searchProducts('AL', { query, filter: { categoryId: '230000' } }, shoppers[1]![1]).didYouMean).not.toBe('quark');
  });

  it('is not made for nonsense, nor for words whose results the filter removes', () => {
    expect(searchProducts('AL', { query: 'xyzxyz' }, shoppers[1]![1]).didYouMean).toBeUndefined();
    expect(searchProducts('AL', { query: 'bergkäse', filter: { categoryId: '230000' } }, shoppers[1]![1])).toMatchObject({
      page: { totalElements: 0 },
    });
    expect(searchProducts('AL', { query: 'bergkäse', filter: { categoryId: '230000' } }, shoppers[1]![1]).didYouMean).toBeUndefined();
  });
});
