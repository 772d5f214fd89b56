import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayOfMoment,
  daysBetween,
  daysUntilWeekday,
  isLocalDate,
  minutesOf,
  momentOf,
  timeOfMoment,
  weekday,
  weekdayOf,
} from './calendar';

describe('days', () => {
  it.each([
    ['2025-11-25', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['2025-02-29', false],
    ['1900-02-29', false],
    ['2025-13-01', false],
    ['2025-00-10', false],
    ['2025-04-31', false],
    ['2025-11-00', false],
    ['2025-1-5', false],
    ['25-11-2025', false],
    ['2025-11-25T00:00', false],
    [' 2025-11-25', false],
    ['', false],
    [undefined, false],
    [20251125, false],
    ['9999-99-99', false],
  ])('%j is a day: %s', (value, expected) => {
    expect(isLocalDate(value)).toBe(expected);
  });

  it.each([
    ['2025-11-25', 1, '2025-11-26'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2025-03-29', 2, '2025-03-31'], // the clocks go forward between them
    ['2025-10-25', 2, '2025-10-27'], // and back
    ['2025-11-25', 0, '2025-11-25'],
    ['2025-01-01', 365, '2026-01-01'],
  ])('%s and %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(days);
  });

  it.each([
    ['2025-11-23', 0],
    ['2025-11-24', 1],
    ['2025-11-25', 2],
    ['2025-11-26', 3],
    ['2025-11-27', 4],
    ['2025-11-28', 5],
    ['2025-11-29', 6],
    ['1970-01-01', 4],
    ['1969-12-31', 3],
    ['2000-01-01', 6],
  ])('%s has the weekday %i', (day, expected) => {
    expect(weekdayOf(day)).toBe(expected);
  });

  it('takes weekdays modulo 7', () => {
    expect([0, 6, 7, 8, 13, 14, -1, -7, -8].map(weekday)).toEqual([0, 6, 0, 1, 6, 0, 6, 0, 6]);
    expect([
      daysUntilWeekday(1, 2),
      daysUntilWeekday(6, 1),
      daysUntilWeekday(2, 2),
      daysUntilWeekday(2, 1),
      daysUntilWeekday(0, 6),
    ]).toEqual([1, 2, 0, 6, 6]);
  });
});

describe('times of day', () => {
  it('counts minutes since midnight', () => {
    expect(['00:00', '09:05', '23:59'].map(minutesOf)).toEqual([0, 545, 1439]);
  });
});

describe('moments in Vienna', () => {
  it.each([
    ['2025-11-24', '14:30', '2025-11-24T13:30:00.000Z'], // winter, one hour ahead
    ['2025-07-01', '14:30', '2025-07-01T12:30:00.000Z'], // summer, two hours ahead
    ['2025-01-01', '00:00', '2024-12-31T23:00:00.000Z'],
    ['2025-03-30', '01:59', '2025-03-30T00:59:00.000Z'], // last minute of winter time
    ['2025-03-30', '02:30', '2025-03-30T01:30:00.000Z'], // does not exist: 03:30
    ['2025-03-30', '03:00', '2025-03-30T01:00:00.000Z'],
    ['2025-10-26', '01:59', '2025-10-25T23:59:00.000Z'],
    ['2025-10-26', '02:30', '2025-10-26T00:30:00.000Z'], // comes twice: the first
    ['2025-10-26', '03:00', '2025-10-26T02:00:00.000Z'],
    ['2025-10-26', '23:59', '2025-10-26T22:59:00.000Z'],
  ])('%s %s is %s', (day, time, iso) => {
    expect(momentOf(day, time).toISOString()).toBe(iso);
  });

  it.each([
    ['2025-11-24T22:59:59.999Z', '2025-11-24', '23:59'],
    ['2025-11-24T23:00:00.000Z', '2025-11-25', '00:00'],
    ['2025-06-30T22:00:00.000Z', '2025-07-01', '00:00'],
    ['2025-03-30T00:59:59.000Z', '2025-03-30', '01:59'],
    ['2025-03-30T01:00:00.000Z', '2025-03-30', '03:00'],
    ['2025-10-26T00:30:00.000Z', '2025-10-26', '02:30'],
    ['2025-10-26T01:30:00.000Z', '2025-10-26', '02:30'],
  ])('%s is %s %s', (iso, day, time) => {
    expect([dayOfMoment(new Date(iso)), timeOfMoment(new Date(iso))]).toEqual([day, time]);
  });

  it('converts back to the same day and time, except in the skipped hour', () => {
    const minute = fc
      .integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 })
      .map((minutes) => new Date(minutes * 60_000));
    fc.assert(
      fc.property(minute, (moment) => {
        const again = momentOf(dayOfMoment(moment), timeOfMoment(moment));
        const apart = moment.getTime() - again.getTime();
        expect([0, 3_600_000]).toContain(apart); // an hour for the second of the two that look alike
      }),
      { numRuns: 3000 },
    );
  });
});
