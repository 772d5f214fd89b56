import { describe, expect, it } from 'vitest';
import { attribute, lineOf } from '#tests/examples/wire.ts';
import {
  alternativeSlot,
  countdown,
  deadlineOf,
  deadlineWithOwnTime,
  isInRange,
  kindsInCart,
  nextDayFor,
  nextDelivery,
  openDays,
  regularSlot,
  slotOfDay,
} from './delivery';

const frozen = { attributes: [attribute('Tiefgekuehlt'), attribute('Gekuehlt')] };
const fresh = { attributes: [attribute('Gekuehlt')] };
const at = (iso: string) => new Date(iso);

describe('kindsInCart', () => {
  it('names each kind once, dry before fresh before frozen', () => {
    expect(kindsInCart([])).toEqual([]);
    expect(kindsInCart([lineOf(frozen), lineOf(), lineOf(fresh), lineOf()])).toEqual(['dry', 'fresh', 'frozen']);
    expect(kindsInCart([lineOf(frozen)])).toEqual(['frozen']);
  });

  it('needs no day for goods of an alternative tour, unless there are no others', () => {
    const byTour = { alternativeDeliveryDate: '2025-11-28' };
    expect(kindsInCart([lineOf(frozen, byTour), lineOf(fresh)])).toEqual(['fresh']);
    expect(kindsInCart([lineOf(frozen, byTour)])).toEqual(['frozen']);
  });
});

describe('openDays', () => {
  const now = at('2025-11-24T13:00:00Z');
  const days = [
    { day: '2025-11-27', orderUntil: '2025-11-26T14:30:00+01:00', slotId: 'thu' },
    { day: '2025-11-25', orderUntil: '2025-11-24T14:30:00+01:00', slotId: 'tue' },
    { day: '2025-11-25', orderUntil: '2025-11-24T14:10:00+01:00', slotId: 'early' },
    { day: '2025-12-02', orderUntil: 'some day' },
    { day: '02.12.2025', orderUntil: '2025-12-01T14:30:00+01:00' },
  ];

  it('takes the server’s days, soonest first and without duplicates', () => {
    expect(openDays(days, now)).toEqual([
      { day: '2025-11-25', orderUntil: at('2025-11-24T13:30:00Z'), slotId: 'tue' },
      { day: '2025-11-27', orderUntil: at('2025-11-26T13:30:00Z'), slotId: 'thu' },
      { day: '2025-12-02', orderUntil: undefined, slotId: undefined },
    ]);
    expect(openDays([...days].reverse(), now).map(({ slotId }) => slotId)).toEqual(['tue', 'thu', undefined]);
    expect(openDays(undefined, now)).toEqual([]);
  });

  it('drops a day at the moment of its deadline', () => {
    expect(openDays(days, at('2025-11-24T13:29:59.999Z')).map(({ day }) => day)).toContain('2025-11-25');
    expect(openDays(days, at('2025-11-24T13:30:00Z')).map(({ day }) => day)).toEqual(['2025-11-27', '2025-12-02']);
  });

  it.each([
    ['just before midnight', '2025-11-24T22:59:59Z', true],
    ['at midnight', '2025-11-24T23:00:00Z', false],
    ['after midnight in Vienna, before it in London', '2025-11-24T23:30:00Z', false],
  ])('with a deadline at midnight, %s', (_, moment, isOpen) => {
    expect(openDays([{ day: '2025-11-26', orderUntil: '2025-11-25T00:00:00+01:00' }], at(moment))).toHaveLength(isOpen ? 1 : 0);
  });

  it.each([
    ['forward', '2025-03-31', '2025-03-30T03:00:00+02:00', '2025-03-30T00:59:59Z', '2025-03-30T01:00:00Z'],
    ['back', '2025-10-27', '2025-10-26T02:30:00+01:00', '2025-10-26T01:29:59Z', '2025-10-26T01:30:00Z'],
  ])('drops a day to the second when the clocks go %s', (_, day, orderUntil, before, then) => {
    expect([before, then].map((moment) => openDays([{ day, orderUntil }], at(moment)).length)).toEqual([1, 0]);
  });

  it('respects a range, including both ends', () => {
    const inRange = (first?: string, last?: string) => openDays(days, now, { first, last }).map(({ day }) => day);
    expect(inRange('2025-11-27', '2025-11-27')).toEqual(['2025-11-27']);
    expect(inRange('2025-11-26')).toEqual(['2025-11-27', '2025-12-02']);
    expect(inRange(undefined, '2025-11-26')).toEqual(['2025-11-25']);
    expect(isInRange('2025-11-25', { first: 'soon', last: '' })).toBe(true);
  });
});

describe('weekly slots', () => {
  const tuesday = regularSlot({ id: 'tue', day: 2, lastOrderDay: 1, lastOrderTime: '14:30' });
  const monday = regularSlot({ id: 'mon', day: 1, time: '06:00', lastOrderDay: 6, lastOrderTime: '11:00' });
  const byTour = alternativeSlot({
    id: 'alt',
    dayOfDelivery: 9,
    timeOfDelivery: '08:00',
    orderUntilDeadlineDay: 7,
    orderUntilDeadlineTime: '10:00',
    tourId: 'T',
  });

  it('takes weekdays modulo 7', () => {
    expect(byTour).toEqual({ id: 'alt', tour: 'alternative', weekday: 2, time: '08:00', deadlineWeekday: 0, deadlineTime: '10:00' });
    expect(tuesday).toEqual({ id: 'tue', tour: 'regular', weekday: 2, time: undefined, deadlineWeekday: 1, deadlineTime: '14:30' });
  });

  it.each([
    ['the day before', tuesday, '2025-11-25', '2025-11-24T13:30:00Z'],
    ['across the weekend', monday, '2025-11-24', '2025-11-22T10:00:00Z'],
    ['across the turn of the year', tuesday, '2026-01-06', '2026-01-05T13:30:00Z'],
    ['in summer', tuesday, '2025-07-01', '2025-06-30T12:30:00Z'],
    [
      'on the day on which the clocks go forward',
      alternativeSlot({ id: 'a', dayOfDelivery: 1, orderUntilDeadlineDay: 0, orderUntilDeadlineTime: '10:00' }),
      '2025-03-31',
      '2025-03-30T08:00:00Z',
    ],
    ['on the day before the clocks go back', monday, '2025-10-27', '2025-10-25T09:00:00Z'],
    [
      'on the same day, before the delivery',
      regularSlot({ id: 's', day: 2, time: '16:00', lastOrderDay: 2, lastOrderTime: '09:00' }),
      '2025-11-25',
      '2025-11-25T08:00:00Z',
    ],
    [
      'on the same day, no time agreed',
      regularSlot({ id: 's', day: 2, lastOrderDay: 2, lastOrderTime: '09:00' }),
      '2025-11-25',
      '2025-11-25T08:00:00Z',
    ],
    [
      'a week earlier when the delivery comes first',
      regularSlot({ id: 's', day: 2, time: '06:00', lastOrderDay: 2, lastOrderTime: '14:00' }),
      '2025-11-25',
      '2025-11-18T13:00:00Z',
    ],
    [
      'at midnight, which begins the day',
      regularSlot({ id: 's', day: 2, lastOrderDay: 2, lastOrderTime: '00:00' }),
      '2025-11-25',
      '2025-11-24T23:00:00Z',
    ],
    [
      'in the last minute of the day before',
      regularSlot({ id: 's', day: 2, lastOrderDay: 1, lastOrderTime: '23:59' }),
      '2025-11-25',
      '2025-11-24T22:59:00Z',
    ],
    [
      'in the hour that is left out in spring: an hour later',
      regularSlot({ id: 's', day: 1, lastOrderDay: 0, lastOrderTime: '02:30' }),
      '2025-03-31',
      '2025-03-30T01:30:00Z',
    ],
    [
      'in the hour that comes twice in autumn: the first',
      regularSlot({ id: 's', day: 1, lastOrderDay: 0, lastOrderTime: '02:30' }),
      '2025-10-27',
      '2025-10-26T00:30:00Z',
    ],
    ['six days before', regularSlot({ id: 's', day: 1, lastOrderDay: 2, lastOrderTime: '12:00' }), '2025-11-24', '2025-11-18T11:00:00Z'],
    [
      'a week earlier when both come at once',
      regularSlot({ id: 's', day: 2, time: '14:00', lastOrderDay: 2, lastOrderTime: '14:00' }),
      '2025-11-25',
      '2025-11-18T13:00:00Z',
    ],
  ])('has its deadline %s', (_, slot, day, iso) => {
    expect(deadlineOf(slot, day)).toEqual(at(iso));
  });

  it.each([
    ['2025-11-21T09:00:00Z', '2025-11-25', '2025-11-24T13:30:00Z'],
    ['2025-11-24T13:29:59Z', '2025-11-25', '2025-11-24T13:30:00Z'],
    ['2025-11-24T13:30:00Z', '2025-12-02', '2025-12-01T13:30:00Z'],
    ['2025-11-25T05:00:00Z', '2025-12-02', '2025-12-01T13:30:00Z'], // on the day itself
    ['2025-11-24T23:30:00Z', '2025-12-02', '2025-12-01T13:30:00Z'], // Tuesday in Vienna, still Monday in London
    ['2025-03-28T12:00:00Z', '2025-04-01', '2025-03-31T12:30:00Z'], // summer time begins in between
  ])('at %s delivers next on %s', (now, day, orderUntil) => {
    expect(nextDelivery(tuesday, at(now))).toEqual({ day, orderUntil: at(orderUntil) });
  });

  it('is found even if the deadline is a week or more earlier', () => {
    const early = regularSlot({ id: 's', day: 2, time: '06:00', lastOrderDay: 2, lastOrderTime: '14:00' });
    expect(nextDelivery(early, at('2025-11-18T13:00:00Z'))).toEqual({ day: '2025-12-02', orderUntil: at('2025-11-25T13:00:00Z') });
  });

  it('is found for a day by its id, or else by the weekday, regular ones first', () => {
    const slots = [byTour, tuesday, monday];
    expect(slotOfDay({ day: '2025-11-25', slotId: 'alt' }, slots)).toBe(byTour);
    expect(slotOfDay({ day: '2025-11-25', slotId: 'gone' }, slots)).toBe(tuesday);
    expect(slotOfDay({ day: '2025-11-25', slotId: undefined }, [byTour])).toBe(byTour);
    expect(slotOfDay({ day: '2025-11-26', slotId: undefined }, slots)).toBeUndefined();
  });
});

describe('nextDayFor', () => {
  const tuesday = { day: '2025-11-25', orderUntil: at('2025-11-24T13:30:00Z'), slotId: 'tue' }; // by Monday 14:30 in Vienna
  const thursday = { day: '2025-11-27', orderUntil: at('2025-11-26T11:00:00Z'), slotId: 'thu' }; // by Wednesday 12:00
  it.each<[what: string, now: string, ownTime: string | undefined, expected: object]>([
    [
      'without a time of its own',
      '2025-11-24T09:00:00Z',
      undefined,
      { day: '2025-11-25', orderUntil: at('2025-11-24T13:30:00Z'), isOwnDeadline: false },
    ],
    [
      'with an earlier one',
      '2025-11-24T09:00:00Z',
      '11:00',
      { day: '2025-11-25', orderUntil: at('2025-11-24T10:00:00Z'), isOwnDeadline: true },
    ],
    [
      'with an earlier one that is over',
      '2025-11-24T10:00:00Z',
      '11:00',
      { day: '2025-11-27', orderUntil: at('2025-11-26T10:00:00Z'), isOwnDeadline: true },
    ],
    [
      'with a later one',
      '2025-11-24T09:00:00Z',
      '16:00',
      { day: '2025-11-25', orderUntil: at('2025-11-24T13:30:00Z'), isOwnDeadline: false },
    ],
    [
      'with one between the days\u2019',
      '2025-11-24T13:00:00Z',
      '13:00',
      { day: '2025-11-27', orderUntil: at('2025-11-26T11:00:00Z'), isOwnDeadline: false },
    ],
  ])('%s', (_, now, ownTime, expected) => {
    expect(nextDayFor([tuesday, thursday], at(now), ownTime)).toEqual(expected);
  });

  it("has no deadline if the day's is unreadable, and no day if none is left", () => {
    expect(nextDayFor([{ ...tuesday, orderUntil: undefined }], at('2025-11-24T09:00:00Z'), '11:00')).toEqual({
      day: '2025-11-25',
      orderUntil: undefined,
      isOwnDeadline: false,
    });
    expect(nextDayFor([tuesday], at('2025-11-24T12:00:00Z'), '11:00')).toBeUndefined();
  });
});

describe('deadlineWithOwnTime', () => {
  const orderUntil = at('2025-11-24T13:30:00Z'); // 14:30 in Vienna
  it.each([
    ['09:00', '2025-11-24T08:00:00Z'],
    ['14:29', '2025-11-24T13:29:00Z'],
    ['16:00', '2025-11-24T13:30:00Z'],
    [undefined, '2025-11-24T13:30:00Z'],
  ])('with the own time %s is %s', (time, iso) => {
    expect(deadlineWithOwnTime(orderUntil, time)).toEqual(at(iso));
  });

  it('stays on the day in Vienna', () => {
    expect(deadlineWithOwnTime(at('2025-11-24T23:30:00Z'), '00:10')).toEqual(at('2025-11-24T23:10:00Z'));
  });
});

describe('countdown', () => {
  it.each([
    ['2025-11-24T13:30:00Z', '2025-11-22T11:28:57Z', [false, 2, 2, 1, 3]],
    ['2025-11-24T13:30:00Z', '2025-11-24T13:29:59.001Z', [false, 0, 0, 0, 1]],
    ['2025-11-24T13:30:00Z', '2025-11-24T13:30:00Z', [true, 0, 0, 0, 0]],
    ['2025-11-24T13:30:00Z', '2025-11-25T13:30:00Z', [true, 0, 0, 0, 0]],
    ['2025-11-24T13:30:00Z', '2025-11-24T12:30:00Z', [false, 0, 1, 0, 0]],
    ['2025-03-30T08:00:00Z', '2025-03-29T09:00:00Z', [false, 0, 23, 0, 0]], // 10:00 to 10:00 when the clocks go forward
    ['2025-10-26T09:00:00Z', '2025-10-25T08:00:00Z', [false, 1, 1, 0, 0]], // and back
  ])('until %s from %s', (until, now, expected) => {
    const { hasPassed, days, hours, minutes, seconds } = countdown(at(until), at(now));
    expect([hasPassed, days, hours, minutes, seconds]).toEqual(expected);
  });
});
