import { expect, test } from 'vitest';
import { isHoliday, nextAlternativeDay, upcomingDaysOf } from './deliveryDays';

/** Tuesday, to be ordered by Monday, 14:30. */
const tuesday = { id: 'slot-2', day: 2, time: '07:00', lastOrderDay: 1, lastOrderTime: '14:30' };
/** Friday by another tour, to be ordered by Wednesday noon. */
const friday = { id: 'tour-5', dayOfDelivery: 5, orderUntilDeadlineDay: 3, orderUntilDeadlineTime: '12:00' };
const daysFrom = (now: string, deliverySlots = [tuesday], alternativeTours: (typeof friday)[] = []) =>
  upcomingDaysOf({ deliverySlots, alternativeTours }, new Date(now));

test('the days of the slots in the next four weeks, with their deadlines in Vienna', () => {
  // Friday, 21 November 2025
  expect(daysFrom('2025-11-21T08:00:00Z').map(({ day, orderUntil }) => [day, orderUntil])).toEqual([
    ['2025-11-25', '2025-11-24T13:30:00.000Z'],
    ['2025-12-02', '2025-12-01T13:30:00.000Z'],
    ['2025-12-09', '2025-12-08T13:30:00.000Z'],
    ['2025-12-16', '2025-12-15T13:30:00.000Z'],
  ]);
});

test('a day is dropped at its deadline, also across the clock change', () => {
  // Monday, 24 March 2025, 14:30 is 13:30 UTC; on Monday, 31 March it is 12:30 UTC.
  expect(daysFrom('2025-03-24T13:29:59Z')[0]?.day).toBe('2025-03-25');
  expect(daysFrom('2025-03-24T13:30:00Z')[0]).toMatchObject({ day: '2025-04-01', orderUntil: '2025-03-31T12:30:00.000Z' });
});

test('holidays have no delivery', () => {
  expect(daysFrom('2026-12-21T08:00:00Z').map(({ day }) => day)).toEqual(['2026-12-22', '2026-12-29', '2027-01-05', '2027-01-12']);
  const [christmas] = [{ ...tuesday, day: 5, lastOrderDay: 4 }];
  expect(daysFrom('2026-12-21T08:00:00Z', [christmas]).map(({ day }) => day)).toEqual(['2027-01-08', '2027-01-15']);
});

test.each([
  ['2026-01-06', true],
  ['2026-04-06', true],
  ['2026-05-14', true],
  ['2026-05-25', true],
  ['2026-06-04', true],
  ['2026-10-26', true],
  ['2026-04-05', false],
  ['2026-04-07', false],
  ['2025-04-21', true],
  ['2024-04-01', true],
  ['2026-11-20', false],
])('%s is a holiday: %s', (day, expected) => {
  expect(isHoliday(day)).toBe(expected);
});

test('days of an alternative tour are included, and a day of both belongs to the regular one', () => {
  expect(
    daysFrom('2025-11-21T08:00:00Z', [tuesday], [friday])
      .slice(0, 3)
      .map(({ day, slotId }) => [day, slotId]),
  ).toEqual([
    ['2025-11-25', 'slot-2'],
    ['2025-11-28', 'tour-5'],
    ['2025-12-02', 'slot-2'],
  ]);
  const onTuesday = { ...friday, id: 'tour-2', dayOfDelivery: 2 };
  expect(daysFrom('2025-11-21T08:00:00Z', [tuesday], [onTuesday])[0]?.slotId).toBe('slot-2');
});

test('the next day of an alternative tour', () => {
  expect(nextAlternativeDay([friday], new Date('2025-11-21T08:00:00Z'))).toBe('2025-11-28');
  expect(nextAlternativeDay([friday], new Date('2025-11-21T08:00:00Z'), '2025-11-28')).toBe('2025-11-28');
  expect(nextAlternativeDay([friday], new Date('2025-11-21T08:00:00Z'), '2025-11-29')).toBe('2025-12-05');
  expect(nextAlternativeDay([], new Date('2025-11-21T08:00:00Z'))).toBeUndefined();
});
