import { expect, test } from 'vitest';
import { lineOf, listPrice } from '#tests/examples/wire.ts';
import { orderEvent } from './orderEvent';
import { ownShop } from '../customer/shop';

// Two cartons of six at 1.48: a carton is 8.88. The other lines have no price, or can't be ordered.
const lines = [
  lineOf({ sku: 'beer', name: 'Bier', bulkPrices: [listPrice('1.48')] }, { amount: 2, unitAbbreviation: 'KRT' }),
  lineOf({ sku: 'onRequest' }),
  lineOf({ sku: 'gone', bulkPrices: [listPrice('1')], shopAvailability: { status: 'INACTIVE' } }),
];
const viewer = { shop: ownShop, canSeePrices: true };

test('an order is reported with price times ratio of its priced lines', () => {
  expect(orderEvent('4501', lines, viewer)).toEqual({
    kind: 'order',
    orderId: '4501',
    items: [{ sku: 'beer', name: 'Bier', unit: 'KRT', amount: 2, salePrice: 8.88 }],
    total: 17.76,
  });
});

test('in a fair its global discount counts', () => {
  const event = orderEvent('4501', lines, { shop: { kind: 'fair', fairCode: 'herbst', globalDiscountFactor: '0.95' }, canSeePrices: true });
  // Price of the storage unit first: 1.48 × 0.95 = 1.406, rounded 1.41; six of them 8.46, two cartons 16.92.
  expect([event?.items[0]?.salePrice, event?.total]).toEqual([8.46, 16.92]);
});

test('nothing is reported without prices, or for users who may not see them', () => {
  expect(orderEvent('4501', [lineOf({ sku: 'onRequest' })], viewer)).toBeUndefined();
  expect(orderEvent('4501', lines, { ...viewer, canSeePrices: false })).toBeUndefined();
});
