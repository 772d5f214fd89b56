import { expect, test } from 'vitest';
import { groupsOf } from './groups';

test("rows are under their headings, in the order of each heading's first row", () => {
  const groups = groupsOf(['b1', 'a1', 'b2'], ([letter = '']) => letter);
  expect(groups.map(({ heading, entries }) => [heading, ...entries.map(({ row, index }) => `${index} ${row}`)])).toEqual([
    ['b', '0 b1', '2 b2'],
    ['a', '1 a1'],
  ]);
});

test('without a grouping rule there is one group without a heading', () => {
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
