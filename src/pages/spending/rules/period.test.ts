import { expect, test } from 'vitest';
import { comparisonOf, firstDayRead, periodOf, shownPeriodsOf, type Grain } from './period';

test.each<[string, Grain, 0 | 1, string, string]>([
  ['2026-12-01', 'months', 1, '2026-12-01', '2026-12-31'],
  ['2028-02-29', 'months', 1, '2028-02-01', '2028-02-29'],
  // 1 December 2026 is a Tuesday.
  ['2026-12-01', 'weeks', 1, '2026-11-30', '2026-12-06'],
  ['2026-12-01', 'weeks', 0, '2026-11-29', '2026-12-05'],
  ['2026-11-30', 'weeks', 1, '2026-11-30', '2026-12-06'],
  ['2026-11-29', 'weeks', 1, '2026-11-23', '2026-11-29'],
  ['2026-11-29', 'weeks', 0, '2026-11-29', '2026-12-05'],
])('%s is in the period of %s that begins with weekday %s: %s to %s', (day, grain, weekStart, from, to) => {
  expect(periodOf(day, grain, weekStart)).toEqual({ from, to });
});

const firstDays = (today: string, grain: Grain, until?: string) => shownPeriodsOf(today, grain, 1, until).map(({ from }) => from);

test('twelve months up to the present one are shown, and those after it with orders', () => {
  expect(firstDays('2026-12-01', 'months')).toHaveLength(12);
  expect(firstDays('2026-12-01', 'months')[0]).toBe('2026-01-01');
  expect(firstDays('2026-12-01', 'months').at(-1)).toBe('2026-12-01');
  expect(firstDays('2026-12-01', 'months', '2027-01-04').slice(-2)).toEqual(['2026-12-01', '2027-01-01']);
  expect(firstDays('2026-12-01', 'months', '2026-12-31')).toHaveLength(12);
  // A year ahead at most.
  expect(firstDays('2026-12-01', 'months', '2099-01-01')).toHaveLength(24);
  expect(firstDayRead('2026-12-01')).toBe('2026-01-01');
});

test('thirteen weeks are a quarter', () => {
  expect(firstDays('2026-12-01', 'weeks')).toHaveLength(13);
  expect(firstDays('2026-12-01', 'weeks')[0]).toBe('2026-09-07');
});

test.each([
  [null, null, '2026-11-01', '2026-10-01'],
  ['2026-12-01', null, '2026-12-01', '2026-11-01'],
  ['2026-12-01', '2026-03-01', '2026-12-01', '2026-03-01'],
  // Days that begin no period, and a period beside itself, count as none.
  ['2026-12-02', '2026-11-01', '2026-11-01', '2026-10-01'],
  // The oldest one has none before it.
  ['2026-01-01', null, '2026-01-01', '2026-02-01'],
])('the address %s beside %s compares %s with %s', (askedNow, askedBefore, now, before) => {
  const compared = comparisonOf(shownPeriodsOf('2026-12-15', 'months', 1), '2026-12-15', { now: askedNow, before: askedBefore });
  expect([compared?.now.from, compared?.before.from]).toEqual([now, before]);
});

test('a period that ends today is not complete', () => {
  const compared = comparisonOf(shownPeriodsOf('2026-11-30', 'months', 1), '2026-11-30', { now: null, before: null });
  expect(compared?.now.from).toBe('2026-10-01');
});
