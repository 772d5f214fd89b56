import { decimal } from '#domain/price/money.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { formatAgo } from './ago';
import { localeOf } from './locale';
import { formatShortDay } from './shortDay';
import {
  formatDay,
  formatLongDay,
  formatMoment,
  formatPastDay,
  formatPercent,
  formatPrice,
  formatQuantity,
  formatTime,
  formatTypedDay,
  formatWeekday,
  splitPrice,
  withMinus,
} from './format';
import { formatNames } from './nameList';

const nbsp = '\u00a0';
const locales = Object.values(localeOf);

test.each([
  ['1234.5', `1.234,50${nbsp}€`],
  ['0', `0,00${nbsp}€`],
  ['-3.1', `−3,10${nbsp}€`],
  ['99999999999999.99', `99.999.999.999.999,99${nbsp}€`],
])('the price %s is formatted as %s in every language', (raw, shown) => {
  expect(formatPrice(decimal(raw))).toBe(shown);
});

test.each([
  ['de', '1234.5', ['1.234,', '50', `${nbsp}€`]],
  ['de', '-3.1', ['−3,', '10', `${nbsp}€`]],
  ['en', '1234.5', ['€1,234.', '50', '']],
  ['it', '79.74', ['79,', '74', `${nbsp}€`]],
  ['de-AT', '50.5', [`€${nbsp}50,`, '50', '']],
  ['de', '5.555', ['5,', '56', `${nbsp}€`]],
])('in %s the price %s is split at its cents', (locale, raw, pieces) => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const split = splitPrice(decimal(raw), format);
  const cents = split.findIndex(({ type }) => type === 'fraction');
  const text = (from: number, to?: number) =>
    split
      .slice(from, to)
      .map(({ value }) => withMinus(value))
      .join('');
  expect([text(0, cents), text(cents, cents + 1), text(cents + 1)]).toEqual(pieces);
});

test.each(['1234.5', '0', '-3.1', '99999999999999.99'])('the pieces of the price %s are its text', (raw) => {
  const texts = splitPrice(decimal(raw)).map(({ value }) => withMinus(value));
  expect(texts.join('')).toBe(formatPrice(decimal(raw)));
});

test.each([
  ['0.125', `12,5${nbsp}%`, `12,5${nbsp}%`, '12,5%'],
  ['0.03333', `3,33${nbsp}%`, `3,33${nbsp}%`, '3,33%'],
  ['0.2', `20${nbsp}%`, `20${nbsp}%`, '20%'],
])('the share %s has the decimal sign of the prices in every language', (raw, ...shown) => {
  expect(locales.map((locale) => formatPercent(decimal(raw), locale))).toEqual(shown);
});

test.each([
  [0.75, '0,75', '0,75', '0,75'],
  [decimal('1.2345'), '1,235', '1,235', '1,235'],
  [1500, '1.500', '1.500', '1500'],
  [99_999, '99.999', '99.999', '99.999'],
  [-2, '−2', '−2', '−2'],
])('the quantity %s has the decimal sign of the prices in every language, with at most three decimals', (quantity, ...shown) => {
  expect(locales.map((locale) => formatQuantity(quantity, locale))).toEqual(shown);
});

test('days stay the same in every time zone of the machine', () => {
  expect(formatDay('2026-11-25', 'de')).toBe('Mi., 25.11.');
  expect(formatWeekday('2026-11-25', 'de')).toBe('Mittwoch, 25.11.');
  expect(formatPastDay('2026-11-25', 'de')).toBe('Mi., 25.11.2026');
  expect(formatLongDay('2026-11-25', 'en-DE')).toContain('25 November 2026');
});

test.each([
  ['2026-11-24', '2026-11-29', '24. Nov.', '24 Nov', '24 nov'],
  // The year is shown if it is another one, also for the previous day.
  ['2025-12-18', '2026-01-02', '18. Dez. 2025', '18 Dec 2025', '18 dic 2025'],
  ['2025-12-31', '2026-01-01', '31. Dez. 2025', '31 Dec 2025', '31 dic 2025'],
  ['2027-01-01', '2026-12-31', '1. Jän. 2027', '1 Jan 2027', '1 gen 2027'],
])('%s is formatted on %s with its year only if it differs', (day, today, ...shown) => {
  expect(locales.map((locale) => formatShortDay(day, today, locale))).toEqual(shown);
});

test('moments are shown in Vienna time', () => {
  expect(formatMoment('2026-11-25T13:05:00Z', 'de')).toBe('25.11.2026, 14:05');
});

afterEach(() => vi.restoreAllMocks());

test('a format is created once per language, however many texts use it', () => {
  const formats = ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'ListFormat'] as const;
  const moment = new Date('2026-11-25T13:05:00Z');
  const formatAll = () =>
    locales.map((locale) => [
      ...[formatDay, formatWeekday, formatPastDay, formatTypedDay, formatLongDay].map((format) => format('2026-11-25', locale)),
      ...[formatMoment, formatTime].map((format) => format(moment, locale)),
      formatAgo(moment, moment, locale),
      formatNames(['Anna', 'Ben'], locale),
      formatQuantity(0.75, locale),
      formatPercent(decimal('0.125'), locale),
    ]);
  const before = formatAll();
  const made = formats.map((name) => vi.spyOn(Intl, name));
  expect(formatAll()).toEqual(before);
  expect(made.map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0, 0]);
});
