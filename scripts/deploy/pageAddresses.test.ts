import { expect, test } from 'vitest';
import { shopRoutes, wholePatterns } from '#app/screens.ts';
import { paths } from '#paths.ts';
import { shopAddresses } from '#worker/shopAddresses.ts';
import { addressExpression, pagePatterns } from './pageAddresses';

const expressions = pagePatterns().map((pattern) => new RegExp(addressExpression(pattern), 'i'));
const hasPage = (address: string) => expressions.some((expression) => expression.test(address));

test('every pattern of the router has a page, and no other address does', () => {
  const routed = [
    ...wholePatterns.map(({ path }) => path.replace(/(?<=.)\/$/, '')).filter((path) => path !== '*'),
    ...shopRoutes.flatMap((route) => ('redirectTo' in route ? [route.path] : [])),
  ];
  expect([...pagePatterns()].toSorted()).toEqual([...new Set(routed)].toSorted());
});

test.each([
  '/',
  '/?utm_source=mail',
  paths.search('query=k%C3%A4se'),
  '/search/',
  '/Search',
  paths.product('104/711'),
  paths.contentPage('a/b'),
  '/page',
  '/checkout',
  paths.checkoutConfirmation('4501'),
  paths.order('45 01'),
  paths.newInventory(),
  paths.search('', { kind: 'fair', fairCode: 'herbst' }),
  '/subshop/promotions/herbst',
  '/subshop/promotions/herbst/product/104711',
  '/my',
  paths.authRedirect(),
  paths.logout(),
])('%s has a page', (address) => expect(hasPage(address)).toBe(true));

test.each([
  '/favicon.ico',
  '/robots.txt',
  '/.well-known/security.txt',
  '/.git/config',
  '/.vite/manifest.json',
  '/config.example.json',
  '/v1x',
  '/v1/my/token',
  '/searching',
  '/product',
  '/product/1/2',
  '/my/nothing',
  '/wp-login.php?search',
  '/auth/login',
  '//search',
  '/x?/search',
])('%s has no page', (address) => expect(hasPage(address)).toBe(false));

test('the worker shows its page only for addresses that the server has a page for', () => {
  // A worker uses the first segment; the server decides about everything under it.
  const shown = pagePatterns().map((pattern) => pattern.replace(/\*$/, 'some/where').replaceAll(/:\w+/g, 'a1'));
  expect(shown.every(hasPage)).toBe(true);
  const without = shown.filter((address) => !shopAddresses.some((pattern) => pattern.test(address)));
  expect(without.toSorted()).toEqual(['/auth/landing', '/auth/logout', '/auth/redirect']);
});
