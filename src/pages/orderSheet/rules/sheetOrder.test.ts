import { expect, test } from 'vitest';
import { orderedRows, readShelf, shelfAfter, withMoved, type PlacedRow } from './sheetOrder';

const row = (sku: string, kind: PlacedRow['kind'], categoryName?: string): PlacedRow => ({ sku, kind, categoryName });
const rows = [
  row('flour', 'dry', 'Mehl'),
  row('gone', undefined),
  row('milk', 'fresh', 'Molkerei'),
  row('fries', 'frozen', 'Gemüse'),
  row('oil', 'dry', 'Öl'),
  row('salt', 'dry'),
  row('butter', 'fresh', 'Molkerei'),
  row('nuts', 'dry', 'Nüsse'),
];
const skusOf = (ordered: readonly PlacedRow[]) => ordered.map(({ sku }) => sku);

test("the list's own order", () => {
  expect(orderedRows(rows, 'list', ['oil'], 'de')).toBe(rows);
});

test('frozen, fresh, dry, then by category, with unknown products last', () => {
  expect(skusOf(orderedRows(rows, 'kind', [], 'de'))).toEqual(['fries', 'milk', 'butter', 'flour', 'nuts', 'oil', 'salt', 'gone']);
});

test("the shelf order, then products missing in it, in the list's order", () => {
  expect(skusOf(orderedRows(rows, 'shelf', ['salt', 'strange', 'milk'], 'de'))).toEqual([
    'salt',
    'milk',
    'flour',
    'gone',
    'fries',
    'oil',
    'butter',
    'nuts',
  ]);
  expect(skusOf(orderedRows(rows, 'shelf', [], 'de'))).toEqual(skusOf(rows));
});

test.each([
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['b', 1, ['a', 'b', 'c']],
  ['a', 99, ['b', 'c', 'a']],
  ['c', -1, ['c', 'a', 'b']],
  ['x', 0, ['a', 'b', 'c']],
])('%s moves to %i', (sku, place, moved) => {
  expect(withMoved(['a', 'b', 'c'], sku, place)).toEqual(moved);
});

test.each([
  [
    ['a', 'b', 'a', 3, null],
    ['a', 'b'],
  ],
  [undefined, []],
  ['a', []],
  [{ 0: 'a' }, []],
])('parses a stored shelf %j', (kept, shelf) => {
  expect(readShelf(kept)).toEqual(shelf);
});

test.each([
  ['an empty shelf', [], ['b', 'a'], ['b', 'a']],
  ['all that it has', ['a', 'b', 'c'], ['c', 'a', 'b'], ['c', 'a', 'b']],
  ['products of other sheets stay', ['x', 'a', 'y', 'b'], ['b', 'a'], ['x', 'b', 'y', 'a']],
  ['something new between them', ['x', 'a', 'y', 'b'], ['b', 'new', 'a'], ['x', 'b', 'y', 'new', 'a']],
  ['nothing that it has', ['x', 'y'], ['b', 'a'], ['x', 'y', 'b', 'a']],
  ['nothing at all', ['x', 'y'], [], ['x', 'y']],
])('a shelf in another order: %s', (_, shelf, ordered, after) => {
  expect(shelfAfter(shelf, ordered)).toEqual(after);
});
