import { expect, test } from 'vitest';
import type { OrderOverviewEntry } from '#domain/order/order.ts';
import { onItsWay } from './onItsWay';

const order = (id: string, dry?: string, fresh?: string, frozen?: string): OrderOverviewEntry => ({
  id,
  creationTime: '2026-11-27T10:00:00Z',
  customerId: '100',
  itemsCount: 3,
  ...(dry !== undefined && { deliverySlotDate: dry }),
  ...(fresh !== undefined && { requestedDeliveryDateFreshProducts: fresh }),
  ...(frozen !== undefined && { requestedDeliveryDateFrozenProducts: frozen }),
});
const shown = (...orders: readonly OrderOverviewEntry[]) =>
  onItsWay(orders, '2026-11-28').map(({ day, orders: coming }) => [day, coming.map(({ order: { id }, kinds }) => [id, kinds])]);

test.each<[string, readonly OrderOverviewEntry[], readonly unknown[]]>([
  ['nothing', [], []],
  ['no goods that have arrived', [order('1', '2026-11-27')], []],
  ['goods that come today', [order('1', '2026-11-28')], [['2026-11-28', [['1', undefined]]]]],
  ['an order without a day', [order('1')], []],
  ['a day that is none', [order('1', 'soon')], []],
  ['all on one day as a whole', [order('1', '2026-11-30', '2026-11-30')], [['2026-11-30', [['1', undefined]]]]],
  [
    'parts on several days, soonest first',
    [order('1', '2026-12-01', '2026-11-30', '2026-12-01')],
    [
      ['2026-11-30', [['1', ['fresh']]]],
      ['2026-12-01', [['1', ['dry', 'frozen']]]],
    ],
  ],
  ['the rest of a partly delivered order', [order('1', '2026-11-26', '2026-11-30')], [['2026-11-30', [['1', ['fresh']]]]]],
  [
    'orders of one day by number',
    [order('2', '2026-11-30'), order('1', '2026-11-30')],
    [
      [
        '2026-11-30',
        [
          ['1', undefined],
          ['2', undefined],
        ],
      ],
    ],
  ],
])('%s', (_name, orders, days) => {
  expect(shown(...orders)).toEqual(days);
});
