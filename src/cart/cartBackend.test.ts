// @vitest-environment node
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestBackend, testNow } from '#mocks/client.fixture.ts';
import { configureHttp } from '#http/ports.ts';
import type { Address, Customer, OrderInformation, Product, SearchResult } from '#gen/models/index.ts';
import { getCart } from '#gen/cart/get-cart.ts';
import { submitCart } from '#gen/cart/submit-cart.ts';
import { listOrderOverview } from '#gen/order/list-order-overview.ts';
import { cartCalls } from './cartCalls';
import { CartTab } from './cart.fixture';
import type { Clock } from './ongoingLines';
import { OrderSubmission } from '#ordering/orderSubmission.ts';
import { own } from '#queries/context.fixture.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** The cart engine and the submit on the mock backend, through the generated calls and the transport. */
const fair: BuyerContext = { ...own, shop: { kind: 'fair', fairCode: 'herbst' } };

let scenario: string | undefined;
let requests: string[];
let ask: Awaited<ReturnType<ReturnType<typeof openTestBackend>['as']>>;

beforeAll(async () => {
  const { as } = openTestBackend();
  ask = await as('anna.al');
  configureHttp({
    token: () => ask.cookies['sso-token'],
    csrfToken: () => undefined,
    language: () => 'de',
    fetchToken: () => Promise.reject(new Error('no session')),
    storeToken: () => undefined,
    onSignedOut: () => undefined,
    onContentUnauthorized: () => undefined,
  });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    requests.push(`${method} ${url.split('?')[0]?.split('/my/')[1] ?? url}`);
    // The test's client adds the other headers itself.
    const own = Object.fromEntries(
      ['Idempotency-Key', 'Content-Type'].flatMap((name) => {
        const value = new Headers(headers).get(name);
        return value === null ? [] : [[name, value]];
      }),
    ) as Record<string, string>;
    const sent = { headers: own, ...(body ? { text: body as string } : {}), ...(scenario && { scenario }) };
    return (await ask(method, url, sent)).response;
  });
});

beforeEach(() => {
  scenario = undefined;
  requests = [];
});

const clock: Clock = {
  now: () => performance.now(),
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

async function openCart(context: BuyerContext) {
  const tab = new CartTab(clock, cartCalls(context));
  await tab.load();
  return { tab, writer: tab.writer, skus: () => tab.writer.lines.map(({ sku, amount }) => `${sku} ${amount}`) };
}

/** Products that can be ordered by the piece as often as one likes. */
async function orderable(path: string, count: number): Promise<{ sku: string; unitAbbreviation: string }[]> {
  const { body } = (await ask('POST', path, { body: { query: '', page: 0, size: 100, customerId: '100' } })) as { body: SearchResult };
  const all = (body.products ?? []) as Product[];
  return all
    .filter(
      ({ shopAvailability, minSaleQuantity, units }) =>
        shopAvailability.status === 'ACTIVE' && minSaleQuantity <= 1 && units.some(({ isVisible }) => isVisible),
    )
    .slice(0, count)
    .map(({ sku, units }) => ({ sku, unitAbbreviation: units.find(({ isVisible }) => isVisible)!.abbreviation }));
}

test.each([
  ['own', own, '/v1/t/AL/products/search'],
  ['fair', fair, '/v1/t/AL/100/subshop/herbst/products/search'],
] as const)('the %s cart: several lines, one line, removal, return to the old place, emptying', async (_name, context, search) => {
  const { tab, writer, skus } = await openCart(context);
  writer.clear();
  expect(await writer.settle()).toBe('saved');
  const [a, b, c] = await orderable(search, 3);
  const set = (line: typeof a, amount: number, place?: number) => ({
    sku: line!.sku,
    intent: { kind: 'set' as const, amount, unitAbbreviation: line!.unitAbbreviation, ...(place !== undefined && { place }) },
  });
  writer.enqueue([set(a, 2), set(b, 3), set(c, 4)]);
  expect(await writer.settle()).toBe('saved');
  expect(skus()).toEqual([`${a!.sku} 2`, `${b!.sku} 3`, `${c!.sku} 4`]);
  writer.enqueue([set(b, 7)]);
  expect(await writer.settle()).toBe('saved');
  expect(writer.lines[1]?.item?.product?.name).toBeTruthy();
  writer.enqueue([{ sku: b!.sku, intent: { kind: 'remove' } }]);
  expect(await writer.settle()).toBe('saved');
  expect(skus()).toEqual([`${a!.sku} 2`, `${c!.sku} 4`]);
  writer.enqueue([set(b, 7, 1)]);
  expect(await writer.settle()).toBe('saved');
  const shown = [`${a!.sku} 2`, `${b!.sku} 7`, `${c!.sku} 4`];
  expect(skus()).toEqual(shown);
  await tab.load();
  expect(skus()).toEqual(shown);
});

test('a line that the backend refuses does not block the others', async () => {
  const { writer, skus } = await openCart(own);
  const before = skus();
  const [, , , d, e] = await orderable('/v1/t/AL/products/search', 5);
  writer.enqueue(
    [d, { sku: 'no-such-product', unitAbbreviation: 'STK' }, e].map((line) => ({
      sku: line!.sku,
      intent: { kind: 'set', amount: 1, unitAbbreviation: line!.unitAbbreviation },
    })),
  );
  expect(await writer.settle()).toBe('failed');
  expect(skus()).toEqual([...before, `${d!.sku} 1`, `${e!.sku} 1`]);
});

test('an order whose answer is lost is found, and is the only one', async () => {
  const { tab, writer } = await openCart(own);
  const newest = async () => (await listOrderOverview('AL', '100', { sortBy: 'orderedAt', sortDirection: 'DESC', page: 0 })).orders;
  const ordersBefore = await newest();
  const { body: addresses } = await ask('GET', '/v1/effective-customers/AL/100/delivery-addresses');
  const { body: customer } = await ask('GET', '/v1/effective-customers/AL/100');
  const [address] = addresses as Address[];
  const date = (customer as Customer).upcomingDays?.at(-1)?.day ?? '';
  const body: OrderInformation = {
    deliveryAddressExternalId: address!.externalId,
    ...(address!.unloadingAreas?.[0] && { unloadingArea: address!.unloadingAreas[0] }),
    requestedDeliveryDay: date,
    requestedDeliveryDayFreshProducts: date,
    requestedDeliveryDayFrozenProducts: date,
  };
  let intent: string | undefined;
  const submission = new OrderSubmission({
    submit: async (sent, key, version) => {
      scenario = 'submitAnswerLost';
      try {
        return await submitCart('AL', '100', sent, { headers: { 'Idempotency-Key': key, 'If-Match': `"${version}"` } });
      } finally {
        scenario = undefined;
      }
    },
    newestOrders: newest,
    settleCart: () => writer.settle(),
    readCart: () => getCart('AL', '100'),
    intents: {
      read: () => (intent ? JSON.parse(intent) : undefined),
      write: (kept) => (intent = JSON.stringify(kept)),
      remove: () => (intent = undefined),
    },
    withTabLock: (work) => work(),
    waitForTabLock: () => Promise.resolve(),
    newKey: () => crypto.randomUUID(),
    now: () => testNow.getTime(),
    pause: () => Promise.resolve(),
  });
  const result = await submission.place({
    build: (idempotencyKey) => ({ body, idempotencyKey }),
    isAgreed: ({ items }) => items.length === writer.lines.length,
  });
  const after = await newest();
  expect(result).toEqual({ kind: 'placed', orderId: after[0]?.id, order: undefined });
  expect(after.filter(({ id }) => !ordersBefore.some((order) => order.id === id))).toHaveLength(1);
  expect(requests.filter((request) => request.endsWith('/submit'))).toHaveLength(1);
  await tab.load();
  expect(writer.lines).toEqual([]);
});
