// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listPrice, wireProduct } from '#tests/examples/wire.ts';
import { addressLine } from '#domain/customer/customer.ts';
import { declaresAllergens } from '#domain/allergens/allergens.ts';
import { moneyText } from '#domain/price/money.ts';
import { bestPrice } from '#domain/price/price.ts';
import { toProduct, type Product } from '#domain/product/product.ts';
import type { BulkPrice, Order, Product as WireProduct } from '#gen/models/index.ts';
import { configureHttp } from '#http/ports.ts';
import { formatDay, formatMoment } from '#i18n/format.ts';
import { readCartInTime } from '#cart/cart.ts';
import { cartCalls } from '#cart/cartCalls.ts';
import { productOptions } from './catalogue';
import { own } from './context.fixture';
import { productDetailsOptions } from './productDetails';
import { customerOptions, customersOptions } from './customer';
import { orderOptions, orderOverviewOptions, unreadableLines } from './order';

/** Fields that backends are known to send wrong, each with its outcome. */
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
let body: unknown;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  configureHttp({
    token: () => 'T',
    csrfToken: () => undefined,
    language: () => 'de',
    fetchToken: () => Promise.reject(new Error('none')),
    storeToken: () => undefined,
    onSignedOut: () => undefined,
    onContentUnauthorized: () => undefined,
  });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } }));
});

afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function product(fields: Readonly<Record<string, unknown>>): Promise<Product> {
  body = { ...wireProduct({ sku: '1', bulkPrices: [listPrice('10.00')] }), ...fields };
  return toProduct((await client.fetchQuery(productOptions(own, '1') as never)) as WireProduct);
}

const withPrice = (fields: Readonly<Record<string, unknown>>) => product({ bulkPrices: [{ ...listPrice('10.00'), ...fields }] });
const priceOf = ({ prices, basePrice }: Product) => {
  const quote = bestPrice(prices, { amount: 1, ratio: 1, basePrice });
  return quote.kind === 'priced' ? moneyText(quote.unitPrice) : quote.kind;
};

test('a cart line without an amount stays visible as a line that can only be removed', async () => {
  body = {
    customerId: '100',
    items: [
      { sku: '1', amount: 2, unitAbbreviation: 'STK', product: wireProduct({ sku: '1' }) },
      { sku: '2', amount: null, unitAbbreviation: 'STK' },
      null,
    ],
  };
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const cart = await readCartInTime(client, own);
  expect(cart?.lines.map(({ sku }) => sku)).toEqual(['1']);
  expect(cart?.errors.map(({ sku }) => sku)).toEqual(['2', '']);
  expect(error).toHaveBeenCalledTimes(2);
});

test('a cart with one unreadable line is neither empty nor lost', async () => {
  body = { customerId: '100', items: [{ sku: '2', amount: null, unitAbbreviation: 'STK' }] };
  expect((await cartCalls(own).get({})).items.map(({ sku }) => sku)).toEqual(['2']);
});

test.each([
  ['null', null],
  ['an empty text', ''],
  ['an empty object', {}],
  ['no list', { customerId: '100', items: null }],
])('%s is not a cart', async (_what, answer) => {
  body = answer;
  await expect(cartCalls(own).get({})).rejects.toMatchObject({ name: 'ResponseError', status: 200 });
});

test('a customer without an address is valid, with an empty address', async () => {
  const summary = { id: 'AL-100', customerId: '100', tenant: 'AL', displayName: 'Gasthof Ebner', disabled: false };
  body = [summary, { ...summary, customerAddress: null }, { displayName: 'Niemand' }];
  const customers = (await client.fetchQuery(customersOptions('AL') as never)) as { customerAddress?: undefined }[];
  expect(customers.map(({ customerAddress }) => addressLine(customerAddress))).toEqual(['', '']);
});

test.each<[what: string, fields: Readonly<Record<string, unknown>>, price: string]>([
  ['a sign before the price', { rawValueString: '+5.00' }, '5.00'],
  ['a comma in the price', { rawValueString: '5,00' }, 'onRequest'],
  ['a price as a number', { rawValueString: 5 }, 'onRequest'],
  ['a recommended price as text', { uvp: '12,90' }, '10.00'],
  ['a last day that is none', { toDate: 'irgendwann' }, '10.00'],
  ['a discount of another shape', { attachedDiscount: 'viel' }, '10.00'],
])('%s', async (_what, fields, price) => {
  const shown = await withPrice(fields);
  expect(priceOf(shown)).toBe(price);
  expect(shown.prices.map(({ msrp, toDate }) => [msrp, toDate])).toEqual(price === 'onRequest' ? [] : [[undefined, undefined]]);
});

test('an unreadable price leaves the others', async () => {
  const prices: readonly Partial<Record<keyof BulkPrice, unknown>>[] = [{ ...listPrice('8.00'), minQuantity: null }, listPrice('9.00')];
  expect(priceOf(await product({ bulkPrices: prices }))).toBe('9.00');
});

test("without units or prices a product is shown, and can't be ordered", async () => {
  const bare = await product({ units: null, bulkPrices: null, images: null, attributes: null, salesConditions: null });
  expect([bare.units.length, bare.isOrderable, priceOf(bare)]).toEqual([1, false, 'onRequest']);
});

test.each([
  ['null', null],
  ['a text', 'J'],
  ['a list with something else in it', ['J', null, 'S']],
])('%s for allergens counts as undeclared', async (_what, allergenInfoCodes) => {
  expect(declaresAllergens((await product({ allergenInfoCodes })).allergens)).toBe(false);
});

test('a list of allergens with an invalid entry is undeclared, instead of leaving one out', async () => {
  body = {
    sku: '1',
    imagePaths: [],
    categories: [],
    ingredientOrigins: null,
    allergenInformation: [{ allergen: 'EGGS', code: 'J', displayName: 'Eier' }, null],
  };
  const details = await client.fetchQuery(productDetailsOptions(own, { sku: '1', images: [], alcohol: undefined }) as never);
  expect(details).toMatchObject({ allergenInformation: [], ingredientOrigins: [] });
});

test('invalid dates are missing, or shown as unknown if they are required', async () => {
  const order = { id: '9', creationTime: 'irgendwann', customerId: '100', deliverySlotDate: 'bald', orderItems: [] };
  body = order;
  const read = (await client.fetchQuery(orderOptions(own, '9') as never)) as { creationTime: string };
  expect(read).toEqual({ id: '9', creationTime: 'irgendwann', customerId: '100', orderItems: [] });
  expect(formatMoment(read.creationTime, 'de')).toBe('–');
  expect(formatDay('irgendwann', 'de')).toBe('–');
  body = {
    page: { totalElements: 2, totalPages: 1, number: 0, size: 20 },
    orders: [
      { ...order, itemsCount: 1 },
      { ...order, itemsCount: 'x' },
    ],
  };
  const { orders } = (await client.fetchQuery(
    orderOverviewOptions(own, { sort: { field: 'id', direction: 'asc' }, filters: {}, page: 0 }) as never,
  )) as { orders: unknown[] };
  expect(orders).toHaveLength(1);
  body = {
    id: 'AL-100',
    customerId: '100',
    tenant: 'AL',
    displayName: 'E',
    disabled: false,
    upcomingDays: [
      { day: 'bald', orderUntil: '2026-11-24T12:00:00Z' },
      { day: '2026-11-25', orderUntil: '2026-11-24T12:00:00Z' },
    ],
  };
  expect(await client.fetchQuery(customerOptions(own) as never)).toMatchObject({ upcomingDays: [{ day: '2026-11-25' }] });
});

test('an order that lacks one of its lines is shown with the number of missing ones, also after a refetch', async () => {
  const line = { productSku: '1', amount: 2, name: 'Bergkäse' };
  body = { id: '9', creationTime: '2026-11-24T12:00:00Z', customerId: '100', orderItems: [line, { ...line, amount: null }] };
  for (const _time of ['first', 'again']) {
    const order = (await client.fetchQuery({ ...orderOptions(own, '9'), staleTime: 0 } as never)) as Order;
    expect([order.orderItems.length, unreadableLines(order)]).toEqual([1, 1]);
  }
});
