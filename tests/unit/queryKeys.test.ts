import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as contract from '../../src/gen/index';

/** What each key consists of when its function is given the words `1`, `2`, … in the places of its arguments. */
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
  // Caches are cleared, prefetched and invalidated by them: the operation first, then what tells one call from another.
  it('consist of what they always did', async () => {
    await expect(`${keys.toSorted().join('\n')}\n`).toMatchFileSnapshot('queryKeys.txt');
  });
});

// The contract wants an error that names what is missing, and not a screen that waits for ever (C§5).
it('no generated query waits in silence for a parameter', () => {
  expect(queries.length).toBeGreaterThan(80);
  expect(queries.filter(({ options }) => options.enabled !== true)).toEqual([]);
});

/** Their calls come with the first use, and an import of the generated key would bring them with the first load. */
const lateCalls = ['src/queries/essence.ts', 'src/queries/lastBought.ts', 'src/queries/orderTemplateList.ts'];

// A key of one's own that borrows the name of a call is reached by what makes that call stale, and by nothing that changes what else it is made of.
it('a query has the generated key of its call, or names all of its calls with composedKey', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/^src\/gen\/|\.test\./.test(file) && !lateCalls.includes(file));
  const borrowed = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/queryKey: \[\s*'(\w+)',\s*[^\]\s]/g)].flatMap(([, name = '']) =>
      Object.hasOwn(contract, name) ? [`${file}: ${name}`] : [],
    ),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(borrowed).toEqual([]);
});
