import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { paramsOf, patterns } from './paths';

const read = [patterns.home, patterns.search, patterns.product, patterns.checkout, patterns.fairSearch, patterns.fairProduct, patterns.order];

test.each([
  '/', '/search', '/search/', '/Search', '/searches', '/search/more', '/product', '/product/', '/product/104711', '/product/104711/', '/product/104711/reviews',
  '/product/a%2Fb', '/product/%C3%A4', '/checkout', '/checkout/delivery', '/subshop/promotions/herbst/search', '/subshop/promotions/HERBST%2026/search',
  '/subshop/promotions//search', '/subshop/promotions/herbst/product/104711', '/my/orders/detail/12-3', '//',
])('reads %s as the router does', (path) => {
  for (const pattern of read) expect({ pattern, params: paramsOf(pattern, path) }).toEqual({ pattern, params: matchRoutes([{ path: pattern }], path)?.[0]?.params });
});

test('a segment that is not encoded well stays as it is', () => {
  expect(paramsOf(patterns.product, '/product/100%')).toEqual({ sku: '100%' });
});
