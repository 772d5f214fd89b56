import { expect, test } from 'vitest';
import { readPattern } from './contentPattern';

test.each<[pattern: string, text: string, fits: boolean]>([
  ['^\\d{4}$', '5700', true],
  ['^\\d{4}$', '570', false],
  // The whole input has to match, with and without anchors, also where only one of two ways has them.
  ['\\d{4}', '5700', true],
  ['\\d{4}', '57001', false],
  ['\\d{4}', 'A-5700', false],
  ['^a|b$', 'ax', false],
  ['a|b', 'b', true],
  ['^\\d+$', '5700\n', false],
  ['.+', 'one\ntwo', false],
  ['(?s).+', 'one\ntwo', true],
  ['[A-Z]{2}\\d{2} ?(\\d{4} ?){4}', 'AT61 1904 3002 3457 3201', true],
  ['[\\w.+-]+@[\\w-]+\\.[a-z]{2,}', 'anna@example.org', true],
  ['(?i)atu\\d{8}', 'ATU12345678', true],
  ['(?<day>\\d\\d)\\.(?<month>\\d\\d)', '24.12', true],
  ['\\p{L}+', 'Zoë', true],
  ['\\u00e4+', 'ää', true],
  ['\\u{e4}+', 'ää', true],
  ['[\\u00c0-\\u017f]+', 'ž', true],
  ['\\\\u0041', '\\u0041', true],
  ['\\\\u0041', 'A', false],
  ['\\/x\\-y\\/', '/x-y/', true],
  ['.', '😀', true],
  ['', 'x', false],
])('%s for %j: %s', (pattern, text, fits) => {
  expect(readPattern(pattern)?.(text)).toBe(fits);
});

test.each(['([', '*', 'a{2,1}', '(?=.*\\d).+', '(?<!a)b', '(\\d)\\1', '(?<y>\\d)\\k<y>', '(a{1000}){1000}', 'a'.repeat(1001)])(
  'no pattern is compiled from %s',
  (pattern) => {
    expect(readPattern(pattern)).toBeUndefined();
  },
);

test.each(['(a+)+$', '(a|a)*b', '(a|aa)+$', '^(([a-z])+.)+[A-Z]([a-z])+$', '(.*)*x', '(a?){50}a{50}b'])(
  'a pattern that takes other engines years finishes at once: %s',
  (pattern) => {
    const matches = readPattern(pattern);
    const start = performance.now();
    expect(matches?.(`${'a'.repeat(4000)}!`)).toBe(false);
    expect(performance.now() - start).toBeLessThan(2000);
  },
);
