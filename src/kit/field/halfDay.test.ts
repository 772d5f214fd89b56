import { expect, test } from 'vitest';
import { isHalfDay } from './halfDay';

test.each([
  ['nothing typed', 'date', '', false, false],
  ['a whole day', 'date', '2026-11-12', false, false],
  ['12. and no more, or 31.02.2026', 'date', '', true, true],
  ['12.11.26', 'date', '0026-11-12', false, true],
  ['a year of which one digit is missing', 'date', '0202-11-12', false, true],
  ['a year with one digit too many', 'date', '20266-11-12', false, true],
  ['what is no control for a day', 'text', '12.', false, false],
])('%s', (_what, type, value, badInput, expected) => {
  expect(isHalfDay({ type, value, validity: { badInput } })).toBe(expected);
});
