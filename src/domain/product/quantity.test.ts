import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountReaching,
  canDecrease,
  canIncrease,
  isBelowMinimum,
  minimumForUnit,
  minSaleQuantity,
  raiseToMinimum,
  readAmountText,
  typedAmount,
} from './quantity';
import { readTyped } from '../text/typedText';

it.each([
  [0, 0],
  [0.5, 0],
  [-3, 0],
  [1, 1],
  [6, 6],
  [2.5, 2.5],
  [undefined, 0],
  [Number.NaN, 0],
])('minimum %s counts as %d', (wire, minimum) => expect(minSaleQuantity(wire)).toBe(minimum));

// minimum, ratio → ceil(minimum ÷ ratio), at least 1
it.each([
  [0, 1, 1],
  [0, 12, 1],
  [0.9, 0.1, 1],
  [1, 1, 1],
  [6, 1, 6],
  [6, 12, 1],
  [12, 12, 1],
  [13, 12, 2],
  [24, 12, 2],
  [6, 0.5, 12],
  [2.1, 0.7, 3],
  [10, 3, 4],
  [5, 2.4, 3],
  [1, 0.1, 10],
  [100_000, 1, 100_000],
])('minimum %d in a unit of %d is %d', (minimum, ratio, expected) => expect(minimumForUnit(minimum, ratio)).toBe(expected));

it('supports a quantity below 1', () => {
  expect(amountReaching(0.5, 0.25)).toBe(2);
  expect(amountReaching(0, 12)).toBe(1);
});

// amount, ratio, minimum → amount, raised
it.each([
  [1, 1, 0, 1, false],
  [5, 1, 6, 6, true],
  [6, 1, 6, 6, false],
  [7, 1, 6, 7, false],
  [1, 12, 6, 1, false],
  [1, 12, 13, 2, true],
  [2, 12, 13, 2, false],
  [0, 1, 0, 1, true],
  [-4, 1, 0, 1, true],
  [0, 12, 24, 2, true],
  [3, 0.7, 2.1, 3, false],
  [2, 0.7, 2.1, 3, true],
  [1, 1, 0.9, 1, false],
  [0, 1, 0.9, 1, true],
])('%d × %d at minimum %d becomes %d (raised: %s)', (amount, ratio, minimum, expected, raised) =>
  expect(raiseToMinimum(amount, ratio, minimum)).toEqual({ amount: expected, raised }),
);

it('detects an amount below the minimum', () => {
  expect(isBelowMinimum(1, 5, 6)).toBe(true);
  expect(isBelowMinimum(2, 3, 6)).toBe(false);
  expect(isBelowMinimum(1, 1, 0.5)).toBe(false);
});

it('a raised amount is the smallest sufficient one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.constantFrom(0.1, 0.25, 0.7, 1, 2.4, 6, 12),
      fc.integer({ min: 0, max: 500 }),
      (amount, ratio, minimum) => {
        const result = raiseToMinimum(amount, ratio, minimum);
        expect(isBelowMinimum(result.amount, ratio, minimum)).toBe(false);
        expect(!result.raised || result.amount === 1 || isBelowMinimum(result.amount - 1, ratio, minimum)).toBe(true);
      },
    ),
  );
});

it.each([
  [1, 1, 0, false],
  [0, 1, 0, false],
  [2, 1, 0, true],
  [5, 1, 6, false],
  [6, 1, 6, true],
  [7, 1, 6, true],
  [1, 12, 24, false],
  [2, 12, 24, true],
  [1, 0.5, 1, false],
])('minus at %d (ratio %d, minimum %d): %s', (amount, ratio, minimum, works) => expect(canDecrease(amount, ratio, minimum)).toBe(works));

it.each([
  [0, true],
  [99_998, true],
  [99_999, false],
  [100_000, false],
])('plus at %d: %s', (amount, works) => expect(canIncrease(amount)).toBe(works));

describe('amount field', () => {
  it.each([
    ['1', 1],
    ['99999', 99_999],
    ['007', 7],
    [' 12 ', 12],
    ['0', 0],
    ['00000', 0],
    ['١٢', 12],
    ['１', 1],
    ['1\u200b2', 12],
  ])('parses %j as %d', (text, amount) => expect(readAmountText(text)).toEqual({ kind: 'amount', amount }));

  it.each(['', ' ', '\t'])('detects that %j is empty', (text) => expect(readAmountText(text)).toEqual({ kind: 'empty' }));

  it.each(['100000', '1.5', '1,5', '-1', '+1', '1e3', '0x1', 'abc', '1 2', '½', '1½', '10²', '🥕', '12a', '1'.repeat(10_000)])(
    'ignores %j',
    (text) => expect(readAmountText(text)).toEqual({ kind: 'ignored' }),
  );

  it.each([
    ['12', '12a', { text: '12a', problem: 'notWhole' }],
    ['2', '2,', { text: '2,', problem: 'notWhole' }],
    ['2,', '2,5', { text: '2,5', problem: 'notWhole' }],
    ['', '-', { text: '-', problem: 'notWhole' }],
    ['-', '-5', { text: '-5', problem: 'notWhole' }],
    ['2', '1 000', { text: '1 000', problem: 'notWhole' }],
    ['2', '1.000', { text: '1.000', problem: 'notWhole' }],
    ['2', 'vierundzwanzig Stück', { text: '2', problem: 'notWhole' }],
    ['12345', '123456', { text: '12345', problem: 'tooLong' }],
    ['2', '1234567', { text: '2', problem: 'tooLong' }],
    ['12', '', { text: '', problem: undefined }],
    ['12', ' 3 ', { text: '3 ', problem: undefined }],
    ['1', '1 ', { text: '1 ', problem: undefined }],
    ['1 ', '1 2', { text: '1 2', problem: 'notWhole' }],
    ['2,5', '2', { text: '2', problem: undefined }],
  ])('after %j shows of %j %j', (previous, next, shown) => expect(typedAmount(previous, next)).toEqual(shown));

  it('never changes typed or pasted text into another number', () => {
    let strings = 0;
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9 .,+e-]{0,7}$/)), { minLength: 5, maxLength: 12 }),
        (inputs) => {
          strings += inputs.length;
          let text = '';
          for (const input of inputs) {
            const typed = typedAmount(text, input);
            expect([text.trim(), input.trim()]).toContain(typed.text.trim());
            expect(typed.problem === undefined).toBe(/^[0-9]{0,5}$/.test(readTyped(input)));
            text = typed.text;
          }
        },
      ),
      { numRuns: 2000 },
    );
    expect(strings).toBeGreaterThanOrEqual(10_000);
  });
});
