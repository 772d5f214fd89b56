import { Decimal } from 'decimal.js-light';
import { expect, test } from 'vitest';
import { formatDay, formatLongDay, formatMeasured, formatMoment, formatPastDay, formatPercent, formatPrice, formatQuantity, formatWeekday } from './format';

const nbsp = '\u00a0';

test.each([
  ['1234.5', `1.234,50${nbsp}€`],
  ['0', `0,00${nbsp}€`],
  ['-3.1', `−3,10${nbsp}€`],
  ['99999999999999.99', `99.999.999.999.999,99${nbsp}€`],
])('the price %s reads %s in every language', (raw, shown) => {
  expect(formatPrice(new Decimal(raw))).toBe(shown);
});

test.each([
  ['0.125', `12,5${nbsp}%`],
  ['0.03333', `3,33${nbsp}%`],
  ['0.2', `20${nbsp}%`],
])('the share %s reads %s', (raw, shown) => {
  expect(formatPercent(new Decimal(raw))).toBe(shown);
});

test('a quantity keeps at most three decimals', () => {
  expect(formatQuantity(0.75)).toBe('0,75');
  expect(formatQuantity(new Decimal('1.2345'))).toBe('1,235');
});

test('an amount keeps together with its unit', () => {
  expect(formatMeasured(1200, 'KRT')).toBe(`1.200${nbsp}KRT`);
  expect(formatMeasured(2, undefined)).toBe('2');
});

test('days stay the same day whatever the zone of the machine', () => {
  expect(formatDay('2026-11-25', 'de')).toBe('Mi., 25.11.');
  expect(formatWeekday('2026-11-25', 'de')).toBe('Mittwoch, 25.11.');
  expect(formatPastDay('2026-11-25', 'de')).toBe('Mi., 25.11.2026');
  expect(formatLongDay('2026-11-25', 'en')).toContain('25 November 2026');
});

test('moments are shown in Vienna time', () => {
  expect(formatMoment('2026-11-25T13:05:00Z', 'de')).toBe('25.11.2026, 14:05');
});
