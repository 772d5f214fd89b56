import { expect, test } from 'vitest';
import { fairPattern, paramsOf, paths } from '#paths.ts';
import { screensAt } from './screenAt';
import { shopRoutes, wholePatterns } from './screens';

const example = (pattern: string) => pattern.replaceAll(/:\w+/g, 'x').replace('*', 'y');
const patterns = wholePatterns.map(({ path }) => path).filter((path) => path !== '*');
const fair = { kind: 'fair', fairCode: 'herbst' } as const;

test('every link leads to a screen, or redirects to one', () => {
  const links = Object.entries(paths).map(([name, build]) => [name, (build as (text: string) => string)('1')] as const);
  const inFair = [
    paths.contentPage('a/b', fair),
    paths.search('query=a', fair),
    paths.product('1', fair),
    paths.checkout(fair),
    paths.checkoutDelivery(fair),
  ].map((link) => [link, link] as const);
  const leading = shopRoutes.filter((route) => 'redirectTo' in route).map(({ path }) => path);
  const lost = [...links, ...inFair].filter(([, href]) => {
    const { pathname } = new URL(href, 'http://shop.test');
    return !leading.includes(pathname) && (screensAt(pathname).at(-1)?.path ?? '*') === '*';
  });
  expect(lost).toEqual([]);
});

test("no address has two screens unless one spells it out; a fair's frame shows the fair's first screen", () => {
  const single = patterns.filter((path) => path !== fairPattern);
  const twice = single
    .map((pattern) => [
      pattern,
      single.filter((other) => (other === pattern || pattern.includes(':')) && paramsOf(other, example(pattern))),
    ])
    .filter(([, fitting = []]) => fitting.length !== 1);
  expect(twice).toEqual([]);
});

test.each(patterns)('%s shows the screen that declares it', (pattern) => {
  const declared = wholePatterns.find(({ path }) => path === pattern);
  expect(screensAt(example(pattern)).at(-1)?.title).toBe(declared?.title);
});

test("screens of a fair are within the fair's frame, and for customers", () => {
  expect(screensAt('/subshop/promotions/herbst/search').map(({ title, access }) => [title, access])).toEqual([
    ['app.title.fair', 'customer'],
    ['app.title.search', 'customer'],
  ]);
  expect(screensAt('/subshop/promotions/herbst').map(({ title }) => title)).toEqual(['app.title.fair', 'app.title.fair']);
});

test('screens that everyone may read are open to any user', () => {
  const open = ['/privacy-preferences', '/contacts', '/page/agb', '/flyers', '/messe', '/jobs', '/jobs/koch'];
  expect(open.filter((path) => screensAt(path).at(-1)?.access !== 'anyone')).toEqual([]);
});
