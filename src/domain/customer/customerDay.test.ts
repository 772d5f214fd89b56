import { describe, expect, it } from 'vitest';
import { getCartItemMock, getOrderOverviewEntryMock, getOrderOverviewPageMock } from '#gen/models/index.faker.ts';
import type { OrderOverviewEntry, UpcomingDay } from '#gen/models/index.ts';
import { customerExample } from '#tests/examples/customer.ts';
import { made } from '#tests/examples/made.ts';
import { lineOf, listPrice, wireProduct } from '#tests/examples/wire.ts';
import { decimal, moneyText } from '../price/money';
import {
  byUrgency,
  customersToRead,
  daySums,
  isOverviewSearched,
  nextDeadline,
  ordersAhead,
  type CustomerDay,
  type ListedCustomer,
  type OrdersAhead,
} from './customerDay';
import { readableLines, waitingCart, type PartialSum, type WaitingCart } from './waitingCart';

/** Monday, ten in Vienna. */
const now = new Date('2026-11-30T09:00:00Z');
const sum = (text: string, isPartial = false): PartialSum => ({ sum: decimal(text), isPartial });
const cart = (lineCount: number, net = sum('10')): WaitingCart => ({ lineCount, net });
const orders = (coming: number, total = sum('100')): OrdersAhead => ({ next: undefined, coming, count: 2, total });
const days = (...deadlines: string[]): UpcomingDay[] =>
  deadlines.map((orderUntil, place) => ({ day: `2026-12-0${place + 2}`, orderUntil, slotId: 'slot' }));
const house = (id: string, name: string, upcomingDays?: UpcomingDay[], over: Partial<ListedCustomer> = {}): ListedCustomer => ({
  ...customerExample(id, name),
  ...(upcomingDays && { upcomingDays }),
  ...over,
});
const day = (customer: ListedCustomer, its: CustomerDay['cart'], theirs: CustomerDay['orders'] = 'loading'): CustomerDay => ({
  customer,
  cart: its,
  orders: theirs,
});

describe('sequence', () => {
  const early = days('2026-11-30T13:30:00Z');
  const late = days('2026-12-01T13:30:00Z');
  const all = [
    day(house('1', 'Adler', late), cart(0)),
    day(house('2', 'Bräu', early), 'failed'),
    day(house('3', 'Krone', late), cart(2)),
    day(house('4', 'Linde', early), cart(9)),
    day(house('5', 'Mohren'), cart(1)),
    day(house('6', 'Rose', early, { disabled: true }), 'unread'),
    day(house('7', 'Sonne', late), cart(4)),
    day(house('8', 'Traube', days('2026-11-30T08:00:00Z')), cart(3)),
  ];
  const ids = (recent: string[]) => byUrgency(all, recent, now).map(({ customer }) => customer.customerId);

  it('has filled carts by deadline first, those without an open one behind, then the others, blocked ones last', () => {
    expect(ids([])).toEqual(['4', '3', '7', '5', '8', '1', '2', '6']);
  });

  it('has recent ones first among equals', () => {
    expect(ids(['6', '7', '2'])).toEqual(['4', '7', '3', '5', '8', '2', '1', '6']);
  });
});

describe('deadline', () => {
  it.each([
    ['the next open one', days('2026-11-30T08:00:00Z', '2026-12-02T13:30:00Z'), '2026-12-03'],
    ['none open', days('2026-11-30T08:00:00Z'), 'none'],
    ['none at all', [], 'none'],
    ['unknown without delivery days in the list', undefined, 'unknown'],
  ])('%s', (_what, upcoming, expected) => {
    const next = nextDeadline(house('1', 'Adler', upcoming), now);
    expect(typeof next === 'object' ? next.day : next).toBe(expected);
  });
});

it('forty customers are read at once, recent ones first, and forty more each time they are asked for; blocked ones never', () => {
  const many = Array.from({ length: 95 }, (_, index) =>
    house(String(100 + index), `Haus ${100 + index}`, undefined, { disabled: index === 0 }),
  );
  const read = (steps: number) => customersToRead(many, ['194', '100'], steps).map(({ customerId }) => customerId);
  expect(read(0)).toHaveLength(40);
  expect(read(0).slice(0, 3)).toEqual(['194', '101', '102']);
  expect(read(1)).toHaveLength(80);
  expect(read(2)).toHaveLength(94);
  expect(read(2)).not.toContain('100');
});

it('eight customers have a search field, seven have none', () => {
  expect([7, 8].map(isOverviewSearched)).toEqual([false, true]);
});

describe('a waiting cart', () => {
  const butter = lineOf({ sku: 'butter', bulkPrices: [listPrice('12.50')] }, { amount: 2 });
  const onRequest = lineOf({ sku: 'truffle' });
  const gone = lineOf({ sku: 'gone', bulkPrices: [listPrice('99.00')], shopAvailability: { status: 'INACTIVE' } });
  it.each([
    ['whole', [butter], 1, 1, '25.00', false],
    ['with a line that is left out', [butter, gone], 2, 2, '25.00', false],
    ['with a price on request', [butter, onRequest], 2, 2, '25.00', true],
    ['with an unreadable line', [butter], 2, 2, '25.00', true],
    ['empty', [], 0, 0, '0.00', false],
  ])('%s', (_what, lines, count, lineCount, net, isPartial) => {
    const waiting = waitingCart(lines, count, { canSeeBonuses: false });
    expect([waiting.lineCount, moneyText(waiting.net.sum), waiting.net.isPartial]).toEqual([lineCount, net, isPartial]);
  });

  it('leaves out an item without its product', () => {
    const item = made(getCartItemMock, { sku: '1', unitAbbreviation: 'STK', amount: 1, product: wireProduct() });
    const { product: _product, ...bare } = item;
    expect(readableLines([item, bare])).toHaveLength(1);
  });
});

describe('orders ahead', () => {
  const order = (id: string, creationTime: string, dry: string, totalPriceString?: string, fresh?: string): OrderOverviewEntry =>
    made(getOrderOverviewEntryMock, {
      id,
      creationTime,
      deliverySlotDate: dry,
      ...(fresh && { requestedDeliveryDateFreshProducts: fresh }),
      ...(totalPriceString !== undefined && { totalPriceString }),
    });
  const ahead = (list: readonly OrderOverviewEntry[], totalPages = 1, unreadable = 0) => {
    const found = ordersAhead(
      made(getOrderOverviewPageMock, { orders: [...list], page: { totalElements: list.length, totalPages, number: 0, size: 20 } }),
      unreadable,
      now,
    );
    return [found.next?.orderId, found.next?.day, found.coming, found.count, moneyText(found.total.sum), found.total.isPartial];
  };
  const coming = order('3', '2026-11-29T10:00:00Z', '2026-12-03', '100.10', '2026-12-02');
  const today = order('2', '2026-11-27T10:00:00Z', '2026-11-30', '50.00');
  const past = order('1', '2026-11-10T10:00:00Z', '2026-11-12', '20.00');
  // The thirty days are those of 1 to 30 November in Vienna, where this order fell on 31 October at 23:59.
  const before = order('0', '2026-10-31T22:59:00Z', '2026-11-03', '9.00');
  const first = order('0b', '2026-10-31T23:00:00Z', '2026-11-03', '9.00');

  it.each<[string, unknown[], (string | number | boolean | undefined)[]]>([
    ['the soonest of two, and the sum of thirty days', ahead([coming, today, past, before], 4), ['2', '2026-11-30', 2, 3, '170.10', false]],
    ["an order's next day of several", ahead([coming]), ['3', '2026-12-02', 1, 1, '100.10', false]],
    ['none on its way', ahead([past]), [undefined, undefined, 0, 1, '20.00', false]],
    ['the first of the thirty days counts', ahead([first, before]), [undefined, undefined, 0, 1, '9.00', false]],
    ['partial if older pages go on', ahead([coming, today], 2), ['2', '2026-11-30', 2, 2, '150.10', true]],
    [
      'partial without the price of an order',
      ahead([order('4', '2026-11-29T10:00:00Z', '2026-11-29'), past, before]),
      [undefined, undefined, 0, 2, '20.00', true],
    ],
    ['partial with an unreadable order', ahead([past, before], 1, 1), [undefined, undefined, 0, 1, '20.00', true]],
    ['no order yet', ahead([]), [undefined, undefined, 0, 0, '0.00', false]],
  ])('%s', (_what, found, expected) => {
    expect(found).toEqual(expected);
  });
});

it('sums leave out what is unknown and say so', () => {
  const sums = daySums([
    day(house('1', 'Adler'), cart(2, sum('10.10')), orders(1, sum('100.50'))),
    day(house('2', 'Bräu'), cart(0, sum('0')), orders(2, sum('200', true))),
    day(house('3', 'Krone'), 'failed', 'loading'),
    day(house('4', 'Linde'), cart(1, sum('5.05', true)), 'unread'),
    day(house('5', 'Rose', undefined, { disabled: true }), 'unread', 'unread'),
  ]);
  expect({ ...sums, net: moneyText(sums.net.sum), total: moneyText(sums.total.sum) }).toEqual({
    carts: 2,
    net: '15.15',
    coming: 3,
    total: '300.50',
    unknownCarts: 1,
    unknownOrders: 2,
    isLoading: true,
  });
  expect([sums.net.isPartial, sums.total.isPartial]).toEqual([true, true]);
  expect(daySums([day(house('1', 'Adler'), cart(1), orders(0))])).toMatchObject({
    isLoading: false,
    net: { isPartial: false },
    unknownCarts: 0,
  });
});
