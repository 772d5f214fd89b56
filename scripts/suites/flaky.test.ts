import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { maxKnownFlaky, noteOnFlaky, refusedFlaky, type FlakyTest, type KnownFlakyTest } from './flaky.ts';

const flaky = (id: string, suite = 'e2e'): FlakyTest => ({ suite, id, name: id, file: 'cart.spec.ts', reason: [] });
const known: readonly KnownFlakyTest[] = [{ suite: 'e2e', test: 'cart.spec.ts › opens', date: '2026-11-29', reason: 'late answer' }];

test.each<[number, number]>([
  [0, 0],
  [10, 0],
  [11, 11],
])('of %i tests that passed at the second try, %i count as failed', (count, refused) => {
  expect(refusedFlaky(Array.from({ length: count }, (_, place) => flaky(String(place))))).toHaveLength(refused);
});

test.each<[string, FlakyTest, string]>([
  ['a known test', flaky('cart.spec.ts › opens'), 'known since 2026-11-29: late answer'],
  ['another one', flaky('cart.spec.ts › closes'), 'not known yet'],
  ['one of the same name in another suite', flaky('cart.spec.ts › opens', 'deploy'), 'not known yet'],
])('notes of %s since when it is known', (_case, test, note) => {
  expect(noteOnFlaky(test, known)).toBe(note);
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
