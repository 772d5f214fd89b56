import { describe, expect, it } from 'vitest';
import { searchProducts, searchProductsGrouped } from './search';
import { soundOf } from './sounds';
import type { Viewer } from './viewer';

const today = '2026-01-15';
const viewers: readonly (readonly [who: string, viewer: Viewer])[] = [
  ['a visitor', { language: 'de', today }],
  ['a buyer', { language: 'de', today, customerId: '100' }],
  ['a buyer in a fair', { language: 'de', today, customerId: '100', fairCode: 'HERBST' }],
];

describe('what was meant', () => {
  it.each(viewers)('is said to %s beside an empty result, in a list and in groups, and finds something', (_who, viewer) => {
    const flat = searchProducts('AL', { query: 'kwark' }, viewer);
    expect(flat.page.totalElements).toBe(0);
    expect(flat.didYouMean).toBe('quark');
    expect(searchProductsGrouped('AL', { query: 'kwark' }, viewer).didYouMean).toBe('quark');
    expect(searchProducts('AL', { query: 'quark' }, viewer).page.totalElements).toBeGreaterThan(0);
    expect(searchProducts('AL', { query: 'quark' }, viewer).didYouMean).toBeUndefined();
  });

  it('keeps the words that are known and leaves out those that nothing comes near', () => {
    expect(searchProducts('AL', { query: 'bulgurr xyzxyz' }, viewers[1]![1]).didYouMean).toBe('bulgurr');
  });

  it('is found under the filter of the search, or not said', () => {
    const query = 'kwark';
    expect(searchProducts('AL', { query, filter: { categoryId: '130000' } }, viewers[1]![1]).didYouMean).toBe('quark');
    expect(searchProducts('AL', { query, filter: { categoryId: '230000' } }, viewers[1]![1]).didYouMean).not.toBe('quark');
  });

  it('is nothing for nonsense, and for words that only a filter takes away', () => {
    expect(searchProducts('AL', { query: 'xyzxyz' }, viewers[1]![1]).didYouMean).toBeUndefined();
    expect(searchProducts('AL', { query: 'bergkäse', filter: { categoryId: '230000' } }, viewers[1]![1])).toMatchObject({
      page: { totalElements: 0 },
    });
    expect(searchProducts('AL', { query: 'bergkäse', filter: { categoryId: '230000' } }, viewers[1]![1]).didYouMean).toBeUndefined();
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
