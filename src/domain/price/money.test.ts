import { expect, it } from 'vitest';
import { decimal, moneyText, readDecimal, roundMoney, savingShare, sumMoney } from './money';

it.each([
  ['1.2900', '1.29'],
  [' 5 ', '5'],
  ['-0.50', '-0.5'],
  ['+2', '2'],
  ['0.000001', '0.000001'],
  ['123456789012345678901234567890.12', '123456789012345678901234567890.12'],
])('parses %j as %s', (text, value) => expect(readDecimal(text)?.toString()).toBe(value));

it.each([undefined, '', '  ', 'abc', '1,5', '1.', '.5', '1e3', 'NaN', 'Infinity', '0x10', '1 000', '1.2.3', '٣'])(
  'does not parse %j',
  (text) => expect(readDecimal(text)).toBeUndefined(),
);

it.each([
  ['1.005', '1.01'],
  ['1.0049999999999999999', '1'],
  ['2.675', '2.68'],
  ['1.115', '1.12'],
  ['0.005', '0.01'],
  ['-0.005', '-0.01'],
  ['-1.004', '-1'],
])('rounds %s to %s', (amount, rounded) => expect(roundMoney(decimal(amount)).toString()).toBe(rounded));

it.each(['+5', '0x10', '0b1', 'Infinity', '-Infinity', 'NaN', ' 5', '', NaN, Infinity, -Infinity])('%j is not a number', (value) =>
  expect(() => decimal(value)).toThrow(RangeError),
);

it.each([0, -0, '-0', '-0.00', '0e5'])('has one zero without a sign: %j', (value) => {
  expect([decimal(value).isNegative(), decimal(value).toString()]).toEqual([false, '0']);
  expect(readDecimal('-0.00')?.isNegative()).toBe(false);
});

it('adds without floating-point error', () => {
  expect(sumMoney(['0.10', '0.20', '0.30'].map(decimal)).toString()).toBe('0.6');
  expect(sumMoney([]).toString()).toBe('0');
});

it('parses a JavaScript number by its shortest notation', () => expect(decimal(0.1).plus(decimal(0.2)).toString()).toBe('0.3'));

it.each([
  ['12.9', '12.90'],
  ['0', '0.00'],
  ['1234567.891', '1234567.89'],
  ['-3.5', '-3.50'],
  ['10000000000000000000000', '10000000000000000000000.00'],
])('writes %s as %s', (amount, text) => expect(moneyText(decimal(amount))).toBe(text));

it('keeps long products exact: 30 decimals, beyond the precision of a double or the default of decimal.js', () => {
  const factor = decimal('0.99999999');
  expect(decimal('123456.123456').times(factor).times(factor).times(factor).toString()).toBe('123456.119752316333356836913343876544');
});

it.each([
  ['10', '9', '0.1'],
  ['10', '10', '0'],
  ['0', '0', '0'],
  ['8', '10', '0'],
  ['77.40', '65.90', '0.1486'],
  ['9', '8', '0.1111'],
  ['32', '31.9984', '0.0001'],
  ['3', '0', '1'],
])('from %s to %s saves %s', (before, now, share) => expect(savingShare(decimal(before), decimal(now)).toString()).toBe(share));
