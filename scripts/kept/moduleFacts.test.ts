import { expect, test } from 'vitest';
import { readModuleFacts } from './moduleFacts.ts';

test('a script loads what it imports, exports from elsewhere and imports later, but no types and no packages', () => {
  const { requests, isOpaque } = readModuleFacts(
    'src/a.tsx',
    `import type { A } from './a'; import { type B, c } from './b'; import type, { d } from './type'; import './e.css';
     import { useState } from 'react'; export * from './f'; export type { G } from './g'; export { h } from './h';
     const later = () => import('./later'); const shown = <p>{c}</p>;`,
  );
  expect(requests).toEqual(['./b', './type', './e.css', './f', './h', './later']);
  expect(isOpaque).toBe(false);
});

test('what a plugin makes and what is computed can not be told', () => {
  expect(readModuleFacts('a.ts', "import facts from 'virtual:part-facts';").isOpaque).toBe(true);
  expect(readModuleFacts('a.ts', 'const load = (name: string) => import(`./looks/${name}.ts`);').isOpaque).toBe(true);
  expect(readModuleFacts('a.ts', 'const load = () => import(`./looks/AL.ts`);')).toMatchObject({
    requests: ['./looks/AL.ts'],
    isOpaque: false,
  });
});

test('a stylesheet loads what it composes from others, imports and shows', () => {
  const text = ".a { composes: more from '../link.module.css'; background: url('./dot.svg') } @import './base.css';";
  expect(readModuleFacts('a.module.css', text).requests).toEqual(['../link.module.css', './dot.svg', './base.css']);
});

test('patterns of files, and words that may be the keys of texts', () => {
  const text =
    "const all = import.meta.glob<Record<string, () => string>>(['./*.ts', '!./no.ts'], { import: 'x' }); show('cart.title', `cart.sum.${kind}`);";
  const { globs, words } = readModuleFacts('a.ts', text);
  expect(globs).toEqual([['./*.ts', '!./no.ts']]);
  expect(words).toEqual(expect.arrayContaining(['cart.title', 'cart.sum.*']));
});

test('a file with a mistake loads nothing', () => {
  expect(readModuleFacts('a.ts', "import { from './b'").requests).toEqual([]);
});
