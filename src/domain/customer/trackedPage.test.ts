import { expect, test } from 'vitest';
import { trackedPage, trackedPath } from './trackedPage';

test.each([
  ['/product/:sku', '/product/104711', '/product/104711'],
  ['/page/*', '/page/qualitaet', '/page/qualitaet'],
  ['/subshop/promotions/:fairCode/search', '/subshop/promotions/herbst/search', '/subshop/promotions/herbst/search'],
  ['/my/orders/detail/:orderId', '/my/orders/detail/4501000044', '/my/orders/detail/:orderId'],
  ['/my/ordertemplates/:templateId', '/my/ordertemplates/t-1', '/my/ordertemplates/:templateId'],
  ['*', '/anna@example.com', '/404'],
])('%s at %s is reported as %s', (pattern, pathname, path) => {
  expect(trackedPath(pattern, pathname)).toBe(path);
});

test('a page is reported with the name of its screen and the shop', () => {
  expect(trackedPage('/my/orders', '/my/orders', 'Bestellungen', 'Rahmkogel')).toEqual({
    path: '/my/orders',
    title: 'Bestellungen – Rahmkogel',
  });
});
