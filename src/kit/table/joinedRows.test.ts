import { expect, test } from 'vitest';
import { joinSingles } from './joinedRows';

test('groups of one row are joined at the end, each row with its heading as a label', () => {
  const groups: Record<string, string | undefined> = { egg: 'dairy', milk: 'dairy', rice: 'dry', carp: 'fish', bag: undefined };
  const { rows, headingOf, wordOf } = joinSingles(Object.keys(groups).toReversed(), (row) => groups[row], 'others');
  expect(rows.map((row) => [row, headingOf(row), wordOf(row)])).toEqual([
    ['milk', 'dairy', undefined],
    ['egg', 'dairy', undefined],
    ['bag', 'others', undefined],
    ['carp', 'others', 'fish'],
    ['rice', 'others', 'dry'],
  ]);
});

test('a single group of one row keeps its heading', () => {
  const { rows, headingOf, wordOf } = joinSingles(['a1', 'b1', 'a2'], ([letter]) => letter, 'others');
  expect(rows.map((row) => [row, headingOf(row), wordOf(row)])).toEqual([
    ['a1', 'a', undefined],
    ['b1', 'b', undefined],
    ['a2', 'a', undefined],
  ]);
});
