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
