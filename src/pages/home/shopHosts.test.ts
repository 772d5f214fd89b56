import { expect, test } from 'vitest';
import { tenantCodes } from '#domain/customer/tenant.ts';
import { shopHostsOf } from './shopHosts';

test("the operator's table of hosts lists the shops, in the specification's order", () => {
  const hosts = { 'gm.shop.example': 'GM', 'rahm.example': 'AL' } as const;
  expect(shopHostsOf({ hosts }, { protocol: 'https:', hostname: 'shop.example', port: '' })).toEqual([
    { tenant: 'AL', url: 'https://rahm.example/' },
    { tenant: 'GM', url: 'https://gm.shop.example/' },
  ]);
});

test("on a developer's machine every tenant is at its code before localhost", () => {
  const shops = shopHostsOf({ hosts: {} }, { protocol: 'http:', hostname: 'localhost', port: '5173' });
  expect(shops.map(({ tenant }) => tenant)).toEqual(tenantCodes);
  expect(shops[0]).toEqual({ tenant: 'AL', url: 'http://al.localhost:5173/' });
});

test('elsewhere no host is guessed', () => {
  expect(shopHostsOf({ hosts: {} }, { protocol: 'https:', hostname: 'shop.example', port: '' })).toEqual([]);
});
