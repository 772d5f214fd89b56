import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importPath } from './importPath.ts';

test.each([
  ['src/pages/cart/CartPage.tsx', './parts/Line', 'src/pages/cart/parts/Line'],
  ['src/pages/cart/parts/Line.tsx', '../CartPage', 'src/pages/cart/CartPage'],
  ['src/pages/cart/CartPage.tsx', '#kit/list/slices.ts', 'src/kit/list/slices.ts'],
  ['src/kit/a.test.ts', '#storybook/facts/partFacts.ts', '.storybook/facts/partFacts.ts'],
  ['src/kit/a.test.ts', '#tests/examples/product.ts', 'tests/examples/product.ts'],
  ['src/kit/a.test.ts', '#paths.ts', 'src/paths.ts'],
  ['src/kit/a.test.ts', 'react', undefined],
])('%s importing %s names %s', (importer, request, path) => {
  expect(importPath(importer, request)).toBe(path);
});

test('the alias map has every name of package.json', () => {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
  expect(Object.keys(imports).length).toBeGreaterThan(15);
  for (const [name, target] of Object.entries(imports)) {
    const path = importPath('src/a.ts', name.replace('/*', ''));
    expect([name, path]).toEqual([name, target.replace('./', '').replace('/*', '')]);
    expect(existsSync(path ?? '')).toBe(true);
  }
});
