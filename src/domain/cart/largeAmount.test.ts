import { describe, expect, it } from 'vitest';
import { isLargeAmount, mayBeLarge, type UnitAmount } from './largeAmount';

const of = (amount: number, ratio = 1): UnitAmount => ({ amount, ratio });

describe('an excessive amount', () => {
  it.each<[what: string, wanted: UnitAmount, largestPurchase: number | undefined, held: UnitAmount | undefined, isLarge: boolean]>([
    ['ten times the largest order', of(120), 12, undefined, true],
    ['one less', of(119), 12, undefined, false],
    ['ten times it in cartons of twelve', of(10, 12), 12, undefined, true],
    ['nine cartons', of(9, 12), 12, undefined, false],
    ['a part of a unit: ten times 0.7', of(10, 0.7), 0.7, undefined, true],
    ['far more than a thousand, and usual', of(5_000), 2_000, undefined, false],
    ['a thousand of a product never bought', of(1_000), undefined, undefined, true],
    ['one less', of(999), undefined, undefined, false],
    ['one carton of a thousand', of(1, 1_000), undefined, undefined, false],
    ['an order of nothing is none', of(999), 0, undefined, false],
    ['an order of nothing is none', of(1_000), 0, undefined, true],
    ['ten of a product bought once', of(10), 1, undefined, true],
    ['fewer than ten of anything', of(9), 0.5, undefined, false],
    ['more than a usual amount in the cart', of(120), 12, of(100), true],
    ['one more than an excessive amount in the cart', of(121), 12, of(120), false],
    ['less than that', of(120), 12, of(500), false],
    ['ten times that', of(1_200), 12, of(120), true],
    ['as much in another unit', of(11, 12), 12, of(120), false],
    ['one more than a thousand', of(1_001), undefined, of(1_000), false],
  ])('%s', (_, wanted, largestPurchase, held, isLarge) => {
    expect(isLargeAmount(wanted, { largestPurchase, held })).toBe(isLarge);
  });

  it.each([
    [of(9), false],
    [of(10), true],
    [of(1, 12), true],
    [of(9, 1.1), false],
    [of(10, 0.1), true],
  ])('%j may be excessive: %s', (amount, may) => {
    expect(mayBeLarge(amount)).toBe(may);
  });
});
