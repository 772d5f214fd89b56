import { expect, test } from 'vitest';
import { lastPageOf } from './enabledForCustomer';
import { own } from './faults.fixture';

test.each([
  ['of the customer', ['listOrders', 'AL', '100', { page: 1 }], 'page'],
  ['of the customer among the parameters', ['listInventories', { customerId: '100', pageNumber: 1 }, 'AL'], 'page'],
  ['of another customer', ['listOrders', 'AL', '101', { page: 1 }], undefined],
  ['of another customer among the parameters', ['listInventories', { customerId: '101' }, 'AL'], undefined],
  ['of another tenant', ['listOrders', 'GM', '100', undefined], undefined],
])('the previous page, %s: %j', (_what, queryKey, expected) => {
  expect(lastPageOf(own)('page', { queryKey })).toBe(expected);
});

test('there is no page before the first', () => {
  expect(lastPageOf(own)(undefined, undefined)).toBeUndefined();
});
