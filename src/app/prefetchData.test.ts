import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ownShop } from '#domain/customer/shop.ts';
import { emptySearch } from '#domain/search/search.ts';
import { getGetHeaderQueryKey } from '#gen/cms/get-header.ts';
import { getGetFairQueryKey } from '#gen/fair/get-fair.ts';
import { customerOptions, customersOptions } from '#queries/customer.ts';
import { productOptions, searchOptions } from '#queries/catalogue.ts';
import { productDetailsOptions } from '#queries/productDetails.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { contentPageOptions } from '#queries/contentPage.ts';
import { orderOverviewOptions } from '#queries/order.ts';
import { prefetchData, prefetchFrame } from './prefetchData';
import { wholePatterns } from './screens';

const buyer: ShopContext = { tenant: 'AL', customerId: '100', shop: ownShop, language: 'de' };
const permissions = { canSeePrices: true, displayCrossTenantProductId: true };

async function prefetched(href: string, context = buyer, canSeePrices = true, queryClient = new QueryClient()): Promise<unknown[]> {
  const fetched = vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue(undefined);
  await prefetchData(queryClient, context, { ...permissions, canSeePrices }, new URL(href, 'http://shop.test'));
  return fetched.mock.calls.map(([{ queryKey }]) => queryKey);
}

test('a product is fetched as its page does, its details once their route is known', async () => {
  const queryClient = new QueryClient();
  const fetched = vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue(undefined);
  await prefetchData(queryClient, buyer, permissions, new URL('/product/104711', 'http://shop.test'));
  expect(fetched.mock.calls.map(([{ queryKey }]) => queryKey)).toEqual([
    productOptions(buyer, '104711').queryKey,
    customerOptions(buyer).queryKey,
    productDetailsOptions(buyer, { sku: '104711', images: [], alcohol: undefined }).queryKey,
  ]);
});

test('a search is fetched as its page does', async () => {
  expect(await prefetched('/search?query=reis&attributes=BIO&pageSize=50&supplierIds=70012')).toEqual([
    searchOptions(buyer, { ...emptySearch, query: 'reis', attributes: ['BIO'], pageSize: 50 }, ['70012']).queryKey,
  ]);
});

test('a user without prices fetches no search sorted by price, as the page does', async () => {
  expect(await prefetched('/search?query=reis&prices=BULK', buyer, false)).toEqual([
    searchOptions(buyer, { ...emptySearch, query: 'reis' }).queryKey,
  ]);
});

test('a fair has its own calls, which need a customer', async () => {
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
  ['/my/orders/detail/500123', 'foundOrder+getOrder'],
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
])('%s is fetched for customers only, by %s', async (href, operation) => {
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
])('%s is fetched for every user, by %s', async (href, operation) => {
  expect(operations(await prefetched(href, { ...buyer, customerId: undefined }))).toEqual([operation]);
});

test('a content page is fetched by the full rest of its address; without a rest nothing is fetched', async () => {
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
])(
  'the order suggestion of a fair with the range %j is fetched once the range is known',
  async (orderHistoryAggregationRange, expected) => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(getGetFairQueryKey('herbst'), { orderHistoryAggregationRange });
    expect(operations(await prefetched('/subshop/promotions/herbst/quantity-history', buyer, true, queryClient))).toEqual(expected);
  },
);

test('an inventory is fetched with its counts; a new count fetches nothing', async () => {
  expect(operations(await prefetched('/my/inventory/7'))).toEqual([
    'foundInventory+listGroupedInventories+listDeletedInventories',
    'getInventoryDetails',
  ]);
  expect(await prefetched('/my/inventory/new')).toEqual([]);
});

test('every list and every detail screen is prefetched, except a template, whose changes are reported once', () => {
  // Forms, later steps, and pages that compose several answers on the screen itself.
  const others = [
    'analytics',
    'cartAllergens',
    'contentPreview',
    'event',
    'fairStart',
    'goodsReceived',
    'guests',
    'home',
    'inventoryCount',
    'logout',
    'notFound',
    'orderAllergens',
    'orderSheet',
    'privacy',
    'signIn',
    'spending',
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

test("the header's data is fetched as the header does, the customers only for users who have some", () => {
  const asked = (context: ShopContext) => {
    const queryClient = new QueryClient();
    const fetched = vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue(undefined);
    prefetchFrame(queryClient, context);
    return fetched.mock.calls.map(([{ queryKey }]) => queryKey);
  };
  expect(asked(buyer)).toEqual([getGetHeaderQueryKey(), customersOptions('AL').queryKey]);
  expect(asked({ ...buyer, customerId: undefined })).toEqual([getGetHeaderQueryKey()]);
});

test('an unreadable answer stops no prefetch; the screen reports it', async () => {
  const queryClient = new QueryClient();
  const queryKey: readonly unknown[] = searchOptions(buyer, { ...emptySearch, query: 'reis' }).queryKey;
  vi.spyOn(queryClient, 'prefetchQuery').mockImplementation(async () => void queryClient.setQueryData(queryKey, { groupings: 'none' }));
  await expect(prefetchData(queryClient, buyer, permissions, new URL('/search?query=reis', 'http://shop.test'))).resolves.toBeUndefined();
  expect(queryClient.getQueryData(queryKey)).toEqual({ groupings: 'none' });
});
