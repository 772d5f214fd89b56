import { describe, expect, test } from 'vitest';
import { fairCodeOf, shopOfFair } from './shopOfPath';

describe('the fair of an address', () => {
  test.each([
    ['/subshop/promotions/herbst', 'herbst'],
    ['/subshop/promotions/herbst/', 'herbst'],
    ['/subshop/promotions/herbst/checkout/delivery', 'herbst'],
    ['/subshop/promotions/a%2Fb/search', 'a/b'],
    ['/subshop/promotions', undefined],
    ['/search', undefined],
    ['/', undefined],
  ])('%s: %s', (pathname, code) => {
    expect(fairCodeOf(pathname)).toBe(code);
  });
});

describe('the shop of a fair', () => {
  test('has its global discount', () => {
    expect(shopOfFair({ id: 'herbst', isActive: true, globalDiscountFactorString: '0.97' })).toEqual({
      kind: 'fair',
      fairCode: 'herbst',
      globalDiscountFactor: '0.97',
    });
  });

  test('without one', () => {
    expect(shopOfFair({ id: 'herbst', isActive: true })).toEqual({ kind: 'fair', fairCode: 'herbst' });
  });

  test('a fair that is not active is not a shop', () => {
    expect(shopOfFair({ id: 'herbst', isActive: false })).toBeUndefined();
  });
});
