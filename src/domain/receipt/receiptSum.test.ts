import { expect, test } from 'vitest';
import { decimal } from '../price/money';
import { isInSumRange, parseTypedSum, readSum } from './receiptSum';

test.each([
  ['1.234,56', '1234.56'],
  ['1234.56', '1234.56'],
  ['1234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ["1'234.56", '1234.56'],
  ['1 234,56', '1234.56'],
  ['1.234', '1234'],
  ['1,234', '1234'],
  ['1234', '1234'],
  ['12,5', '12.5'],
  ['12,50 €', '12.50'],
  ['€ 12,50', '12.50'],
  ['EUR 12,50', '12.50'],
  ['12.50 eur', '12.50'],
  ['12,-', '12'],
  ['12,–', '12'],
  ['-12,30', '12.30'],
  ['−12,30', '12.30'],
  ['１２，３０', '12.30'],
  ['0012,30', '12.30'],
  ['0', '0'],
  [',50', '0.50'],
  ['123456789,99', '123456789.99'],
  ['1234567890', undefined],
  ['12,345.6', '12345.6'],
  ['12,3456', undefined],
  ['0,125', undefined],
  ['', undefined],
  ['€', undefined],
  ['abc', undefined],
  ['12 Kisten', undefined],
  ['1.2.3', undefined],
  ['--5', undefined],
  ['1e3', undefined],
])('%j is typed for %s', (typed, expected) => {
  expect(parseTypedSum(typed)).toBe(expected);
});

test.each([
  ['12', '12'],
  ['12.5', '12.5'],
  ['0.50', '0.50'],
  ['012', undefined],
  ['-12', undefined],
  ['12,5', undefined],
  ['1.234', undefined],
  ['', undefined],
])('the address writes %j for %s', (text, expected) => {
  expect(readSum(text)).toBe(expected);
});

test.each<[string | undefined, string | undefined, string | undefined, boolean]>([
  ['1284.60', undefined, undefined, true],
  [undefined, undefined, undefined, true],
  [undefined, '12', undefined, false],
  ['1284.60', '1284.6', undefined, true],
  ['1284.60', '1284.61', undefined, false],
  ['1284.60', '1284', undefined, true],
  ['1284.00', '1284', undefined, true],
  ['1285.00', '1284', undefined, false],
  ['1284.00', '1284.00', undefined, true],
  ['1284.60', '1284.00', undefined, false],
  ['-12.30', '12.30', undefined, true],
  ['-12.30', '12', '13', true],
  ['12.30', '12.30', '12.30', true],
  ['12.29', '12.30', '20', false],
  ['20.99', '12.30', '20', true],
  ['21.00', '12.30', '20', false],
  ['20.01', '12.30', '20.00', false],
  ['0.00', undefined, '20', true],
  ['20.50', undefined, '20.49', false],
  ['15.00', '20', '10', true],
  ['25.00', '20', '10', false],
])('the total %s is in %s to %s: %s', (total, from, to, expected) => {
  expect(isInSumRange(total === undefined ? undefined : decimal(total), { from, to })).toBe(expected);
});
