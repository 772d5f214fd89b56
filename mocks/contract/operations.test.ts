import { expect, test } from 'vitest';
import { operations } from './operations';
import { findOperation } from './route';

test.each(Object.entries(operations))('%s is found by its own path', (id, { method, path }) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${name.toLowerCase()}1`);
  expect(findOperation(method, filled)?.id).toBe(id);
});

test.each([
  ['GET', '/v1/my/token', 'getToken'],
  ['GET', '/v1/webshopTenant/anna.al', 'getTenantOfUser'],
  ['GET', '/v1/t/AL/products/skuBatch', 'getProductsBySku'],
  ['GET', '/v1/t/AL/products/104211', 'getProduct'],
  ['GET', '/v1/t/AL/my/labels/products', 'listLabelProducts'],
  ['GET', '/v1/t/AL/my/order-templates/search', 'searchOrderTemplates'],
  ['GET', '/v1/user/notifications/preferences', 'getNotificationPreferences'],
])('%s %s is %s: literal segments take precedence over parameters', (method, path, id) => {
  expect(findOperation(method, path)?.id).toBe(id);
});

test('parameters are decoded, and a trailing slash is ignored', () => {
  expect(findOperation('GET', '/v1/t/AL/products/a%2Fb/')).toMatchObject({ id: 'getProduct', params: { tenant: 'AL', sku: 'a/b' } });
});

test.each([
  ['GET', '/v1/nowhere'],
  ['PATCH', '/v1/my/token'],
  ['GET', '/v1/my/token/x'],
  ['GET', '/v1/t/AL/products/%E0%A4%A'],
])('%s %s is no call of the contract', (method, path) => {
  expect(findOperation(method, path)).toBeUndefined();
});
