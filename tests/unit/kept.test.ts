import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const kept = readFileSync('docs/kept.md', 'utf8');
/** The names in the first column of the tables below a heading. */
const namesBelow = (heading: string) =>
  (kept.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .flatMap((line) => [...(/^\| (`[^|]*)\|/.exec(line)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name as string));

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/src.gen.|\.(?:test|fixture|stories)\.tsx?$/.test(file));
const nodesOf = (file: string) => {
  const all: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    all.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return all;
};

const namesOfType = (name: string) => {
  const type = nodesOf('src/platform/storedNames.ts').find((node) => ts.isTypeAliasDeclaration(node) && node.name.text === name);
  return [...(type?.getText() ?? '').matchAll(/'([^']+)'/g)].map(([, one]) => one as string);
};

test.each([
  ['TabName', 'Of the tab (`sessionStorage`), of its user'],
  ['TabMark', 'Of the tab, of nobody'],
  ['DeviceName', 'Of the device'],
])('each name of %s is listed in docs/kept.md', (type, heading) => {
  const names = namesOfType(type);
  const listed = new Set(namesBelow(heading));
  expect(names.length).toBeGreaterThan(4);
  // The name of a prefix ends with its colon there.
  expect(names.filter((name) => !listed.has(name) && !listed.has(`${name}:`))).toEqual([]);
});

test('each storage of the browser is accessed in a few files', () => {
  const storages = /^(?:sessionStorage|localStorage|indexedDB|openDB|caches)$/;
  const touching = sources
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /sessionStorage|localStorage|indexedDB|openDB|caches/.test(readFileSync(file, 'utf8')))
    .filter((file) =>
      // In code and not in comments; as a word in quotes too, by which `window[…]` would find it.
      nodesOf(file).some((node) => (ts.isIdentifier(node) || ts.isStringLiteral(node)) && storages.test(node.text)),
    );
  expect(touching.toSorted()).toEqual([
    'src/ordering/countStorage.ts',
    'src/pages/goodsReceived/pictureStore.ts',
    'src/platform/textStorage.ts',
    'src/session/deviceStorage.ts',
  ]);
  const databases = nodesOf('src/session/deviceStorage.ts').flatMap((node) =>
    ts.isStringLiteral(node) && /^(?:counts|[a-z]+(?:-[a-z]+)+)$/.test(node.text) ? [node.text] : [],
  );
  expect(databases.length).toBeGreaterThan(1);
  expect(namesBelow('Of the device')).toEqual(expect.arrayContaining(databases));
});

test('listeners and changes by other tabs go through one primitive', () => {
  const own = sources.filter((file) => /new Set<\([^)]*\) => void>|'storage'/.test(readFileSync(file, 'utf8')));
  expect(own.toSorted()).toEqual([
    // Callers that wait for an error, only one of which is told.
    'src/kit/lazy/lazyComponent.tsx',
    'src/platform/publisher.ts',
    'src/platform/textStorage.ts',
  ]);
});
