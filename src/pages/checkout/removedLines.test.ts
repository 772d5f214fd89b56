import { expect, test } from 'vitest';
import { lineOf, wireProduct } from '#tests/examples/wire.ts';
import type { Removal } from '#cart/cart.ts';
import { withRemovedLines } from './removedLines';

const [a, b, c] = ['a', 'b', 'c'].map((sku) => lineOf({ sku })) as [
  ReturnType<typeof lineOf>,
  ReturnType<typeof lineOf>,
  ReturnType<typeof lineOf>,
];

const removal = (id: number, sku: string, place: number, kind: Removal['kind'] = 'line'): Removal => ({
  id,
  kind,
  lines: [
    { sku, place, amount: 1, unitAbbreviation: 'STK', item: { sku, amount: 1, unitAbbreviation: 'STK', product: wireProduct({ sku }) } },
  ],
});

const skus = (...parameters: Parameters<typeof withRemovedLines>) => withRemovedLines(...parameters).lines.map(({ sku }) => sku);

test('a removed line is shown in its place', () => {
  const { lines, removed } = withRemovedLines([a, c], [removal(7, 'b', 1)]);
  expect(lines.map(({ sku }) => sku)).toEqual(['a', 'b', 'c']);
  expect(removed.get('b')?.removalId).toBe(7);
});

test('several removals are in their original places, with the newest restored first', () => {
  // From a, b, c first b was removed at index 1, then c, which by then was at index 1 too.
  expect(skus([a], [removal(2, 'c', 1), removal(1, 'b', 1)])).toEqual(['a', 'b', 'c']);
});

test('a line that is back in the cart has no placeholder', () => {
  expect(skus([a, b], [removal(1, 'b', 1)])).toEqual(['a', 'b']);
});

test("a replacement comes after its line's place, wherever the server has it", () => {
  const forGone = ({ lines: [line] }: Removal) => (line?.sku === 'gone' ? 'b' : undefined);
  expect(skus([a, c, b], [removal(1, 'gone', 1)], forGone)).toEqual(['a', 'gone', 'b', 'c']);
  // Before that, another line was removed from the front.
  expect(skus([a, c, b], [removal(2, 'gone', 1), removal(1, 'first', 0)], forGone)).toEqual(['first', 'a', 'gone', 'b', 'c']);
  expect(skus([a, c], [removal(1, 'gone', 1)], forGone)).toEqual(['a', 'gone', 'c']);
});

test('a cleared cart shows no placeholders: it is restored as a whole', () => {
  expect(skus([], [removal(1, 'a', 0, 'cart')])).toEqual([]);
});

test('a line without a product leaves no placeholder', () => {
  const withoutProduct: Removal = {
    id: 1,
    kind: 'line',
    lines: [{ sku: 'x', place: 0, amount: 1, unitAbbreviation: 'STK', item: { sku: 'x', amount: 1, unitAbbreviation: 'STK' } }],
  };
  expect(skus([a], [withoutProduct])).toEqual(['a']);
});
