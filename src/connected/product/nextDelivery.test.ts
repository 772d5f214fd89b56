import { describe, expect, it } from 'vitest';
import { nextDeliveriesOf } from './nextDelivery';

const nextDeliveryOf = (...args: Parameters<typeof nextDeliveriesOf>) => nextDeliveriesOf(...args).nextDelivery;

const now = new Date('2025-11-24T13:00:00Z');
const days = [
  { day: '2025-11-25', orderUntil: '2025-11-24T14:30:00+01:00' },
  { day: '2025-11-27', orderUntil: '2025-11-26T14:30:00+01:00' },
  { day: '2025-12-02', orderUntil: 'some day' },
];

describe('the next delivery', () => {
  it('names the day of a deadline only if it is not today', () => {
    expect(nextDeliveryOf(days, now, 'de', {})).toEqual({ day: 'Di., 25.11.', until: '14:30' });
    expect(nextDeliveryOf(days.slice(1), now, 'de', {})).toEqual({
      day: 'Do., 27.11.',
      until: '14:30',
      untilDay: 'Mi., 26.11.',
      untilWeekday: 'Mi',
    });
  });

  it('names the weekday of a deadline alone only within a week', () => {
    const inAWeek = (orderUntil: string) => nextDeliveryOf([{ day: '2025-12-05', orderUntil }], now, 'de', {});
    expect(inAWeek('2025-11-30T14:30:00+01:00')).toHaveProperty('untilWeekday', 'So');
    expect(inAWeek('2025-12-01T14:30:00+01:00')).not.toHaveProperty('untilWeekday');
  });

  it('takes today from the time in Vienna', () => {
    const early = [{ day: '2025-11-25', orderUntil: '2025-11-25T08:00:00+01:00' }];
    expect(nextDeliveryOf(early, new Date('2025-11-24T22:59:00Z'), 'de', {})).toHaveProperty('untilDay', 'Di., 25.11.');
    expect(nextDeliveryOf(early, new Date('2025-11-24T23:00:00Z'), 'de', {})).not.toHaveProperty('untilDay');
  });

  it('names the first day on which the fair delivers, and none if there is none', () => {
    expect(nextDeliveryOf(days, now, 'de', { first: '2025-11-26' })).toHaveProperty('day', 'Do., 27.11.');
    expect(nextDeliveryOf(days, now, 'de', { first: '2025-12-03' })).toBeUndefined();
    expect(nextDeliveryOf(days, now, 'de', { last: '2025-11-24' })).toBeUndefined();
  });

  it('names a day without a readable deadline, and nothing before the days are known', () => {
    expect(nextDeliveryOf(days, now, 'de', { first: '2025-12-01' })).toEqual({ day: 'Di., 02.12.', until: undefined });
    expect(nextDeliveryOf(undefined, now, 'de', {})).toBeUndefined();
  });
});

describe('the next delivery of a product with a deadline of its own', () => {
  const own = (time: string, moment = now, upcoming = days) => nextDeliveriesOf(upcoming, moment, 'de', {}).ownDelivery?.(time);

  it('names the day of the deadline if it is not today', () => {
    // 14:00 in Vienna: 14:15 is still ahead today, 9:30 only on Wednesday for Thursday.
    expect(own('14:15')).toEqual({ day: 'Di., 25.11.', until: '14:15', isOwnDeadline: true });
    expect(own('09:30')).toEqual({ day: 'Do., 27.11.', until: '09:30', untilDay: 'Mi., 26.11.', untilWeekday: 'Mi', isOwnDeadline: true });
  });

  it("is limited by the day's deadline if its own is later", () => {
    expect(own('16:00')).toEqual({ day: 'Di., 25.11.', until: '14:30', isOwnDeadline: false });
  });

  it('is referentially stable, and none before the days are known', () => {
    const { ownDelivery } = nextDeliveriesOf(days, now, 'de', {});
    expect(ownDelivery?.('09:30')).toBe(ownDelivery?.('09:30'));
    expect(nextDeliveriesOf(undefined, now, 'de', {})).toEqual({});
  });
});
