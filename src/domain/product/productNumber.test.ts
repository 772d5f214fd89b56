import { expect, test } from 'vitest';
import { productNumberFor } from './productNumber';

const both = { sku: '104711', crossTenantProductId: 'AT-0099-4711' };

test.each([
  { product: both, isAllowed: true, shown: 'AT-0099-4711' },
  { product: both, isAllowed: false, shown: '104711' },
  { product: { sku: '1' }, isAllowed: true, shown: '1' },
  { product: { sku: '1', crossTenantProductId: undefined }, isAllowed: true, shown: '1' },
  { product: { sku: '1', crossTenantProductId: '' }, isAllowed: true, shown: '1' },
  { product: { sku: '1', crossTenantProductId: '' }, isAllowed: false, shown: '1' },
])('of $product a user with the permission $isAllowed sees $shown', ({ product, isAllowed, shown }) => {
  expect(productNumberFor({ displayCrossTenantProductId: isAllowed })(product)).toBe(shown);
});
