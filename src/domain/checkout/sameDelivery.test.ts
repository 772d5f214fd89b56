import { describe, expect, test } from 'vitest';
import type { OrderDeliveryDetails } from '#gen/models/index.ts';
import { emptyForm, readForm, type CheckoutForm } from './checkoutForm';
import { additionTo, chooseOwnDay, closedDelivery, deliveriesToCome, formOfSameDelivery } from './sameDelivery';

const order = (days: Partial<OrderDeliveryDetails>): OrderDeliveryDetails => ({
  id: '4711',
  creationTime: '2026-11-23T08:00:00Z',
  customerId: '100',
  ...days,
});
const wednesday = '2026-11-25';
const thursday = '2026-11-26';
const upcomingDays = [
  { day: wednesday, orderUntil: '2026-11-24T13:30:00Z' },
  { day: thursday, orderUntil: '2026-11-25T13:30:00Z' },
];

describe('an addition to an order', () => {
  const before = '2026-11-24T13:29:59Z';
  const deadline = '2026-11-24T13:30:00Z';
  test.each([
    ['until its deadline', { deliverySlotDate: wednesday }, before, { kind: 'open', day: wednesday, orderUntil: new Date(deadline) }],
    ['no longer at its deadline', { deliverySlotDate: wednesday }, deadline, { kind: 'closed', day: wednesday }],
    ['no longer on the day itself', { deliverySlotDate: wednesday }, '2026-11-25T05:00:00Z', { kind: 'closed', day: wednesday }],
    ['never after the delivery', { deliverySlotDate: wednesday }, '2026-11-26T05:00:00Z', undefined],
    ['not on a day without a tour', { deliverySlotDate: '2026-11-27' }, before, { kind: 'closed', day: '2026-11-27' }],
    ['not to an order without a day', {}, before, undefined],
    [
      'with its first kind of goods that is still open',
      { deliverySlotDate: wednesday, requestedDeliveryDateFrozenProducts: thursday },
      deadline,
      { kind: 'open', day: thursday, orderUntil: new Date('2026-11-25T13:30:00Z') },
    ],
    [
      'with fresh goods that come before the dry ones',
      { deliverySlotDate: thursday, requestedDeliveryDateFreshProducts: wednesday },
      before,
      { kind: 'open', day: wednesday, orderUntil: new Date(deadline) },
    ],
  ])('is possible %s', (_name, days, now, addition) => {
    expect(additionTo(order(days), { upcomingDays, now: new Date(now) })).toEqual(addition);
  });

  test('needs a day of the fair', () => {
    const terms = { upcomingDays, now: new Date(before), range: { first: thursday } };
    expect(additionTo(order({ deliverySlotDate: wednesday }), terms)).toEqual({ kind: 'closed', day: wednesday });
    expect(additionTo(order({ deliverySlotDate: thursday }), terms)).toMatchObject({ kind: 'open' });
  });

  test('has no deadline to say where the server sends none that can be read', () => {
    const terms = { upcomingDays: [{ day: wednesday, orderUntil: 'soon' }], now: new Date(before) };
    expect(additionTo(order({ deliverySlotDate: wednesday }), terms)).toEqual({ kind: 'open', day: wednesday, orderUntil: undefined });
  });

  test('is closed while no day can be requested', () => {
    expect(additionTo(order({ deliverySlotDate: wednesday }), { upcomingDays: [], now: new Date(before) })?.kind).toBe('closed');
  });
});

test('deliveries to come are those from today on, each day once', () => {
  const mixed = order({
    deliverySlotDate: thursday,
    requestedDeliveryDateFreshProducts: thursday,
    requestedDeliveryDateFrozenProducts: wednesday,
  });
  expect(deliveriesToCome(mixed, wednesday)).toEqual([wednesday, thursday]);
  expect(deliveriesToCome(mixed, thursday)).toEqual([thursday]);
});

describe('a form that follows an order', () => {
  const kinds = ['fresh', 'frozen'] as const;
  const isOpen = (day: string) => day === wednesday || day === thursday;
  const form: CheckoutForm = { ...emptyForm, notes: 'Hintereingang', sameDelivery: { orderId: '4711', day: wednesday } };
  const gone: CheckoutForm = { ...form, sameDelivery: { orderId: '4711', day: '2026-11-24' } };

  test('has its day for all kinds and its place while the day is open', () => {
    expect(formOfSameDelivery(form, { kinds, isOpen })).toMatchObject({
      likeOrder: '4711',
      days: { dry: wednesday, fresh: wednesday, frozen: wednesday },
      chosenKinds: ['fresh'],
      notes: 'Hintereingang',
    });
    expect(closedDelivery(form, isOpen)).toBeUndefined();
  });

  test('has nothing of it once the day is closed', () => {
    expect(formOfSameDelivery(gone, { kinds, isOpen })).toBe(gone);
    expect(gone).toMatchObject({ likeOrder: undefined, days: {}, chosenKinds: [] });
    expect(closedDelivery(gone, isOpen)).toEqual({ orderId: '4711', day: '2026-11-24' });
  });

  test('stays as it is without such an order', () => {
    expect(formOfSameDelivery(emptyForm, { kinds, isOpen })).toBe(emptyForm);
    expect(closedDelivery(emptyForm, isOpen)).toBeUndefined();
  });

  test('keeps the place and the day of the other kinds when a day is chosen by hand', () => {
    const after = chooseOwnDay(form, 'frozen', thursday, { kinds, isOpen });
    expect(after).toMatchObject({ sameDelivery: undefined, likeOrder: '4711', days: { fresh: wednesday, frozen: thursday } });
  });

  test('remembers the closed delivery when another day is chosen, so that no other place is taken over', () => {
    const after = chooseOwnDay(gone, 'fresh', thursday, { kinds, isOpen });
    expect(after).toMatchObject({ sameDelivery: gone.sameDelivery, likeOrder: undefined, days: { fresh: thursday, frozen: thursday } });
  });

  test.each([
    [
      { orderId: '4711', day: wednesday },
      { orderId: '4711', day: wednesday },
    ],
    [{ orderId: '4711', day: 'Mittwoch' }, undefined],
    [{ day: wednesday }, undefined],
    ['4711', undefined],
  ])('%j is stored as %j', (kept, sameDelivery) => {
    expect(readForm({ sameDelivery: kept }).sameDelivery).toEqual(sameDelivery);
  });
});
