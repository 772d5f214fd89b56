import { expect, test } from 'vitest';
import { wholePatterns } from '#app/screens.ts';
import { paths } from '#paths.ts';
import { shopAddresses } from './shopAddresses';

const isShown = (address: string) => shopAddresses.some((pattern) => pattern.test(address));

test('every screen has the cached shell, except sign-in and sign-out addresses and unknown ones', () => {
  const without = wholePatterns
    .map(({ path }) => path)
    .filter((path) => !isShown(path.replace(/\*$/, 'some/where').replace(/:\w+/g, 'a1')));
  expect(without.toSorted()).toEqual(['*', '/auth/logout', '/auth/redirect']);
});

test.each(['/', '/?utm_source=mail', '/search?query=k%C3%A4se', '/my/inventory/new', '/My/Orders', '/subshop/promotions/herbst/checkout'])(
  '%s belongs to the shop',
  (address) => expect(isShown(address)).toBe(true),
);

test.each([
  '/v1/my/token',
  '/klevu-proxy/search',
  '/media/104711.svg',
  '/auth/login',
  paths.logout(),
  paths.authRedirect(),
  '/auth/landing',
  '/sso/start?back=/my/orders',
  '/config.json',
  '/assets/index.js',
  '/sw.js',
  '/searching',
  '/mystery',
  '/mock/health',
])('%s belongs to the server', (address) => expect(isShown(address)).toBe(false));
