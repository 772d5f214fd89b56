import { expect, test } from 'vitest';
import { openTestBackend, type Client } from '../client.fixture';

const overview = '/v1/effective-customers/AL/100/orders/overview';

interface Entry {
  readonly id: string;
  readonly creationTime: string;
  readonly itemsCount: number;
  readonly totalPriceString: string;
  readonly source: string;
  readonly deliverySlotDate: string;
  readonly deliveryAddress: { readonly street: string };
}

async function allEntries(client: Client, query: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let page = 0; ; page += 1) {
    const { body } = await client('GET', `${overview}?${query}&page=${page}`);
    entries.push(...body.orders);
    if (page + 1 >= body.page.totalPages) return entries;
  }
}

test('orders come newest first, twenty on a page, and none beyond the last page', async () => {
  const anna = await openTestBackend().as('anna.al');
  const { body: first } = await anna('GET', overview);
  expect([first.page.number, first.page.size, first.orders.length, first.page.totalPages]).toEqual([
    0,
    20,
    20,
    Math.ceil(first.page.totalElements / 20),
  ]);
  const times = (await allEntries(anna, '')).map(({ creationTime }) => creationTime);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Set(times).size).toBe(first.page.totalElements);
  expect((await anna('GET', `${overview}?page=99`)).body.orders).toEqual([]);
});

test.each<[string, (entry: Entry) => string | number]>([
  ['id', ({ id }) => id],
  ['orderedAt', ({ creationTime }) => creationTime],
  ['source', ({ source }) => source],
  ['deliveryAddress', ({ deliveryAddress }) => deliveryAddress.street],
  ['positions', ({ itemsCount }) => itemsCount],
  ['sum', ({ totalPriceString }) => Number(totalPriceString)],
  ['deliveryDate', ({ deliverySlotDate }) => deliverySlotDate],
])('orders are sorted by %s, both ways and in either spelling of the direction', async (field, valueOf) => {
  const anna = await openTestBackend().as('anna.al');
  const compare = (one: Entry, other: Entry) => (valueOf(one) < valueOf(other) ? -1 : Number(valueOf(one) > valueOf(other)));
  for (const [direction, sign] of [
    ['ASC', 1],
    ['desc', -1],
  ] as const) {
    const entries = await allEntries(anna, `sortBy=${field}&sortDirection=${direction}`);
    expect(entries).toHaveLength((await anna('GET', overview)).body.page.totalElements);
    for (const [index, entry] of entries.slice(1).entries()) expect(sign * compare(entries[index]!, entry)).toBeLessThanOrEqual(0);
  }
});

test('orders are filtered by source', async () => {
  const anna = await openTestBackend().as('anna.al');
  const mailed = await allEntries(anna, 'source=EMAIL');
  expect(mailed.length).toBeGreaterThan(0);
  expect(new Set(mailed.map(({ source }) => source))).toEqual(new Set(['EMAIL']));
});

test("the products of an order are named in the reader's language", async () => {
  const anna = await openTestBackend().as('anna.al');
  const { body } = await anna('GET', overview);
  const path = `/v1/effective-customers/AL/100/order/${body.orders[0].id}`;
  const [german, italian] = [(await anna('GET', path)).body, (await anna('GET', path, { language: 'it-IT,it;q=0.9' })).body];
  const names = (order: { orderItems: { name: string }[] }) => order.orderItems.map(({ name }) => name);
  expect(names(german)).not.toEqual(names(italian));
  expect(german.orderItems).toHaveLength(body.orders[0].itemsCount);
});

test('an order of one customer is not found under another', async () => {
  const anna = await openTestBackend().as('anna.al');
  const { body } = await anna('GET', overview);
  expect(await anna('GET', `/v1/effective-customers/AL/101/order/${body.orders[0].id}`)).toMatchObject({ status: 403 });
});

test('the long history has 200 orders of 40 lines', async () => {
  const ida = await openTestBackend().as('ida.al');
  const { body } = await ida('GET', '/v1/effective-customers/AL/800/orders?page=9');
  expect(body.page).toEqual({ totalElements: 200, totalPages: 10, number: 9, size: 20 });
  expect(body.orders.map(({ orderItems }: { orderItems: unknown[] }) => orderItems.length)).toEqual(Array(20).fill(40));
});

test('documents come by kind and date, newest first by default', async () => {
  const anna = await openTestBackend().as('anna.al');
  const receipts = async (type: string, query = '') =>
    (await anna('GET', `/v1/effective-customers/AL/100/receipt/${type}?pageSize=300&${query}`)).body.documents;
  const [all, invoices, oldest] = [await receipts('all'), await receipts('invoice'), await receipts('invoice', 'sortDirection=ASC')];
  const kinds = ['order', 'deliverynote', 'invoice', 'creditmemo'];
  const counts = await Promise.all(kinds.map(async (kind) => (await receipts(kind)).length));
  expect(all).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
  expect(invoices.map(({ documentNumber }: { documentNumber: string }) => documentNumber)).toEqual(
    oldest.map(({ documentNumber }: { documentNumber: string }) => documentNumber).toReversed(),
  );
  expect(all.every(({ date }: { date: string }) => date <= '2025-11-21')).toBe(true);
});

test('a new customer and the scenario of empty lists have no orders', async () => {
  const anna = await openTestBackend().as('anna.al');
  const empty = { totalElements: 0, totalPages: 0, number: 0, size: 20 };
  expect((await anna('GET', '/v1/effective-customers/AL/102/orders/overview')).body).toEqual({ page: empty, orders: [] });
  expect((await anna('GET', overview, { scenario: 'emptyLists' })).body).toEqual({ page: empty, orders: [] });
  expect((await anna('GET', '/v1/effective-customers/AL/100/receipt/all', { scenario: 'emptyLists' })).body.documents).toEqual([]);
});

test("another customer's order is distinguished from an unknown number", async () => {
  const { as } = openTestBackend();
  const anna = await as('anna.al');
  const codeOf = async (id: string, customer = '100') => {
    const { status, body } = await anna('GET', `/v1/effective-customers/AL/${customer}/order/${id}`);
    return [status, body.code];
  };
  // Of another of her customers, of another user's, and of nobody.
  expect(await codeOf('4501010001')).toEqual([403, 'foreignOrder']);
  expect(await codeOf('4501010001', '101')).toEqual([200, undefined]);
  expect(await codeOf('4503000001')).toEqual([403, 'foreignOrder']);
  for (const id of ['4501009999', '4599990001', 'x', '45']) expect(await codeOf(id)).toEqual([404, 'notFound']);
});
