import { expect, test } from 'vitest';
import { groupsOf, joinSingles } from './groups';

test('rows stand under their headings, which come in the order of their first row', () => {
  const groups = groupsOf(['b1', 'a1', 'b2'], ([letter = '']) => letter);
  expect(groups.map(({ heading, entries }) => [heading, ...entries.map(({ row, index }) => `${index} ${row}`)])).toEqual([
    ['b', '0 b1', '2 b2'],
    ['a', '1 a1'],
  ]);
});

test('without a rule there is one group without a heading', () => {
  expect(groupsOf(['x', 'y'], undefined)).toEqual([
    {
      heading: undefined,
      entries: [
        { row: 'x', index: 0 },
        { row: 'y', index: 1 },
      ],
    },
  ]);
  expect(groupsOf([], undefined)).toEqual([]);
});

test('groups of one row stand together at the end, each row with its own as a word', () => {
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
