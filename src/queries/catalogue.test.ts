import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Shop } from '#domain/customer/shop.ts';
import { emptySearch } from '#domain/search/search.ts';
import { categoriesOptions, knownProduct, productOptions, searchOptions } from './catalogue';
import { suggestionsOptions } from './suggestions';
import { own } from './context.fixture';
import { recommendationsOptions } from './productDetails';
import type { ShopContext } from './shopContext';

const fairShop: Shop = { kind: 'fair', fairCode: 'herbst' };
const fair: ShopContext = { ...own, shop: fairShop };
const visitor: ShopContext = { ...own, customerId: undefined };

const operation = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0];

test.each([
  [own, { query: 'milch' }, 'searchProductsV2'],
  [own, { query: '  ' }, 'browseCategoriesV2'],
  [own, { query: 'milch', sort: 'name-asc' }, 'searchProducts'],
  [own, { category: '20', sort: 'price-asc' }, 'browseCategories'],
  [fair, { query: 'milch' }, 'searchOnlineFairProducts'],
  [fair, {}, 'browseOnlineFairCategories'],
  [fair, { query: 'milch', sort: 'sku-desc' }, 'searchSubshopProducts'],
  [fair, { sort: 'sku-desc' }, 'browseSubshopCategories'],
] as const)('in %o the search %j is the call %s', (context, state, call) => {
  expect(operation(searchOptions(context, { ...emptySearch, ...state }))).toBe(call);
});

test('a fair has calls of its own for every list of products', () => {
  const calls = (context: ShopContext) =>
    [
      categoriesOptions(context),
      suggestionsOptions(context, 'mil'),
      productOptions(context, '1'),
      recommendationsOptions(context, '1'),
    ].map(operation);
  expect(calls(own)).toEqual(['browseCategories', 'completeProducts', 'getProduct', 'listRecommendations']);
  expect(calls(fair)).toEqual(['browseSubshopCategories', 'completeSubshopProducts', 'getSubshopProduct', 'listSubshopRecommendations']);
});

test("a visitor's requests name no customer", () => {
  expect(JSON.stringify(searchOptions(visitor, { ...emptySearch, query: 'milch' }).queryKey)).not.toContain('customerId');
});

test('suppliers go into the filter', () => {
  expect(JSON.stringify(searchOptions(own, emptySearch, ['70015']).queryKey)).toContain('"supplierIds":["70015"]');
});

test('the last page stays while another page of the same list is fetched, and never for another list', () => {
  const { placeholderData, queryKey } = searchOptions(own, { ...emptySearch, query: 'milch', page: 1 });
  const last = { products: [] };
  const stays = (before: readonly unknown[]) =>
    typeof placeholderData === 'function' && placeholderData(last as never, { queryKey: before } as never) !== undefined;
  expect(stays(searchOptions(own, { ...emptySearch, query: 'milch' }).queryKey)).toBe(true);
  expect(stays(searchOptions(own, { ...emptySearch, query: 'käse' }).queryKey)).toBe(false);
  expect(stays(searchOptions({ ...own, customerId: '101' }, { ...emptySearch, query: 'milch' }).queryKey)).toBe(false);
  expect(queryKey[0]).toBe('searchProductsV2');
});

test('a product from a list is available at once', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['searchProducts', {}], { products: [{ sku: '1' }] });
  queryClient.setQueryData(['browseCategoriesV2', {}], { groupings: [{ products: [{ sku: '2' }] }] });
  expect(knownProduct(queryClient, own, '1')).toEqual({ sku: '1' });
  expect(knownProduct(queryClient, own, '2')).toEqual({ sku: '2' });
  expect(knownProduct(queryClient, own, '3')).toBeUndefined();
  expect(knownProduct(queryClient, fair, '1')).toBeUndefined();
  // A fair's list has the fair's code in its key: another fair has other prices.
  queryClient.setQueryData(searchOptions(fair, { ...emptySearch, query: 'milch' }).queryKey, {
    groupings: [{ products: [{ sku: '4' }] }],
  } as never);
  expect(knownProduct(queryClient, fair, '4')).toEqual({ sku: '4' });
  expect(knownProduct(queryClient, { ...fair, shop: { kind: 'fair', fairCode: 'winter' } }, '4')).toBeUndefined();
});
