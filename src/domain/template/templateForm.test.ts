import { expect, test } from 'vitest';
import { templateRules } from './templateForm';

test.each([
  ['a name alone', 'Buffet', '', true],
  ['name and notes', ' Buffet ', 'Jeden Samstag', true],
  ['the longest of both', 'B'.repeat(100), 'n'.repeat(1000), true],
  ['blanks round the longest notes', 'B', ` ${'n'.repeat(1000)} `, true],
  ['no name', '', 'Jeden Samstag', false],
  ['a name of blanks', '   ', '', false],
  ['a longer name', 'B'.repeat(101), '', false],
  ['longer notes', 'B', 'n'.repeat(1001), false],
])('%s', (_what, name, notes, expected) => {
  expect(templateRules.safeParse({ name, notes }).success).toBe(expected);
});
