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

test('each name of what a tab keeps for its user stands in docs/kept.md', () => {
  const type = nodesOf('src/platform/tabStorage.ts').find((node) => ts.isTypeAliasDeclaration(node) && node.name.text === 'TabName');
  const names = [...(type?.getText() ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(15);
  expect(namesBelow('Of the tab (`sessionStorage`), of its user')).toEqual(names);
});

test('each other storage of the browser is touched by a few files, whose names stand there too', () => {
  const storages = /^(?:sessionStorage|localStorage|indexedDB|openDB|caches)$/;
  const touching = sources
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /sessionStorage|localStorage|indexedDB|openDB|caches/.test(readFileSync(file, 'utf8')))
    .filter((file) =>
      // In code and not in comments; as a word in quotes too, by which `window[…]` would find it.
      nodesOf(file).some((node) => (ts.isIdentifier(node) || ts.isStringLiteral(node)) && storages.test(node.text)),
    );
  expect(touching.toSorted()).toEqual([
    // Reports once that the start has reloaded the page.
    'src/app/reporting/report.ts',
    'src/kit/page/deviceChoice.ts',
    'src/ordering/countStorage.ts',
    'src/pages/goodsReceived/pictureStore.ts',
    'src/platform/deviceText.ts',
    'src/platform/tabStorage.ts',
    'src/session/deviceStorage.ts',
    'src/session/languageOffer.ts',
    'src/session/redirect.ts',
    // Removes what scripts of others have left; keeps nothing.
    'src/session/traces.ts',
  ]);
  const isName = /^(?:counts|[a-z]+(?:-[a-z]+)+)$/;
  const own = ['src/session/deviceStorage.ts', 'src/session/languageOffer.ts', 'src/session/redirect.ts'].flatMap((file) =>
    nodesOf(file).flatMap((node) => (ts.isStringLiteral(node) && isName.test(node.text) ? [node.text] : [])),
  );
  const choices = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/useDeviceChoice\('([^']+)'/g)].map(([, name]) => name),
  );
  const known = [...namesBelow('Of the tab, of nobody'), ...namesBelow('Of the device')];
  expect(own.length).toBeGreaterThan(5);
  expect(choices.length).toBeGreaterThan(1);
  expect(known).toEqual(expect.arrayContaining([...own, ...choices]));
});
