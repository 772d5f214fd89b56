import { expect, test } from 'vitest';
import { essencePeriodRules, periodStart } from './essencePeriodForm';

test.each([1, 183, 365, 730, 1095])('%i days can be stored', (days) => {
  expect(essencePeriodRules.safeParse({ days }).success).toBe(true);
});

test.each([
  [undefined, 'essence.period.error.missing'],
  [0, 'essence.period.error.whole'],
  [-5, 'essence.period.error.whole'],
  [10.5, 'essence.period.error.whole'],
  [1096, 'essence.period.error.long'],
  [99_999, 'essence.period.error.long'],
])('%s days cannot be stored: %s', (days, reason) => {
  expect(essencePeriodRules.safeParse({ days }).error?.issues.map(({ message }) => message)).toEqual([reason]);
});

test.each([
  ['2026-11-25', 365, '2025-11-25'],
  ['2026-11-25', 183, '2026-05-26'],
  ['2024-03-01', 1, '2024-02-29'],
])('on %s a period of %i days starts on %s', (today, days, start) => {
  expect(periodStart(today, days)).toBe(start);
});
