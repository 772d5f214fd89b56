import { expect, test } from 'vitest';
import { pressedKey, withRange } from './rangeSelection';

const keys = ['a', 'b', 'c', 'd', 'e'];
const set = (text: string) => new Set(text);

test.each([
  ['downwards', 'b', 'be', 'b', 'bcde'],
  ['upwards', 'd', 'bd', 'd', 'bcd'],
  ['the neighbour', 'b', 'bc', 'b', 'bc'],
  ['taken away, as the pressed row is', 'abcde', 'abce', 'b', 'ae'],
  ['the same row again', 'b', '', 'b', ''],
  ['beside rows chosen elsewhere', 'ax', 'axc', 'a', 'xabc'],
  ['without an earlier row', '', 'c', undefined, 'c'],
  ['after a row that is gone', '', 'c', 'x', 'c'],
  ['all', 'a', 'abcde', 'a', 'abcde'],
  ['none', 'abcde', '', 'a', ''],
])('a range %s', (_of, chosen, next, before, expected) => {
  expect(withRange(keys, set(chosen), set(next), before)).toEqual(set(expected));
});

test.each([
  ['', 'c', 'c'],
  ['abc', 'ac', 'b'],
  ['', 'abcde', undefined],
  ['a', 'a', undefined],
])('from %j to %j the row %s was pressed', (chosen, next, expected) => {
  expect(pressedKey(keys, set(chosen), set(next))).toBe(expected);
});
