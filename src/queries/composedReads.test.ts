import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { productsBySkuOptions } from '../cart/productsBySku';
import { getCompleteProductsQueryKey } from '../gen/product/complete-products';
import { getFindProductsBySkuQueryKey } from '../gen/product/find-products-by-sku';
import { made } from '../../tests/examples/made';
import { getProductMock } from '../gen/models/index.faker';
import { sheetDataOptions } from '../pages/orderSheet/sheetData';
import { fair, own } from './faults.fixture';
import { foundInventoryOptions } from './inventory';
import { barcodeOptions, countedProductsOptions, offlineProductsOptions } from './inventoryCount';
import { invalidateAfter, invalidateAged, invalidateReads, invalidateTranslated } from './invalidation';
import { lastPaidOptions } from './lastPaid';
import { composedKey, operationsOf, readRule, type WriteOperation } from './operations';
import { previousDeliveryOptions } from './previousDelivery';

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
    'what is counted without a network',
    offlineProductsOptions(client(), own).queryKey,
    ['createInventory', 'deleteInventory', 'setOrderTemplateItem'],
  ],
  ['an inventory out of the lists', foundInventoryOptions(own, 'i1').queryKey, ['recoverInventory', 'deleteInventory']],
  ['what was paid last', lastPaidOptions(own).queryKey, ['submitCart', 'submitSubshopCart']],
])('%s is stale after a change of what it is made of', (_of, queryKey, writes) => {
  for (const write of writes) {
    const queryClient = client();
    queryClient.setQueryData(queryKey, {});
    invalidateAfter(queryClient, write);
    expect([write, queryClient.getQueryState(queryKey)?.isInvalidated]).toEqual([write, true]);
  }
});

test('an inventory out of the lists is stale with the deleted ones alone, too', () => {
  const queryClient = client();
  const { queryKey } = foundInventoryOptions(own, 'i1');
  queryClient.setQueryData(queryKey, null);
  void invalidateReads(queryClient, ['listDeletedInventories']);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('the order before stays as it was first read, whatever happens while the delivery is chosen', () => {
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

test('a switch of language asks for no second order before', () => {
  const keyIn = (language: 'de' | 'en') => previousDeliveryOptions(client(), { ...own, language }, likeLast).queryKey;
  expect(keyIn('en')).toEqual(keyIn('de'));
});

test.each([
  ['products by sku', productsBySkuOptions(own, ['104711', '104711']).queryKey],
  ['counted products', countedProductsOptions(own, ['104711']).queryKey],
])('%s are kept under the key of their call', (_of, queryKey) => {
  expect(queryKey).toEqual(getFindProductsBySkuQueryKey('AL', ['104711'], { customerId: '100', showInactive: true }));
});

test('a barcode that was looked up is kept under the key of its call', () => {
  const params = { query: '9001234567890', size: 6, customerId: '100' };
  expect(barcodeOptions(own, '9001234567890').queryKey).toEqual(getCompleteProductsQueryKey('AL', params));
});

test('a fair has prices of its own, also for products that were read before', () => {
  expect(productsBySkuOptions(fair, ['104711']).queryKey).not.toEqual(productsBySkuOptions(own, ['104711']).queryKey);
  expect(sheet({ kind: 'essence' }, fair).queryKey).not.toEqual(sheet({ kind: 'essence' }).queryKey);
});

test('products that one screen has read are there for another', () => {
  const queryClient = client();
  queryClient.setQueryData(productsBySkuOptions(own, ['104711']).queryKey, [made(getProductMock, { sku: '104711' })]);
  expect(queryClient.getQueryData(countedProductsOptions(own, ['104711']).queryKey)?.[0]?.sku).toBe('104711');
});

test('what is made of several calls keeps as long as the first of them to age', () => {
  // A template keeps half a minute, products five, and both are the customer's and in a language.
  expect(readRule(composedKey(['findProductsBySku', 'getOrderTemplate'], 'AL', '100'))).toEqual({
    staleTime: minute / 2,
    perCustomer: true,
    translated: true,
    failure: 'inline',
  });
  // The first decides what is seen of a failure: nothing of free terms, a sentence of the customer's orders.
  expect(readRule(composedKey(['completeProducts', 'listOrders']))?.failure).toBe('silent');
  expect(readRule(composedKey(['listOrders', 'completeProducts']))?.failure).toBe('inline');
});

test.each([
  [['listOrders', 'AL'], ['listOrders']],
  [composedKey(['listOrders', 'getCustomer'], 'AL'), ['listOrders', 'getCustomer']],
  [['themeTokens', 'AL'], []],
  [['toString'], []],
  [[7], []],
  [[], []],
])('the calls of %j', (queryKey, operations) => {
  expect(operationsOf(queryKey)).toEqual(operations);
  expect(readRule(queryKey) === undefined).toBe(operations.length === 0);
});

test('nothing is put together from an answer that is about to be read again', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  let lists = 0;
  const list = { queryKey: ['listOrderTemplates', 'AL'], queryFn: () => Promise.resolve((lists += 1)) };
  const observer = new QueryObserver(queryClient, {
    queryKey: composedKey(['searchOrderTemplates', 'listOrderTemplates'], 'AL'),
    queryFn: () => queryClient.fetchQuery(list),
  });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toBe(1);
  await invalidateReads(queryClient, ['searchOrderTemplates', 'listOrderTemplates']);
  expect(observer.getCurrentResult().data).toBe(2);
  stop();
});
