import { expect, test } from 'vitest';
import type { Order, OrderItem } from '#domain/order/order.ts';
import { decimal } from '#domain/price/money.ts';
import { spentLineExample, spentOrderExample } from './spent.fixture';
import { ordersSince, roundedTogether, spentOrder } from './spentOrder';

const item = (changed: Partial<OrderItem>): OrderItem => ({ productSku: '1', name: 'Almbutter', amount: 2, ...changed });
const order = (orderItems: OrderItem[], changed: Partial<Order> = {}): Order => ({
  id: '45',
  creationTime: '2026-10-01T08:00:00Z',
  customerId: '100',
  orderItems,
  ...changed,
});

test.each([
  // Rounded alone they are 0.01 + 0.01; the sum 0.01 is rounded once.
  [
    ['0.005', '0.005'],
    ['0', '0.01'],
  ],
  // 3 × 0.33 would lack a cent: 0.334 × 3 = 1.002 is 1.00, and 0.33 + 0.33 + 0.33 = 0.99.
  [
    ['0.334', '0.334', '0.334'],
    ['0.34', '0.33', '0.33'],
  ],
  [
    ['1.104', '7.204', '2.204'],
    ['1.1', '7.21', '2.2'],
  ],
  [
    ['12.45', '3'],
    ['12.45', '3'],
  ],
  [[], []],
])('%j are rounded together to %j', (totals, rounded) => {
  expect(roundedTogether(totals.map(decimal)).map(String)).toEqual(rounded);
});

test('an order counts on its first delivery day, a line of an alternative tour on its own', () => {
  const lines = [
    item({ mostAccurateRowTotalString: '149.4', amount: 2, ratio: 6, baseUnit: 'STK' }),
    item({ productSku: '2', priceString: '3.5', amount: 4, alternativeDeliveryDate: '2026-10-08' }),
  ];
  const spent = spentOrder(order(lines, { deliverySlotDate: '2026-10-05', requestedDeliveryDateFrozenProducts: '2026-10-03' }), 0);
  expect(spent).toMatchObject({ id: '45', orderedOn: '2026-10-01', day: '2026-10-03', unpriced: 0, unreadable: 0, outside: 0 });
  expect(spent?.lines.map(({ sku, unit, amount, ratio, total, day }) => [sku, unit, amount, ratio, String(total), day])).toEqual([
    ['1', 'STK', 2, 6, '149.4', '2026-10-03'],
    // 4 × 3.50
    ['2', '', 4, 1, '14', '2026-10-08'],
  ]);
});

test('lines without a price, unreadable ones and articles from outside are counted, and never as zero', () => {
  const spent = spentOrder(order([item({ priceString: '0' }), item({})], { nonWebshopItems: [{ name: 'Kerzen', amount: 12 }] }), 3);
  expect(spent).toMatchObject({ unpriced: 1, unreadable: 3, outside: 1, day: '2026-10-01' });
  // A line for nothing is known to cost nothing.
  expect(spent?.lines.map(({ total }) => String(total))).toEqual(['0']);
});

test('an order whose moment cannot be read belongs to no day', () => {
  expect(spentOrder(order([], { creationTime: 'yesterday' }), 0)).toBeUndefined();
});

test('orders since a day are those with a delivery on it or later; one on two pages counts once', () => {
  const early = (day: string) => [spentLineExample({ day })];
  const orders = [
    spentOrderExample('1', early('2026-10-05')),
    spentOrderExample('2', early('2026-10-04')),
    spentOrderExample('2', early('2026-10-04')),
    spentOrderExample('3', early('2026-10-03')),
    // Only its alternative tour comes later.
    spentOrderExample('4', [...early('2026-10-03'), ...early('2026-10-06')]),
  ];
  expect(ordersSince(orders, '2026-10-04').map(({ id }) => id)).toEqual(['1', '2', '4']);
});
