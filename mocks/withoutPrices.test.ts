import { expect, test } from 'vitest';
import { openTestBackend, type Client } from './client.fixture';
import { demoUsers } from './demoUsers';

const fields =
  /^(price|priceString|mostAccurateRowTotal(String)?|totalPrice(String)?|total(String)?|globalDiscountFactor(String)?|uvp|rawValueString|referencePriceString)$/;

/** Paths of all prices in an answer. */
function pricesIn(value: unknown, path = '$'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(fields.test(key) ? [`${path}.${key}`] : []),
    ...pricesIn(part, `${path}.${key}`),
  ]);
}

const line = { sku: '104711', amount: 2, unitAbbreviation: 'KG' };
const search = (customerId: string) => ({ query: 'käse', customerId });

/** All answers with prices for users who may see them, by purpose. */
const answers: Readonly<Record<string, (client: Client, customer: string) => ReturnType<Client>>> = {
  search: (client, customer) => client('POST', '/v1/t/AL/products/search', { body: search(customer) }),
  'grouped search': (client, customer) => client('POST', '/v1/t/AL/products/searchV2', { body: search(customer) }),
  suggestions: (client, customer) => client('POST', '/v1/t/AL/products/complete', { body: search(customer) }),
  product: (client, customer) => client('GET', `/v1/t/AL/products/104711?customerId=${customer}`),
  recommendations: (client, customer) => client('GET', `/v1/t/AL/products/104711/recommendations?customerId=${customer}`),
  'products of a list': (client, customer) => client('POST', `/v1/t/AL/products/skuBatch?customerId=${customer}`, { body: ['104711'] }),
  cart: (client, customer) => client('PUT', `/v1/t/AL/my/shopping-cart/${customer}`, { body: line }),
  'cart of a fair': (client, customer) => client('PUT', `/v1/t/AL/subshop/herbst/my/cart/${customer}/items`, { body: line }),
  'search in a fair': (client, customer) =>
    client('POST', `/v1/t/AL/${customer}/subshop/herbst/products/search`, { body: search(customer) }),
  fair: (client) => client('GET', '/v1/fair/herbst'),
  orders: (client, customer) => client('GET', `/v1/effective-customers/AL/${customer}/orders`),
  'order list': (client, customer) => client('GET', `/v1/effective-customers/AL/${customer}/orders/overview`),
  documents: (client, customer) => client('GET', `/v1/effective-customers/AL/${customer}/receipt/all`),
};

const cast = demoUsers.filter(({ tenant }) => tenant === 'AL');

test.each(Object.keys(answers))('%s: prices only for users who may see them', async (name) => {
  const told = await Promise.all(
    cast.map(async ({ userName, customerIds, flags }) => {
      const { status, body } = await answers[name]!(await openTestBackend().as(userName), customerIds[0] ?? '');
      // Greta's first customer may not buy everything, and refused calls reveal nothing.
      return status === 200 ? [userName, pricesIn(body).length > 0, flags.includes('canSeePrices')] : [userName, false, false];
    }),
  );
  expect(told.filter(([, isTold, maySee]) => isTold !== maySee)).toEqual([]);
  expect(told.filter(([, isTold]) => isTold).length).toBeGreaterThan(5);
  expect(told.find(([userName]) => userName === 'eva.al')).toEqual(['eva.al', false, false]);
});

test('an order placed by a user without prices has them for users who see prices', async () => {
  const { as } = openTestBackend();
  const [eva, ben] = [await as('eva.al'), await as('ben.al')];
  await eva('PUT', '/v1/t/AL/my/shopping-cart/200', { body: line });
  const { body: customer } = await eva('GET', '/v1/effective-customers/AL/200');
  const placed = await eva('POST', '/v1/t/AL/my/shopping-cart/200/submit', {
    body: {
      deliveryAddressExternalId: customer.deliveryAddresses[0].externalId,
      requestedDeliveryDay: customer.upcomingDays[0].day,
      requestedDeliveryDayFreshProducts: customer.upcomingDays[0].day,
      unloadingArea: customer.deliveryAddresses[0].unloadingAreas?.[0],
    },
  });
  expect([placed.status, placed.body.message]).toEqual([200, undefined]);
  expect(pricesIn(placed.body)).toEqual([]);
  const path = `/v1/effective-customers/AL/200/order/${placed.body.id}`;
  expect(pricesIn((await eva('GET', path)).body)).toEqual([]);
  expect((await ben('GET', path)).body.orderItems[0]).toMatchObject({
    productSku: '104711',
    priceString: expect.stringMatching(/^\d+\.\d\d$/),
  });
});

test('neither a filter nor sorting by price reveals prices', async () => {
  const { as } = openTestBackend();
  const eva = await as('eva.al');
  const skus = async (extra: object) =>
    (await eva('POST', '/v1/t/AL/products/search', { body: { query: 'käse', customerId: '200', ...extra } })).body.products.map(
      ({ sku }: { sku: string }) => sku,
    );
  const plain = await skus({});
  expect(plain.length).toBeGreaterThan(10);
  expect(await skus({ filter: { prices: ['SPECIAL'] } })).toEqual(plain);
  expect(await skus({ sortBy: 'PRICE', sortDirection: 'ASC' })).toEqual(plain);
  const orders = async (query: string) =>
    (await eva('GET', `/v1/effective-customers/AL/200/orders/overview${query}`)).body.orders.map(({ id }: { id: string }) => id);
  expect(await orders('?sortBy=sum&sortDirection=DESC')).toEqual(await orders(''));
});
