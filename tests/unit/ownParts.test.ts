import { expect, test } from 'vitest';
import { readUsers, screensOf } from '#scripts/importGraph.ts';

const users = readUsers();

/** Files in shared folders that only one screen uses, each with its reason. */
const sharedOnPurpose = [
  // The list of the search: its skeleton and its stylesheet are of other lists of products, too.
  'src/connected/product/ProductList.tsx',
];

test('components of a single screen are in its folder: src/pages/<screen>, src/app/frame', () => {
  const shared = [...users.keys()].filter((file) => /^src\/(?:components|connected)\//.test(file));
  const screens = shared.map((file) => [file, [...screensOf(users, file)]] as const);
  expect(screens.length).toBeGreaterThan(100);
  const lonely = screens.filter(([file, { length }]) => length === 1 && !sharedOnPurpose.includes(file));
  expect(lonely.map(([file, [screen]]) => `${file}: ${screen}`)).toEqual([]);
});
