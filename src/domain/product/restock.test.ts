import { describe, expect, test } from 'vitest';
import type { Availability, Product } from './product';
import { askedSkus, isAwaited, listedOn, readWatchedProducts, restockEntries, watchedWith, type WatchedProduct } from './restock';

const trout: WatchedProduct = { sku: '104717', name: 'Forelle', since: '2026-09-01' };
// 90 days after 1 September 2026 is 30 November 2026; 120 days are 30 December 2026.
const lastWatched = '2026-11-30';
const expired = '2026-12-01';
const lastListed = '2026-12-30';
const dropped = '2026-12-31';

const product = (availability: Availability, isOrderable = availability.status === 'ACTIVE') =>
  ({ sku: '104717', availability, isOrderable }) as Product;

test.each([
  ['AVAILABLE_SOON', true],
  ['ACTIVE', false],
  ['INACTIVE', false],
  ['REMOVED_FROM_INVENTORY', false],
  ['UNKNOWN', false],
] as const)('%s can be watched: %j', (status, isPossible) => {
  expect(isAwaited({ availability: { status, eta: undefined } as Availability })).toBe(isPossible);
});

test('a reminder is asked for 90 days, listed as expired for 30 more, and then dropped', () => {
  expect([lastWatched, expired].map((today) => askedSkus([trout], today))).toEqual([['104717'], []]);
  expect([lastListed, dropped].map((today) => listedOn([trout], today).length)).toEqual([1, 0]);
});

describe('the state of a watched product', () => {
  const active = product({ status: 'ACTIVE' });
  test.each([
    ['back', active, { kind: 'back', product: active }],
    ['awaited', product({ status: 'AVAILABLE_SOON', eta: undefined }), { kind: 'soon', eta: undefined }],
    ['awaited from a day', product({ status: 'AVAILABLE_SOON', eta: '2026-12-03' }), { kind: 'soon', eta: '2026-12-03' }],
    ['awaited from no day', product({ status: 'AVAILABLE_SOON', eta: 'soon' }), { kind: 'soon', eta: undefined }],
    ['away', product({ status: 'INACTIVE' }), { kind: 'soon', eta: undefined }],
    ['without a unit', product({ status: 'ACTIVE' }, false), { kind: 'soon', eta: undefined }],
    ['gone', product({ status: 'REMOVED_FROM_INVENTORY' }), { kind: 'gone' }],
    ['unknown to the shop', product({ status: 'UNKNOWN' }), { kind: 'unknown' }],
    ['unknown to the server', undefined, { kind: 'gone' }],
  ])('is %s', (_name, found, state) => {
    const products = new Map(found ? [['104717', found]] : []);
    expect(restockEntries([trout], products, lastWatched)).toEqual([{ ...trout, state }]);
  });

  test('is unknown without an answer, and expired whatever the answer says', () => {
    expect(restockEntries([trout], undefined, lastWatched)[0]?.state).toEqual({ kind: 'unknown' });
    expect(restockEntries([trout], new Map([['104717', active]]), expired)[0]?.state).toEqual({ kind: 'expired' });
  });
});

describe('a list', () => {
  const others = Array.from({ length: 29 }, (_, place): WatchedProduct => ({ sku: `p${place}`, name: `P ${place}`, since: '2026-11-01' }));

  test('takes thirty products, the newest first, each once', () => {
    const full = watchedWith(others, trout, '2026-11-30');
    expect(full?.map(({ sku }) => sku).slice(0, 2)).toEqual(['104717', 'p0']);
    expect(full).toHaveLength(30);
    expect(watchedWith(full ?? [], { sku: 'p99', name: 'P 99' }, '2026-11-30')).toBeUndefined();
    expect(watchedWith(full ?? [], { sku: 'p7', name: 'P 7' }, '2026-11-30')).toHaveLength(30);
  });

  test('watches a listed product again, and makes room by dropping reminders that expired long ago', () => {
    expect(watchedWith([trout], trout, expired)).toEqual([{ ...trout, since: expired }]);
    expect(watchedWith([trout], { sku: 'p0', name: 'P 0' }, dropped)).toEqual([{ sku: 'p0', name: 'P 0', since: dropped }]);
  });

  test.each([
    [[trout, { ...trout, name: 'Saibling' }], [{ ...trout, name: 'Saibling' }]],
    [[{ sku: 1, name: 'x', since: '2026-09-01' }, { sku: '2', name: 'x', since: 'gestern' }, 'x'], []],
    [undefined, []],
  ])('%j is stored as %j', (kept, read) => {
    expect(readWatchedProducts(kept)).toEqual(read);
  });
});
