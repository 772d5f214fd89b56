import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { maxKnownFlaky, refusedFlaky, type FlakyTest, type KnownFlakyTest } from './flaky.ts';

const flaky = (id: string, suite = 'e2e'): FlakyTest => ({ suite, id, name: id, file: 'cart.spec.ts', reason: [] });
const known: readonly KnownFlakyTest[] = [{ suite: 'e2e', test: 'cart.spec.ts › opens', date: '2026-11-29', reason: 'late answer' }];

test.each<[string, readonly FlakyTest[], readonly string[]]>([
  ['none', [], []],
  ['two', [flaky('a'), flaky('b')], []],
  ['three', [flaky('a'), flaky('b'), flaky('c', 'stories')], ['a', 'b', 'c']],
  ['one that is known', [flaky('a'), flaky('cart.spec.ts › opens')], ['cart.spec.ts › opens']],
  ['one of the same name in another suite', [flaky('cart.spec.ts › opens', 'deploy')], []],
])('of tests that passed at the second try, %s: %#', (_case, tests, refused) => {
  expect(refusedFlaky(tests, known).map(({ test: { id } }) => id)).toEqual(refused);
});

test('reports why a test counts as failed', () => {
  expect(refusedFlaky([flaky('cart.spec.ts › opens')], known)[0]?.because).toBe('known since 2026-11-29: late answer');
});

test('the list of known tests is short, and each entry has its date and reason', () => {
  const entries = JSON.parse(readFileSync('tests/flaky.json', 'utf8')) as readonly KnownFlakyTest[];
  expect(entries.length).toBeLessThanOrEqual(maxKnownFlaky);
  for (const entry of entries)
    expect(entry).toEqual({
      suite: expect.stringMatching(/^(e2e|stories|deploy)$/),
      test: expect.stringMatching(/./),
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      reason: expect.stringMatching(/./),
    });
});
