import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { productsBySkuOptions } from '#cart/productsBySku.ts';
import { getCompleteProductsQueryKey } from '#gen/product/complete-products.ts';
import { getFindProductsBySkuQueryKey } from '#gen/product/find-products-by-sku.ts';
import { made } from '#tests/examples/made.ts';
import { getProductMock } from '#gen/models/index.faker.ts';
import { sheetDataOptions } from '#pages/orderSheet/sheetData.ts';
import { fair, own } from './faults.fixture';
import { foundInventoryOptions } from './inventory';
import { barcodeOptions, countedProductsOptions, offlineProductsOptions } from './inventoryCount';
import { invalidateAfter, invalidateAged, invalidateReads, invalidateTranslated } from './invalidation';
import { lastPaidOptions } from './lastPaid';
import { operationsOf, readRule, type WriteOperation } from './operations';
import { previousDeliveryOptions } from './previousDelivery';
import { composedKey } from './queryKeys';

const client = () => new QueryClient();
const minute = 60_000;

const sheet = (source: Parameters<typeof sheetDataOptions>[2], context = own) => sheetDataOptions(client(), context, source, () => []);
const likeLast = { likeOrder: undefined, userName: 'anna.al' };

test.each<[string, readonly unknown[], WriteOperation[]]>([
  [
    'the sheet of a template',
    sheet({ kind: 'template', id: 't1' }).queryKey,
    ['setOrderTemplateItem', 'removeOrderTemplateItem', 'updateOrderTemplate'],
  ],
  ['the sheet of the essence list', sheet({ kind: 'essence' }).queryKey, ['setEssenceVisibility', 'setEssencePeriod', 'submitCart']],
  ['the sheet of the last orders', sheet({ kind: 'orders', count: 3 }).queryKey, ['submitCart', 'submitSubshopCart']],
  [
    'the products for an offline count',
    offlineProductsOptions(client(), own).queryKey,
    ['createInventory', 'deleteInventory', 'setOrderTemplateItem'],
  ],
  ['an inventory out of the lists', foundInventoryOptions(own, 'i1').queryKey, ['recoverInventory', 'deleteInventory']],
  ['the last paid prices', lastPaidOptions(own).queryKey, ['submitCart', 'submitSubshopCart']],
])('%s is stale after a change of its sources', (_of, queryKey, writes) => {
  for (const write of writes) {
    const queryClient = client();
    queryClient.setQueryData(queryKey, {});
    invalidateAfter(queryClient, write);
    expect([write, queryClient.getQueryState(queryKey)?.isInvalidated]).toEqual([write, true]);
  }
});

test('an inventory from the lists is stale after a change of the deleted ones alone, too', () => {
  const queryClient = client();
  const { queryKey } = foundInventoryOptions(own, 'i1');
  queryClient.setQueryData(queryKey, null);
  void invalidateReads(queryClient, ['listDeletedInventories']);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('the previous order stays as first read, whatever happens during the delivery step', () => {
  const queryClient = client();
  let reads = 0;
  const observer = new QueryObserver(queryClient, {
    ...previousDeliveryOptions(queryClient, own, likeLast),
    queryFn: () => {
      reads += 1;
      return { place: undefined, hasSeveral: false, recipients: undefined };
    },
  });
  const stop = observer.subscribe(() => undefined);
  expect(reads).toBe(1);
  invalidateAged(queryClient);
  invalidateTranslated(queryClient);
  invalidateAfter(queryClient, 'submitCart');
  expect(reads).toBe(1);
  stop();
});

test('a switch of language does not fetch the previous order again', () => {
  const keyIn = (language: 'de' | 'en') => previousDeliveryOptions(client(), { ...own, language }, likeLast).queryKey;
  expect(keyIn('en')).toEqual(keyIn('de'));
});

test.each([
  ['products by sku', productsBySkuOptions(own, ['104711', '104711']).queryKey],
  ['counted products', countedProductsOptions(own, ['104711']).queryKey],
])('%s are cached under the key of their call', (_of, queryKey) => {
  expect(queryKey).toEqual(getFindProductsBySkuQueryKey('AL', ['104711'], { customerId: '100', showInactive: true }));
});

test('a looked-up barcode is cached under the key of its call', () => {
  const params = { query: '9001234567890', size: 6, customerId: '100' };
  expect(barcodeOptions(own, '9001234567890').queryKey).toEqual(getCompleteProductsQueryKey('AL', params));
});

test('a fair has prices of its own, also for products that were read before', () => {
  expect(productsBySkuOptions(fair, ['104711']).queryKey).not.toEqual(productsBySkuOptions(own, ['104711']).queryKey);
  expect(sheet({ kind: 'essence' }, fair).queryKey).not.toEqual(sheet({ kind: 'essence' }).queryKey);
});

test('products read by one screen are available to another', () => {
  const queryClient = client();
  queryClient.setQueryData(productsBySkuOptions(own, ['104711']).queryKey, [made(getProductMock, { sku: '104711' })]);
  expect(queryClient.getQueryData(countedProductsOptions(own, ['104711']).queryKey)?.[0]?.sku).toBe('104711');
});

test('a composed read stays fresh as long as the first of its calls to age', () => {
  // A template is fresh for half a minute, products for five, and both depend on customer and language.
  expect(readRule(composedKey('orderSheet', ['findProductsBySku', 'getOrderTemplate'], 'AL', '100'))).toEqual({
    staleTime: minute / 2,
    perCustomer: true,
    translated: true,
    failure: 'inline',
  });
  // The first operation decides how a failure shows: silent for free terms, inline for the customer's orders.
  expect(readRule(composedKey('lastPaid', ['completeProducts', 'listOrders']))?.failure).toBe('silent');
  expect(readRule(composedKey('lastPaid', ['listOrders', 'completeProducts']))?.failure).toBe('inline');
});

test.each([
  [['listOrders', 'AL'], ['listOrders']],
  [composedKey('lastPaid', ['listOrders', 'getCustomer'], 'AL'), ['listOrders', 'getCustomer']],
  [['themeTokens', 'AL'], []],
  [['toString'], []],
  [[7], []],
  [[], []],
])('the calls of %j', (queryKey, operations) => {
  expect(operationsOf(queryKey)).toEqual(operations);
  expect(readRule(queryKey) === undefined).toBe(operations.length === 0);
});

test('nothing is composed from an answer that is being refetched', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  let lists = 0;
  const list = { queryKey: ['listOrderTemplates', 'AL'], queryFn: () => Promise.resolve((lists += 1)) };
  const observer = new QueryObserver(queryClient, {
    queryKey: composedKey('orderSheet', ['searchOrderTemplates', 'listOrderTemplates'], 'AL'),
    queryFn: () => queryClient.fetchQuery(list),
  });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toBe(1);
  await invalidateReads(queryClient, ['searchOrderTemplates', 'listOrderTemplates']);
  expect(observer.getCurrentResult().data).toBe(2);
  stop();
});
