import { expect, test } from 'vitest';
import { dueOrder } from './dueOrder';

const days = [
  { day: '2026-11-24', orderUntil: '2026-11-23T13:30:00Z', slotId: 'a' },
  { day: '2026-11-27', orderUntil: '2026-11-26T13:30:00Z', slotId: 'b' },
];

test.each([
  ['just two hours before', '2026-11-23T11:30:00Z', 1],
  ['a minute earlier', '2026-11-23T11:29:00Z', undefined],
  ['a minute before', '2026-11-23T13:29:00Z', 1],
  ['at the deadline, when the next one is days away', '2026-11-23T13:30:00Z', undefined],
  ['two hours before the next one', '2026-11-26T12:00:00Z', 4],
])('%s', (_, now, weekday) => {
  expect(dueOrder(days, new Date(now))?.weekday).toBe(weekday);
});

test('nothing is due while the days are unknown, or if a deadline is unreadable', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  expect(dueOrder(undefined, now)).toBe(undefined);
  expect(dueOrder([{ day: '2026-11-24', orderUntil: 'soon', slotId: 'a' }], now)).toBe(undefined);
});
