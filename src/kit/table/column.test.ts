import { expect, test } from 'vitest';
import { nextSort, shownColumns } from './column';

test.each([
  [{ key: 'name' }, { field: 'sum', direction: 'desc' }, { field: 'name', direction: 'asc' }],
  [
    { key: 'sum', isNumber: true },
    { field: 'name', direction: 'asc' },
    { field: 'sum', direction: 'desc' },
  ],
  [
    { key: 'day', firstDirection: 'desc' },
    { field: 'name', direction: 'asc' },
    { field: 'day', direction: 'desc' },
  ],
  [{ key: 'name' }, { field: 'name', direction: 'asc' }, { field: 'name', direction: 'desc' }],
  [
    { key: 'sum', isNumber: true },
    { field: 'sum', direction: 'desc' },
    { field: 'sum', direction: 'asc' },
  ],
] as const)('a press on %o, sorted by %o, sorts by %o', (column, sort, next) => {
  expect(nextSort(column, sort)).toEqual(next);
});

test('hidden columns are left out', () => {
  const render = () => null;
  expect(
    shownColumns([
      { key: 'a', title: 'A', render },
      { key: 'b', title: 'B', isHidden: true, render },
    ]).map(({ key }) => key),
  ).toEqual(['a']);
});
