import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as contract from '#gen/index.ts';

/** Parts of each key when its function gets the words `1`, `2`, … as arguments. */
const keys = Object.entries(contract).flatMap(([name, make]) => {
  if (!/^get[A-Z]\w*(?:Query|Mutation)Key$/.test(name) || typeof make !== 'function') return [];
  const places = Array.from({ length: make.length }, (_, index) => String(index + 1));
  return [`${name}: ${JSON.stringify((make as (...places: string[]) => unknown)(...places))}`];
});

/** The options of each generated query, made without any of its arguments. */
const queries = Object.entries(contract).flatMap(([name, make]) =>
  /^get[A-Z]\w*QueryOptions$/.test(name) && typeof make === 'function' ? [{ name, options: (make as () => { enabled?: unknown })() }] : [],
);

describe('keys of the generated queries and mutations', () => {
  // Caches are cleared, prefetched and invalidated by them: the operation first, then the parts that identify the call.
  it('have their fixed shape', async () => {
    await expect(`${keys.toSorted().join('\n')}\n`).toMatchFileSnapshot('queryKeys.txt');
  });
});

// The contract wants an error that names the missing parameter, and not a screen that waits for ever (C§5 missing parameter).
it('no generated query silently waits for a parameter', () => {
  expect(queries.length).toBeGreaterThan(80);
  expect(queries.filter(({ options }) => options.enabled !== true)).toEqual([]);
});

/** True for an array literal, also with `as const`. */
const isArray = (node: ts.Node): boolean => ts.isArrayLiteralExpression(node) || (ts.isAsExpression(node) && isArray(node.expression));

// A hand-made key with a call's name would be invalidated with that call, and not with its other sources.
it('a query key is made by its generated function, or in queryKeys.ts', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/^src\/gen\/|\.(?:test|fixture|stories)\./.test(file));
  const byHand: string[] = [];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const visit = (node: ts.Node) => {
      const isNamed = (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && node.name.getText() === 'queryKey';
      if (isNamed && node.initializer && isArray(node.initializer)) byHand.push(`${file}: ${node.initializer.getText()}`);
      ts.forEachChild(node, visit);
    };
    if (text.includes('queryKey')) visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  expect(files.length).toBeGreaterThan(500);
  expect(byHand).toEqual([]);
});

it('each name of an own query is used for one query, and is no call of the contract', () => {
  const [, names = ''] = /OwnName =([^;]*);/.exec(readFileSync('src/queries/queryKeys.ts', 'utf8')) ?? [];
  const own = [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  const used = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/^src\/gen\/|\.test\./.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?:composedKey|ownKey)\(\s*'(\w+)'/g)].map(([, name = '']) => name));
  expect(used.toSorted()).toEqual(own);
  expect(own.filter((name) => Object.hasOwn(contract, name))).toEqual([]);
});
