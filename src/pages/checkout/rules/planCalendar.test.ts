import { describe, expect, test } from 'vitest';
import { cartLineExample, deadlineLineExample, otherDayLineExample } from '#tests/examples/cart.ts';
import { addDays, momentOf, type LocalDate } from '#domain/text/calendar.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { CheckoutDraft } from '#domain/checkout/checkout.ts';
import { deliveryPlan } from './deliveryPlan';
import type { ComingDay } from './onItsWay';
import { calendarEntries, orderEntries, readSavedEntries, savedEntries, withdrawnEntries, type CalendarEntry } from './planCalendar';

const flour = cartLineExample({ sku: 'flour', kind: 'dry' });
const openDays = ['2026-11-30', '2026-12-01', '2026-12-02'].map((day) => ({
  day,
  orderUntil: momentOf(addDays(day, -1), '14:30'),
  slotId: undefined,
}));
const order = (day: LocalDate, ...ids: readonly string[]): ComingDay => ({
  day,
  orders: ids.map((id) => ({ order: { id, customerId: '100', creationTime: '2026-11-27T10:00:00Z', itemsCount: 1 }, kinds: undefined })),
});
const at = momentOf('2026-11-28', '09:00');
const entriesOf = (lines: readonly CartLine[], days: CheckoutDraft['days'], coming: readonly ComingDay[] = [], now = at) =>
  calendarEntries({ customer: 'AL-100', plan: deliveryPlan(lines, days, openDays), coming, now });
const shown = (entries: readonly CalendarEntry[]) =>
  entries.map((entry) =>
    entry.kind === 'deadline' ? [entry.uid, entry.until.toISOString(), entry.ownCount] : [entry.uid, entry.day, entry.orders],
  );

describe('the events of a plan in a calendar', () => {
  test('the deadline of a day and the day itself, as planned', () => {
    expect(shown(entriesOf([flour], { dry: '2026-12-01' }))).toEqual([
      ['deadline-AL-100-2026-12-01@delivery-plan', '2026-11-30T13:30:00.000Z', undefined],
      ['delivery-AL-100-2026-12-01@delivery-plan', '2026-12-01', []],
    ]);
  });

  test("products' own deadlines, grouped by time", () => {
    const beef = (sku: string) => ({ ...deadlineLineExample, sku });
    const { kind } = deadlineLineExample.product;
    expect(shown(entriesOf([beef('1'), beef('2')], { [kind]: '2026-12-01' })).slice(0, 2)).toEqual([
      ['deadline-AL-100-2026-12-01@delivery-plan', '2026-11-30T13:30:00.000Z', undefined],
      ['deadline-AL-100-2026-12-01-1100@delivery-plan', '2026-11-30T10:00:00.000Z', 2],
    ]);
  });

  test.each<[string, readonly CalendarEntry[], readonly unknown[]]>([
    ['nothing of an empty cart', entriesOf([], {}), []],
    ['nothing without a day', entriesOf([flour], {}), []],
    ['nothing of a day that has closed', entriesOf([flour], { dry: '2026-11-29' }), []],
    [
      'no deadline that has passed',
      entriesOf([flour], { dry: '2026-12-01' }, [], momentOf('2026-11-30', '14:30')),
      [['delivery-AL-100-2026-12-01@delivery-plan', '2026-12-01', []]],
    ],
    [
      'no deadline of a tour whose day is not known',
      entriesOf([{ ...otherDayLineExample, alternativeDay: '2026-12-04' }], {}),
      [['delivery-AL-100-2026-12-04@delivery-plan', '2026-12-04', []]],
    ],
    [
      'orders that are on their way, without a cart',
      entriesOf([], {}, [order('2026-12-02', '1', '2')]),
      [['delivery-AL-100-2026-12-02@delivery-plan', '2026-12-02', ['1', '2']]],
    ],
  ])('%s', (_name, entries, expected) => {
    expect(shown(entries)).toEqual(expected);
  });

  test('an order takes over the id of the plan for its day', () => {
    const planned = entriesOf([flour], { dry: '2026-12-01' });
    const ordered = entriesOf([], {}, [order('2026-12-01', '4501')]);
    expect(ordered.map(({ uid }) => uid)).toEqual([planned[1]?.uid]);
  });

  test('ids depend on the customer and the day only, not on time and cart', () => {
    const uids = (lines: readonly CartLine[], now: Date) => entriesOf(lines, { dry: '2026-12-01' }, [], now).map(({ uid }) => uid);
    expect(uids([flour, { ...flour, sku: 'rye' }], momentOf('2026-11-29', '23:59'))).toEqual(uids([flour], at));
  });
});

describe('the events to cancel in a calendar', () => {
  const saved = savedEntries(entriesOf([flour], { dry: '2026-12-01' }));

  test('another day: the old one is cancelled', () => {
    const now = entriesOf([flour], { dry: '2026-12-02' });
    expect(withdrawnEntries(saved, now, at)).toEqual(saved);
  });

  test('the same plan cancels nothing', () => {
    expect(withdrawnEntries(saved, entriesOf([flour], { dry: '2026-12-01' }), at)).toEqual([]);
  });

  test.each([
    ['before the deadline both', '2026-11-30', '14:29', ['deadline', 'delivery']],
    ['from the deadline on only the delivery', '2026-11-30', '14:30', ['delivery']],
    ['on its day only the delivery', '2026-12-01', '23:59', ['delivery']],
    ['after it nothing', '2026-12-02', '00:00', []],
  ])('%s', (_name, day, time, kinds) => {
    expect(withdrawnEntries(saved, [], momentOf(day, time)).map(({ kind }) => kind)).toEqual(kinds);
  });

  test("is parsed from the device's storage, whatever it has", () => {
    expect(readSavedEntries(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
    const [deadline, delivery] = saved;
    expect(
      readSavedEntries([
        null,
        'x',
        {},
        { ...delivery, uid: 1 },
        { ...delivery, day: 'soon' },
        { ...delivery, kind: 'other' },
        { ...deadline, until: 'soon' },
        { ...deadline, until: undefined },
      ]),
    ).toEqual([]);
    for (const other of [undefined, null, 3, 'x', {}]) expect(readSavedEntries(other)).toEqual([]);
  });
});

describe('the events of an order in a calendar', () => {
  const placed = {
    id: '4502',
    customerId: '100',
    creationTime: '2026-11-28T08:00:00Z',
    deliverySlotDate: '2026-12-01',
    requestedDeliveryDateFrozenProducts: '2026-12-03',
  };
  const eventsOf = (coming: readonly ComingDay[], now = at) => shown(orderEntries({ customer: 'AL-100', order: placed, coming, now }));

  test('each of its days, with the other orders of the day', () => {
    expect(eventsOf([order('2026-12-01', '4501', '4502'), order('2026-12-02', '4499')])).toEqual([
      ['delivery-AL-100-2026-12-01@delivery-plan', '2026-12-01', ['4501', '4502']],
      ['delivery-AL-100-2026-12-03@delivery-plan', '2026-12-03', ['4502']],
    ]);
  });

  test('its own number as long as the others are unknown, and no day that has passed', () => {
    expect(eventsOf([], momentOf('2026-12-02', '09:00'))).toEqual([['delivery-AL-100-2026-12-03@delivery-plan', '2026-12-03', ['4502']]]);
  });
});
