import { afterEach, expect, test } from 'vitest';
import { draft } from './draft';
import { listOf } from './keptJson';

afterEach(() => sessionStorage.clear());

test('a value is kept as JSON until it is forgotten; undefined forgets it too', () => {
  const kept = draft('scroll:AL:100', listOf);
  expect([kept.isKept(), kept.read()]).toEqual([false, []]);
  kept.keep([1, 'b']);
  expect([kept.isKept(), kept.read()]).toEqual([true, [1, 'b']]);
  kept.keep(undefined);
  expect(kept.isKept()).toBe(false);
  kept.keep([]);
  kept.forget();
  expect(kept.isKept()).toBe(false);
});

test.each(['', '{', 'null', '5', '{"a":1}'])('what is no such value (%j) is read as the schema says', (text) => {
  sessionStorage.setItem('scroll:AL:100', text);
  expect(draft('scroll:AL:100', listOf).read()).toEqual([]);
});
