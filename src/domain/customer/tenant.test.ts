import { expect, test } from 'vitest';
import { isMarketHost, tenantOfHost } from './tenant';

test.each([
  ['lm.localhost', true],
  ['lm.shop.example', true],
  ['maerkte.example', true],
  ['staging.maerkte.example', false],
  ['ll.localhost', false],
  ['lmnop.example', false],
  ['localhost', false],
])('%s is a host of the markets: %s', (hostname, isMarket) => {
  expect(isMarketHost(hostname, ['maerkte.example'])).toBe(isMarket);
});

test('the group of the markets is not a site of its own', () => {
  expect(tenantOfHost('lm.localhost')).toBeUndefined();
});
