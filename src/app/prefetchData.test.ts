import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ownShop } from '../domain/shop';
import { emptySearch } from '../domain/search';
import { getGetHeaderQueryKey } from '../gen/cms/get-header';
import { getGetFairQueryKey } from '../gen/fair/get-fair';
import { customerOptions, customersOptions } from '../queries/customer';
import { productOptions, searchOptions } from '../queries/catalogue';
import { productDetailsOptions } from '../queries/productDetails';
import type { ShopContext } from '../queries/shopContext';
import { contentPageOptions } from '../queries/contentPage';
import { orderOverviewOptions } from '../queries/order';
import { prefetchData, prefetchFrame } from './prefetchData';
import { wholePatterns } from './screens';

const buyer: ShopContext = { tenant: 'AL', customerId: '100', shop: ownShop, language: 'de' };
const permissions = { canSeePrices: true, displayCrossTenantProductId: true };

async function prefetched(href: string, context = buyer, canSeePrices = true, queryClient = new QueryClient()): Promise<unknown[]> {
  const fetched = vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue(undefined);
  await prefetchData(queryClient, context, { ...permissions, canSeePrices }, new URL(href, 'http://shop.test'));
  return fetched.mock.calls.map(([{ queryKey }]) => queryKey);
}

test('a product is fetched as its page asks for it, its details once it is known how they are read', async () => {
  const queryClient = new QueryClient();
  const fetched = vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue(undefined);
  await prefetchData(queryClient, buyer, permissions, new URL('/product/104711', 'http://shop.test'));
  expect(fetched.mock.calls.map(([{ queryKey }]) => queryKey)).toEqual([
    productOptions(buyer, '104711').queryKey,
    customerOptions(buyer).queryKey,
    productDetailsOptions(buyer, { sku: '104711', images: [], alcohol: undefined }).queryKey,
  ]);
});

test('a search is fetched as its page asks for it', async () => {
  expect(await prefetched('/search?query=reis&attributes=BIO&pageSize=50&supplierIds=70012')).toEqual([
    searchOptions(buyer, { ...emptySearch, query: 'reis', attributes: ['BIO'], pageSize: 50 }, ['70012']).queryKey,
  ]);
});

test('who may not see prices asks for no search by price, as the page does', async () => {
  expect(await prefetched('/search?query=reis&prices=BULK', buyer, false)).toEqual([
    searchOptions(buyer, { ...emptySearch, query: 'reis' }).queryKey,
  ]);
});

test('a fair has its own calls, and is for customers', async () => {
  const fair: ShopContext = { ...buyer, shop: { kind: 'fair', fairCode: 'herbst' } };
  expect(await prefetched('/subshop/promotions/herbst/search?category=130000')).toEqual([
    searchOptions(fair, { ...emptySearch, category: '130000' }).queryKey,
  ]);
  expect(await prefetched('/subshop/promotions/herbst/search', { ...buyer, customerId: undefined })).toEqual([]);
});

test('the cart is fetched for customers', async () => {
  expect(await prefetched('/checkout')).toHaveLength(1);
  expect(await prefetched('/checkout', { ...buyer, customerId: undefined })).toEqual([]);
});

const operations = (keys: readonly unknown[]) => keys.map((key) => (key as readonly unknown[])[0]);

test.each([
  ['/essential-products', 'browseCustomerEssentialProducts'],
  ['/my/orders?source=WEB&page=2', 'listOrderOverview'],
  ['/my/orders/detail/500123', 'getOrder'],
  ['/my/ordertemplates?query=woche', 'searchOrderTemplates'],
  ['/my/receipts?type=order', 'listReceipts'],
  ['/my/inventory', 'listGroupedInventories'],
  ['/my/deletedInventories', 'listDeletedInventories'],
  ['/my/companion-orders', 'listCompanionOrders'],
  ['/my/label-prints', 'listLabelProducts'],
  ['/my/notification-center?type=2', 'listNotifications'],
  ['/my/customers', 'listCustomers'],
  ['/subshop/promotions', 'listFairs'],
  ['/subshop/promotions/herbst', 'getFair'],
  ['/subshop/promotions/herbst/quantity-history', 'getFair'],
])('%s is fetched for customers alone, by %s', async (href, operation) => {
  expect(operations(await prefetched(href))).toEqual([operation]);
  expect(await prefetched(href, { ...buyer, customerId: undefined })).toEqual([]);
});

test.each([
  ['/page/agb/liefern', 'findDynamicPage'],
  ['/flyers', 'findDynamicPage'],
  ['/messe', 'findDynamicPage'],
  ['/contacts', 'listContacts'],
  ['/jobs', 'listJobs'],
  ['/jobs/koch', 'getJob'],
])('%s is fetched for everybody, by %s', async (href, operation) => {
  expect(operations(await prefetched(href, { ...buyer, customerId: undefined }))).toEqual([operation]);
});

test('a content page is asked for by the whole rest of its address, an address without one for nothing', async () => {
  expect(await prefetched('/page/agb/liefern%20und%20zahlen')).toEqual([contentPageOptions('agb/liefern und zahlen').queryKey]);
  expect(await prefetched('/page/')).toEqual([]);
});

test('a list is fetched as its address says', async () => {
  const state = { sort: { field: 'orderedAt', direction: 'desc' }, filters: {}, page: 1 } as const;
  expect(await prefetched('/my/orders?page=2')).toEqual([orderOverviewOptions(buyer, state).queryKey]);
});

test.each([
  [{ start: '2026-09-01', end: '2026-09-30' }, ['getFair', 'browseQuantityHistory']],
  [undefined, ['getFair']],
])('the order suggestion of a fair with the range %j is asked for once that is known', async (orderHistoryAggregationRange, expected) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(getGetFairQueryKey('herbst'), { orderHistoryAggregationRange });
  expect(operations(await prefetched('/subshop/promotions/herbst/quantity-history', buyer, true, queryClient))).toEqual(expected);
});

test('an inventory comes with what was counted; to count a new one nothing is asked for', async () => {
  expect(operations(await prefetched('/my/inventory/7'))).toEqual(['listGroupedInventories+listDeletedInventories', 'getInventoryDetails']);
  expect(await prefetched('/my/inventory/new')).toEqual([]);
});

test('every list and every screen of one thing is fetched ahead, but a template, whose news are told once', () => {
  // Forms, steps of a way, and what is put together of several answers on the screen itself.
  const others = [
    'analytics',
    'cartAllergens',
    'contentPreview',
    'fairStart',
    'goodsReceived',
    'home',
    'inventoryCount',
    'logout',
    'notFound',
    'orderAllergens',
    'orderSheet',
    'privacy',
    'signIn',
    'templateAllergens',
    'templateGuests',
    'userProfile',
    'wrongTenant',
  ];
  const without = new Set(wholePatterns.filter(({ fetchAhead }) => !fetchAhead).map(({ folder }) => folder));
  expect([...without].toSorted()).toEqual([...others, 'orderTemplate'].toSorted());
  const files = new Set(Object.keys(import.meta.glob('../pages/*/ahead.ts')).map((file) => file.split('/')[2] ?? ''));
  const declared = new Set(wholePatterns.filter(({ fetchAhead }) => fetchAhead === 'ahead.ts').map(({ folder }) => folder));
  expect(files).toEqual(declared);
});

test('the head of the page is asked for as it asks itself: the customers only for those who have one', () => {
  const asked = (context: ShopContext) => {
    const queryClient = new QueryClient();
    const fetched = vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue(undefined);
    prefetchFrame(queryClient, context);
    return fetched.mock.calls.map(([{ queryKey }]) => queryKey);
  };
  expect(asked(buyer)).toEqual([getGetHeaderQueryKey(), customersOptions('AL').queryKey]);
  expect(asked({ ...buyer, customerId: undefined })).toEqual([getGetHeaderQueryKey()]);
});

test('an answer that nobody can read hinders nothing: the screen says so', async () => {
  const queryClient = new QueryClient();
  const queryKey: readonly unknown[] = searchOptions(buyer, { ...emptySearch, query: 'reis' }).queryKey;
  vi.spyOn(queryClient, 'prefetchQuery').mockImplementation(async () => void queryClient.setQueryData(queryKey, { groupings: 'none' }));
  await expect(prefetchData(queryClient, buyer, permissions, new URL('/search?query=reis', 'http://shop.test'))).resolves.toBeUndefined();
  expect(queryClient.getQueryData(queryKey)).toEqual({ groupings: 'none' });
});
