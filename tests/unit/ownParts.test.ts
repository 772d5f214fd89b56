import { expect, test } from 'vitest';
import { readUsers, screensOf } from '../../scripts/importGraph.ts';

const users = readUsers();

/** What one screen alone takes, and why it stands among what is shared. */
const sharedOnPurpose = [
  // The list of the search: its skeleton and its stylesheet are of other lists of products, too.
  'src/connected/product/ProductList.tsx',
];

test('what one screen alone draws stands with it: in src/pages/<screen>, in src/app/frame', () => {
  const shared = [...users.keys()].filter((file) => /^src\/(?:components|connected)\//.test(file));
  const screens = shared.map((file) => [file, [...screensOf(users, file)]] as const);
  expect(screens.length).toBeGreaterThan(100);
  const lonely = screens.filter(([file, { length }]) => length === 1 && !sharedOnPurpose.includes(file));
  expect(lonely.map(([file, [screen]]) => `${file}: ${screen}`)).toEqual([]);
});
