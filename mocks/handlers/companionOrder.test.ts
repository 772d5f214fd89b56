import { expect, test } from 'vitest';
import { openTestBackend } from '../client.fixture';

const open = '/v1/t/AL/customers/100/companion-orders';
const cart = '/v1/t/AL/my/shopping-cart/100';
const idsOf = (orders: readonly { readonly id: string }[]) => orders.map(({ id }) => id);

test('the open orders of this customer only, newest first, in the reader’s language', async () => {
  const backend = openTestBackend();
  const anna = await backend.as('anna.al');
  const { body: german } = await anna('GET', open);
  expect(idsOf(german)).toEqual(['companion-100-1', 'companion-100-2', 'companion-100-3']);
  const times = german.map(({ createdAt }: { createdAt: string }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  const { body: italian } = await anna('GET', open, { language: 'it' });
  expect(italian[0].items[0].name).not.toBe(german[0].items[0].name);
  expect((await anna('GET', '/v1/t/AL/customers/102/companion-orders')).body).toEqual([]);
  expect(await anna('GET', '/v1/t/AL/customers/300/companion-orders')).toMatchObject({ status: 403 });
  expect((await anna('GET', open, { scenario: 'emptyLists' })).body).toEqual([]);
});

test('an import adds orderable products to the cart, names the rest, and closes the order', async () => {
  const anna = await openTestBackend().as('anna.al');
  const {
    body: [, order],
  } = await anna('GET', open);
  const { status, body } = await anna('POST', `${open}/${order.id}/import`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ deliveryAddressGone: true, unloadingAreaGone: false });
  const reasons = body.removedProducts.map(({ reason }: { reason: string }) => reason);
  expect(reasons).toEqual(['UNIT_NOT_SOLD', 'REMOVED_FROM_INVENTORY']);
  const inCart = body.cart.items.map(({ sku }: { sku: string }) => sku);
  expect(inCart).toEqual(order.items.slice(0, 3).map(({ productSku }: { productSku: string }) => productSku));
  expect((await anna('GET', cart)).body.items).toHaveLength(3);
  expect(idsOf((await anna('GET', open)).body)).toEqual(['companion-100-1', 'companion-100-3']);
});

test('an import replaces the amount in the cart and happens once', async () => {
  const anna = await openTestBackend().as('anna.al');
  const {
    body: [order],
  } = await anna('GET', open);
  const [first] = order.items;
  await anna('PUT', '/v1/t/AL/my/shopping-cart-items/100', {
    body: [{ sku: first.productSku, amount: 40, unitAbbreviation: first.unitAbbreviation }],
  });
  const { body } = await anna('POST', `${open}/${order.id}/import`);
  expect(body.cart.items[0]).toMatchObject({ sku: first.productSku, amount: first.amount });
  expect(await anna('POST', `${open}/${order.id}/import`)).toMatchObject({ status: 409 });
  expect(await anna('DELETE', `${open}/${order.id}`)).toMatchObject({ status: 404 });
});

test('a deleted unloading area is reported', async () => {
  const anna = await openTestBackend().as('anna.al');
  expect((await anna('POST', `${open}/companion-100-3/import`)).body).toMatchObject({
    deliveryAddressGone: false,
    unloadingAreaGone: true,
    removedProducts: [],
  });
});

test('a discarded order is gone, for its import as well; an unknown one is not found', async () => {
  const anna = await openTestBackend().as('anna.al');
  expect(await anna('DELETE', `${open}/companion-100-1`)).toMatchObject({ status: 204 });
  expect(idsOf((await anna('GET', open)).body)).toEqual(['companion-100-2', 'companion-100-3']);
  expect(await anna('DELETE', `${open}/companion-100-1`)).toMatchObject({ status: 404 });
  expect(await anna('POST', `${open}/companion-100-1/import`)).toMatchObject({ status: 404 });
  expect(await anna('POST', `${open}/companion-1/import`)).toMatchObject({ status: 404 });
  expect((await anna('GET', cart)).body.items).toEqual([]);
});

test('a faulty call changes nothing', async () => {
  const anna = await openTestBackend().as('anna.al');
  expect(await anna('POST', `${open}/companion-100-1/import`, { scenario: 'importCompanionOrder=503' })).toMatchObject({ status: 503 });
  expect((await anna('GET', open)).body).toHaveLength(3);
  expect((await anna('GET', cart)).body.items).toEqual([]);
});
