import { expect, test } from 'vitest';
import { openFetchBackend } from '#mocks/fetch.fixture.ts';
import { cartQueryKey } from '#cart/cartCalls.ts';
import { made } from '#tests/examples/made.ts';
import { getCustomerMock } from '#gen/models/index.faker.ts';
import type { ListedCustomer } from '#domain/customer/customerDay.ts';
import { customerCartOptions } from './customerCart';
import { customerOrdersOptions } from './customerDay';
import { installBackend, openTab, own } from './faults.fixture';
import { invalidateAfter } from './invalidation';
import type { WriteOperation } from './operations';

const backend = installBackend(() => openFetchBackend());
const callIds = (): string[] => backend.current.callsOf('getCart', 'listOrderOverview', 'getCustomer').map(({ id }) => id);

const terms = { canSeeBonuses: false };
const bergland: ListedCustomer = { ...made(getCustomerMock, { tenant: 'AL', customerId: '101' }), upcomingDays: [] };
const { upcomingDays: _days, ...summary } = bergland;

test("another customer's cart and orders take a call each, and touch no cart of the engine", async () => {
  const { client } = openTab();
  const active = { items: [], validSince: 'then' };
  client.setQueryData(cartQueryKey(own), active);
  expect(await client.fetchQuery(customerCartOptions(client, bergland, terms))).toMatchObject({ lineCount: 0 });
  const second = await client.fetchQuery(customerOrdersOptions(client, bergland));
  expect(second.kind === 'orders' && second.orders.count).toBeGreaterThan(0);
  expect(callIds()).toEqual(['getCart', 'listOrderOverview']);
  expect(client.getQueryData(cartQueryKey(own))).toBe(active);
  expect(client.getQueryData(cartQueryKey({ ...own, customerId: '101' }))).toBeUndefined();
});

test('if the list of customers holds summaries only, the second call brings the delivery days', async () => {
  const { client } = openTab();
  const second = await client.fetchQuery(customerOrdersOptions(client, summary));
  expect(second.kind === 'days' && second.upcomingDays?.length).toBeGreaterThan(0);
  expect(callIds()).toEqual(['getCustomer']);
});

test.each<[WriteOperation, boolean, boolean]>([
  ['submitCart', false, true],
  ['importCompanionOrder', true, false],
  ['setUserLocale', false, false],
])('%s makes carts stale: %s, orders: %s', (write, cart, orders) => {
  const { client } = openTab();
  const options = [customerCartOptions(client, bergland, terms), customerOrdersOptions(client, bergland)];
  for (const { queryKey } of options) client.setQueryData(queryKey as readonly unknown[], {});
  invalidateAfter(client, write);
  expect(options.map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([cart, orders]);
});
