import { expect, it } from 'vitest';
import { lineOf, productOf, wireUnit } from '#tests/examples/wire.ts';
import { quickTotals } from './quickEntryTotals';

const wire = { sku: '4711', units: [wireUnit('STK', 1, { isDefault: true }), wireUnit('KRT', 6)] };
const product = productOf(wire);
const [piece, carton] = product.units;
if (!carton) throw new Error('There is no carton');
const of = (amount: number, unit = piece) => ({ code: '4711', product, amount, unit });
const short = (totals: ReturnType<typeof quickTotals>) => totals.map(({ amount, unit, held }) => [amount, unit.abbreviation, held?.amount]);

it('sums the lines of a product in their unit, or in the storage unit if there are several', () => {
  expect(short(quickTotals([of(3), of(4)], []))).toEqual([[7, 'STK', undefined]]);
  expect(short(quickTotals([of(3, carton), of(4, carton)], []))).toEqual([[7, 'KRT', undefined]]);
  // 3 + 4 × 6.
  expect(short(quickTotals([of(3), of(4, carton)], []))).toEqual([[27, 'STK', undefined]]);
});

it('includes the amount in the cart', () => {
  expect(short(quickTotals([of(3)], [lineOf(wire, { amount: 5, unitAbbreviation: 'STK' })]))).toEqual([[8, 'STK', 5]]);
  // 3 + 5 × 6.
  expect(short(quickTotals([of(3)], [lineOf(wire, { amount: 5, unitAbbreviation: 'KRT' })]))).toEqual([[33, 'STK', 5]]);
});
