import { expect, test } from 'vitest';
import { namedAlike } from './journeyLevel.ts';
import { nearestFirst } from './nearest.ts';

const users = new Map(
  Object.entries({
    'src/cart/Row.tsx': ['src/pages/cart/Page.tsx', 'src/cart/Row.stories.tsx'],
    'src/pages/cart/Page.tsx': ['src/pages/cart/Page.stories.tsx', 'src/app/Shop.tsx'],
    'src/pages/cart/EntryPanel.tsx': ['src/pages/cart/Amounts.stories.tsx', 'src/pages/cart/Entry.stories.tsx'],
    'src/cart/amount.ts': ['src/cart/Row.tsx', 'src/cart/amount.test.ts', 'src/app/everything.test.tsx'],
    'src/app/Shop.tsx': ['src/app/Shop.stories.tsx'],
  }).map(([file, by]) => [file, new Set(by)]),
);

test("a file's own tests come first, then those of its folder, then by distance", () => {
  const isTest = (file: string) => /\.(?:test|stories)\./.test(file);
  expect(nearestFirst(users, 'src/cart/amount.ts', isTest)).toEqual([
    'src/cart/amount.test.ts',
    'src/cart/Row.stories.tsx',
    'src/app/everything.test.tsx',
    'src/pages/cart/Page.stories.tsx',
    'src/app/Shop.stories.tsx',
  ]);
  expect(nearestFirst(users, 'src/cart/amount.ts', isTest, 1)).toEqual(['src/cart/amount.test.ts', 'src/app/everything.test.tsx']);
});

test('within its folder, tests with a similar name come first', () => {
  expect(nearestFirst(users, 'src/pages/cart/EntryPanel.tsx', (file) => file.endsWith('.stories.tsx'))).toEqual([
    'src/pages/cart/Entry.stories.tsx',
    'src/pages/cart/Amounts.stories.tsx',
  ]);
});

test('journeys are found by the names of their screens', () => {
  const files = ['cart', 'cartFaults', 'orders', 'quickEntry', 'search'].map((name) => `tests/e2e/${name}.spec.ts`);
  const alike = (id: string, file: string) => namedAlike(files, { id, file }).map((path) => path.replace(/^.*\/|\.spec\.ts$/g, ''));
  expect(alike('quickEntry-staysOpen', 'src/pages/cart/QuickEntryPanel.tsx')).toEqual(['quickEntry', 'cart', 'cartFaults']);
  expect(alike('order-isLost', 'src/pages/order/OrderPage.tsx')).toEqual(['orders']);
  expect(alike('wine-hasNoYear', 'src/domain/product/wine.ts')).toEqual([]);
});
