import { describe, expect, it } from 'vitest';
import { searchProducts, searchProductsGrouped } from './search';
import { soundOf } from './sounds';
import type { Shopper } from './shopper';

const today = '2026-01-15';
const shoppers: readonly (readonly [who: string, shopper: Shopper])[] = [
  ['a visitor', { language: 'de', today }],
  ['a buyer', { language: 'de', today, customerId: '100' }],
  ['a buyer in a fair', { language: 'de', today, customerId: '100', fairCode: 'HERBST' }],
];

describe('what was meant', () => {
  it.each(shoppers)('is said to %s beside an empty result, in a list and in groups, and finds something', (_who, shopper) => {
    const flat = searchProducts('AL', { query: 'kwark' }, shopper);
    expect(flat.page.totalElements).toBe(0);
    expect(flat.didYouMean).toBe('quark');
    expect(searchProductsGrouped('AL', { query: 'kwark' }, shopper).didYouMean).toBe('quark');
    expect(searchProducts('AL', { query: 'quark' }, shopper).page.totalElements).toBeGreaterThan(0);
    expect(searchProducts('AL', { query: 'quark' }, shopper).didYouMean).toBeUndefined();
  });

  it('keeps the words that are known and leaves out those that nothing comes near', () => {
    expect(searchProducts('AL', { query: 'bulgurr xyzxyz' }, shoppers[1]![1]).didYouMean).toBe('bulgurr');
  });

  it('is found under the filter of the search, or not said', () => {
    const query = 'kwark';
    expect(searchProducts('AL', { query, filter: { categoryId: '130000' } }, shoppers[1]![1]).didYouMean).toBe('quark');
    expect(searchProducts('AL', { query, filter: { categoryId: '230000' } }, shoppers[1]![1]).didYouMean).not.toBe('quark');
  });

  it('is nothing for nonsense, and for words that only a filter takes away', () => {
    expect(searchProducts('AL', { query: 'xyzxyz' }, shoppers[1]![1]).didYouMean).toBeUndefined();
    expect(searchProducts('AL', { query: 'bergkäse', filter: { categoryId: '230000' } }, shoppers[1]![1])).toMatchObject({
      page: { totalElements: 0 },
    });
    expect(searchProducts('AL', { query: 'bergkäse', filter: { categoryId: '230000' } }, shoppers[1]![1]).didYouMean).toBeUndefined();
  });
});

it.each([
  ['kwark', 'quark'],
  ['schampus', 'shampus'],
  ['fisch', 'phisch'],
  ['zucchini', 'zukini'],
  ['mayonnaise', 'majonaise'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});
