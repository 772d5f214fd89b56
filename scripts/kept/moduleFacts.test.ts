import { expect, test } from 'vitest';
import { readModuleFacts } from './moduleFacts.ts';

test('a script loads its imports, re-exports and dynamic imports, but no types and no packages', () => {
  const { requests, isOpaque } = readModuleFacts(
    'src/a.tsx',
    `import type { A } from './a'; import { type B, c } from './b'; import type, { d } from './type'; import './e.css';
     import { useState } from 'react'; export * from './f'; export type { G } from './g'; export { h } from './h';
     const later = () => import('./later'); const shown = <p>{c}</p>;`,
  );
  expect(requests).toEqual(['./b', './type', './e.css', './f', './h', './later']);
  expect(isOpaque).toBe(false);
});

test('modules made by a plugin and computed imports are unknown', () => {
  expect(readModuleFacts('a.ts', "import facts from 'virtual:part-facts';").isOpaque).toBe(true);
  expect(readModuleFacts('a.ts', 'const load = (name: string) => import(`./looks/${name}.ts`);').isOpaque).toBe(true);
  expect(readModuleFacts('a.ts', 'const load = () => import(`./looks/AL.ts`);')).toMatchObject({
    requests: ['./looks/AL.ts'],
    isOpaque: false,
  });
});

test('a stylesheet loads the files that it composes from, imports and shows', () => {
  const text = ".a { composes: more from '../link.module.css'; background: url('./dot.svg') } @import './base.css';";
  expect(readModuleFacts('a.module.css', text).requests).toEqual(['../link.module.css', './dot.svg', './base.css']);
});

test('file patterns, and words that may be keys of texts', () => {
  const text =
    "const all = import.meta.glob<Record<string, () => string>>(['./*.ts', '!./no.ts'], { import: 'x' }); show('cart.title', `cart.sum.${kind}`);";
  const { globs, words } = readModuleFacts('a.ts', text);
  expect(globs).toEqual([['./*.ts', '!./no.ts']]);
  expect(words).toEqual(expect.arrayContaining(['cart.title', 'cart.sum.*']));
});

test('a file with a syntax error loads nothing', () => {
  expect(readModuleFacts('a.ts', "import { from './b'").requests).toEqual([]);
});
