import { describe, expect, it } from 'vitest';
import { lineOf, listPrice } from '#tests/examples/wire.ts';
import { cartSum, lineSum, rememberedLineSums, type SumTerms } from './cartSum';
import { moneyText } from '../price/money';

// 12.345 rounds half-up to 12.35 a piece; 2 cartons of 6 are 148.20.
const butter = lineOf({ sku: 'butter', bulkPrices: [listPrice('12.345')] }, { amount: 2, unitAbbreviation: 'KRT' });
// 8.00 less 10 % is 7.20 a piece; 3 are 21.60 in place of 30.00.
const cheese = lineOf(
  {
    sku: 'cheese',
    bulkPrices: [
      listPrice('10.00'),
      listPrice('8.00', {
        type: 'PROMOTION',
        attachedDiscount: { type: 'SINGLE', applicationOrder: 1, discountFactor: 0.9, discountFactorString: '0.9' },
      }),
    ],
  },
  { amount: 3 },
);
// 20.00, and 5 % are expected back: 19.00.
const wine = lineOf({
  sku: 'wine',
  bulkPrices: [
    listPrice('20.00', { attachedBonus: { type: 'SINGLE', applicationOrder: 1, discountFactor: 0.95, discountFactorString: '0.95' } }),
  ],
});
const onRequest = lineOf({ sku: 'truffle' });
const unavailable = lineOf({ sku: 'gone', bulkPrices: [listPrice('99.00')], shopAvailability: { status: 'INACTIVE' } });
// A fixed price above the list is no discount.
const fixed = lineOf({ sku: 'fixed', bulkPrices: [listPrice('5.00', { minQuantity: 100 }), listPrice('6.00', { type: 'FIXED' })] });

const cart = [butter, cheese, wine, onRequest, unavailable];

function sums(lines: typeof cart, terms: SumTerms) {
  const { net, discount, expectedBonus, lineCount, linesOnRequest } = cartSum(lines, terms);
  return [moneyText(net), moneyText(discount), expectedBonus && moneyText(expectedBonus), lineCount, linesOnRequest];
}

describe('cartSum', () => {
  it.each<[what: string, terms: SumTerms, expected: (string | number | undefined)[]]>([
    ['without bonuses', { canSeeBonuses: false }, ['189.80', '8.40', undefined, 4, 1]],
    ['with bonuses', { canSeeBonuses: true }, ['188.80', '8.40', '1.00', 4, 1]],
    // Butter 12.345 × 0.9 = 11.1105, that is 11.11 × 12 = 133.32; cheese stays at 7.20; wine 18.00.
    ['in a fair', { canSeeBonuses: false, fairDiscountFactor: '0.9' }, ['172.92', '25.28', undefined, 4, 1]],
    // Wine 20 × 0.95 × 0.9 = 17.10 against 18.00.
    ['in a fair with bonuses', { canSeeBonuses: true, fairDiscountFactor: '0.9' }, ['172.02', '25.28', '0.90', 4, 1]],
  ])('%s', (_, terms, expected) => {
    expect(sums(cart, terms)).toEqual(expected);
  });

  it('is zero for an empty cart and for one without orderable lines', () => {
    expect(sums([], { canSeeBonuses: true })).toEqual(['0.00', '0.00', '0.00', 0, 0]);
    expect(sums([unavailable], { canSeeBonuses: true })).toEqual(['0.00', '0.00', '0.00', 0, 0]);
  });

  it('counts no discount if the price exceeds the list price', () => {
    expect(sums([fixed, cheese], { canSeeBonuses: false })).toEqual(['27.60', '8.40', undefined, 2, 0]);
  });

  it('never adds binary floats: ten lines of 0.10 are 1.00', () => {
    const dime = lineOf({ bulkPrices: [listPrice('0.10')] });
    expect(
      sums(
        Array.from({ length: 10 }, () => dime),
        { canSeeBonuses: false },
      )[0],
    ).toBe('1.00');
  });
});

it('never expects a negative bonus: the bonus is that of the invoiced price', () => {
  // SPECIAL 89.00 less 5 % on the total is invoiced, 84.55; the list price of 92.00 less 5 % bonus would be 87.40.
  const wine = lineOf({
    bulkPrices: [
      listPrice('92.00', { attachedBonus: { type: 'SINGLE', applicationOrder: 1, discountFactor: 0.95, discountFactorString: '0.95' } }),
      listPrice('89.00', {
        type: 'SPECIAL',
        attachedDiscount: { type: 'TOTAL', applicationOrder: 1, discountFactor: 0.95, discountFactorString: '0.95' },
      }),
    ],
  });
  expect(sums([wine], { canSeeBonuses: true })).toEqual(['84.55', '7.45', '0.00', 1, 0]);
  expect(sums([wine], { canSeeBonuses: false })).toEqual(['84.55', '7.45', undefined, 1, 0]);
});

describe('lineSum', () => {
  it('is unknown for a price on request', () => {
    expect(lineSum(onRequest, { canSeeBonuses: true })).toBeUndefined();
  });

  it('subtracts discounts on totals from the row', () => {
    const total = listPrice('3.33', {
      attachedDiscount: { type: 'TOTAL', applicationOrder: 1, discountFactor: 0.5, discountFactorString: '0.5' },
    });
    const sum = lineSum(lineOf({ bulkPrices: [total] }, { amount: 3 }), { canSeeBonuses: false });
    // 9.99 × 0.5 = 4.995, half-up 5.00
    expect([moneyText(sum!.net), moneyText(sum!.discount), moneyText(sum!.bonus)]).toEqual(['5.00', '4.99', '0.00']);
  });
});

describe('remembered sums', () => {
  it('are those of the lines, and referentially stable until the line changes', () => {
    const sumOf = rememberedLineSums({ canSeeBonuses: false });
    expect(moneyText(sumOf(butter)!.net)).toBe('148.20');
    expect(sumOf(butter)).toBe(sumOf(butter));
    expect(sumOf({ ...butter })).not.toBe(sumOf(butter));
    expect(moneyText(cartSum([butter, cheese], { canSeeBonuses: false }, sumOf).net)).toBe('169.80');
  });
});
