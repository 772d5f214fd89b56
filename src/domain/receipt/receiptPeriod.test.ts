import { expect, test } from 'vitest';
import { allDays, daysOfPeriod, isInPeriod, type ReceiptDays, type ReceiptPeriod } from './receiptPeriod';

const range = (from?: string, to?: string): ReceiptDays => ({ from, to });

test.each<[ReceiptPeriod | undefined, string, ReceiptDays]>([
  [undefined, '2026-11-30', range()],
  ['this-month', '2026-11-30', range('2026-11-01', '2026-11-30')],
  ['this-month', '2028-02-10', range('2028-02-01', '2028-02-29')],
  ['this-month', '2026-12-31', range('2026-12-01', '2026-12-31')],
  ['last-month', '2026-11-30', range('2026-10-01', '2026-10-31')],
  ['last-month', '2027-01-01', range('2026-12-01', '2026-12-31')],
  ['last-month', '2027-03-31', range('2027-02-01', '2027-02-28')],
  ['this-quarter', '2026-11-30', range('2026-10-01', '2026-12-31')],
  ['this-quarter', '2026-04-01', range('2026-04-01', '2026-06-30')],
  ['last-quarter', '2026-11-30', range('2026-07-01', '2026-09-30')],
  ['last-quarter', '2027-03-31', range('2026-10-01', '2026-12-31')],
  ['this-year', '2026-11-30', range('2026-01-01', '2026-12-31')],
])('%s at %s', (period, today, expected) => {
  expect(daysOfPeriod(period, today, range('2020-01-01', '2020-01-02'))).toEqual(expected);
});

test.each<[ReceiptDays, ReceiptDays]>([
  [range('2026-01-05', '2026-01-31'), range('2026-01-05', '2026-01-31')],
  [range('2026-01-31', '2026-01-05'), range('2026-01-05', '2026-01-31')],
  [range('2026-01-31'), range('2026-01-31')],
  [range(undefined, '2026-01-31'), range(undefined, '2026-01-31')],
  [range(), range()],
])('own days %j are %j', (own, expected) => {
  expect(daysOfPeriod('days', '2026-11-30', own)).toEqual(expected);
});

test.each<[string, ReceiptDays, boolean]>([
  ['2026-10-01', range('2026-10-01', '2026-10-31'), true],
  ['2026-10-31', range('2026-10-01', '2026-10-31'), true],
  ['2026-09-30', range('2026-10-01', '2026-10-31'), false],
  ['2026-11-01', range('2026-10-01', '2026-10-31'), false],
  ['2099-11-01', range('2026-10-01'), true],
  ['1999-11-01', range(undefined, '2026-10-01'), true],
  ['2026-11-01', allDays, true],
])('%s in %j: %s', (day, days, expected) => {
  expect(isInPeriod(day, days)).toBe(expected);
});
