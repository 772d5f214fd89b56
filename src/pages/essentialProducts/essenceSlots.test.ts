import { expect, test } from 'vitest';
import { made } from '#tests/examples/made.ts';
import { wireProduct } from '#tests/examples/wire.ts';
import { toGroupedPage } from '#domain/search/searchResult.ts';
import { getCategoryMock, getGroupedSearchResultMock, getSearchAggregationsMock } from '#gen/models/index.faker.ts';
import { essenceSlots, type EssencePart } from './essenceSlots';

const page = (...groups: readonly (readonly [id: string, count: number, ...skus: string[]])[]) =>
  toGroupedPage(
    made(getGroupedSearchResultMock, {
      groupings: groups.map(([id, memberCount, ...skus]) => ({
        category: made(getCategoryMock, { id, name: `Name ${id}` }),
        memberCount,
        products: skus.map((sku) => wireProduct({ sku })),
      })),
      aggregations: made(getSearchAggregationsMock),
    }),
  );

/** Slots as text: a product's number, with the heading above it; others by kind. */
const read = (parts: readonly (readonly [number, EssencePart])[], total: number, size = 3) =>
  essenceSlots(new Map(parts), total, size).map((slot) =>
    slot.kind === 'product'
      ? `${slot.heading ? `${slot.heading.id}(${slot.heading.count}) ` : ''}${slot.product.sku}`
      : `${slot.kind} ${slot.part}`,
  );

test('there is a slot for every product, read or not', () => {
  expect(read([[0, page(['a', 2, '1', '2'], ['b', 5, '3'])]], 7)).toEqual([
    'a(2) 1',
    '2',
    'b(5) 3',
    'pending 1',
    'pending 1',
    'pending 1',
    'pending 2',
  ]);
});

test('a category that continues in the next part has one heading', () => {
  expect(
    read(
      [
        [0, page(['a', 2, '1', '2'], ['b', 3, '3'])],
        [1, page(['b', 3, '4', '5'], ['c', 1, '6'])],
      ],
      6,
    ),
  ).toEqual(['a(2) 1', '2', 'b(3) 3', '4', '5', 'c(1) 6']);
});

test('if the previous part has not been read, its category is named', () => {
  expect(read([[1, page(['b', 3, '4', '5'])]], 5).slice(3)).toEqual(['b(3) 4', '5']);
});

test('an unreadable part shows the error in every sixth slot', () => {
  expect(essenceSlots(new Map([[0, 'failed']]), 8, 100).map((slot) => slot.kind === 'failed' && slot.saysSo)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    true,
    false,
  ]);
});

test('a part with fewer products than before leaves no gap', () => {
  expect(read([[0, page(['a', 2, '1', '2'])]], 4)).toEqual(['a(2) 1', '2', 'pending 1']);
});

test.each([0, -1])('a list of %i products has no slot', (total) => {
  expect(read([[0, undefined]], total)).toEqual([]);
});
