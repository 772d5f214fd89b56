import { describe, expect, it } from 'vitest';
import { nextDeliveryOf } from './nextDelivery';

const now = new Date('2025-11-24T13:00:00Z');
const days = [
  { day: '2025-11-25', orderUntil: '2025-11-24T14:30:00+01:00' },
  { day: '2025-11-27', orderUntil: '2025-11-26T14:30:00+01:00' },
  { day: '2025-12-02', orderUntil: 'some day' },
];

describe('nextDeliveryOf', () => {
  it('names the day of a deadline only where that is not today', () => {
    expect(nextDeliveryOf(days, now, 'de', {})).toEqual({ day: 'Di., 25.11.', until: '14:30' });
    expect(nextDeliveryOf(days.slice(1), now, 'de', {})).toEqual({ day: 'Do., 27.11.', until: '14:30', untilDay: 'Mi., 26.11.' });
  });

  it('takes today from the clocks of Vienna', () => {
    const early = [{ day: '2025-11-25', orderUntil: '2025-11-25T08:00:00+01:00' }];
    expect(nextDeliveryOf(early, new Date('2025-11-24T22:59:00Z'), 'de', {})).toHaveProperty('untilDay', 'Di., 25.11.');
    expect(nextDeliveryOf(early, new Date('2025-11-24T23:00:00Z'), 'de', {})).not.toHaveProperty('untilDay');
  });

  it('names the first day on which the fair delivers, and none when it delivers on none of them', () => {
    expect(nextDeliveryOf(days, now, 'de', { first: '2025-11-26' })).toHaveProperty('day', 'Do., 27.11.');
    expect(nextDeliveryOf(days, now, 'de', { first: '2025-12-03' })).toBeUndefined();
    expect(nextDeliveryOf(days, now, 'de', { last: '2025-11-24' })).toBeUndefined();
  });

  it('names a day without a deadline that can be read, and nothing before the days are known', () => {
    expect(nextDeliveryOf(days, now, 'de', { first: '2025-12-01' })).toEqual({ day: 'Di., 02.12.', until: undefined });
    expect(nextDeliveryOf(undefined, now, 'de', {})).toBeUndefined();
  });
});
