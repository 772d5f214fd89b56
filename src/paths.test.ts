import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { fairPattern, paramsOf } from './paths';

const patterns = [
  '/',
  '/search',
  '/product/:sku',
  '/checkout',
  '/checkout/*',
  `${fairPattern}/search`,
  `${fairPattern}/product/:sku`,
  '/my/orders/detail/:orderId',
  '/*',
];

/** As the router reads it, but for a slash at the end, which means nothing. */
function readByRouter(pattern: string, path: string) {
  const params = matchRoutes([{ path: pattern }], path)?.[0]?.params;
  const rest = params?.['*'];
  return rest === undefined ? params : { ...params, '*': rest.replace(/\/+$/, '') };
}

test.each([
  '/',
  '/search',
  '/search/',
  '/Search',
  '/searches',
  '/search/more',
  '/product',
  '/product/',
  '/product/104711',
  '/product/104711/',
  '/product/104711/reviews',
  '/product/a%2Fb',
  '/product/%C3%A4',
  '/checkout',
  '/checkout/',
  '/checkout/delivery',
  '/checkout/a%20b/%C3%A4/',
  '/checkouts',
  '/subshop/promotions/herbst/search',
  '/subshop/promotions/HERBST%2026/search',
  '/subshop/promotions//search',
  '/subshop/promotions/herbst/product/104711',
  '/my/orders/detail/12-3',
  '//',
])('parses %s like the router', (path) => {
  for (const pattern of patterns)
    expect({ pattern, params: paramsOf(pattern, path) }).toEqual({ pattern, params: readByRouter(pattern, path) });
});

test('a wrongly encoded segment is unchanged', () => {
  expect(paramsOf('/product/:sku', '/product/100%')).toEqual({ sku: '100%' });
});
