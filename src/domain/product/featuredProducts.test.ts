import { expect, test } from 'vitest';
import { requestedFeaturedLines, minAmountOf } from './featuredProducts';
import type { Unit } from './unit';

const unit = (ratio: number): Unit => ({
  name: 'Karton',
  abbreviation: 'KT',
  ratio,
  isDefault: true,
  isVisible: true,
  isStorageUnit: ratio === 1,
  gtins: [],
});

test.each([
  [0, 1, undefined, undefined],
  [0, 1, 0, undefined],
  [0, 1, 1, undefined],
  [0, 1, 99_999, undefined],
  [0, 1, 100_000, 1],
  [0, 1, 1.5, 1],
  [0, 1, -2, 1],
  [6, 1, 5, 6],
  [6, 1, 6, undefined],
  [6, 4, 1, 2],
  [6, 4, 2, undefined],
  [6, 12, 1, undefined],
])('with a minimum of %d, %d to the unit, %s entered: minimum amount %s', (minSaleQuantity, ratio, amount, least) =>
  expect(minAmountOf({ minSaleQuantity }, { amount, unit: unit(ratio) })).toBe(least),
);

test('only valid amounts are added to the cart', () => {
  const product = (sku: string, more = {}) => ({ sku, name: `Artikel ${sku}`, isOrderable: true, minSaleQuantity: 0, ...more });
  const amounts: Readonly<Record<string, number | undefined>> = { a: 2, b: undefined, c: 1, d: 3, e: 0 };
  const requestedLines = requestedFeaturedLines(
    [product('a'), product('b'), product('c', { minSaleQuantity: 6 }), product('d', { isOrderable: false }), product('e'), product('f')],
    (sku) => (sku in amounts ? { amount: amounts[sku], unit: unit(1) } : undefined),
  );
  expect(requestedLines).toEqual([{ sku: 'a', name: 'Artikel a', amount: 2, unitAbbreviation: 'KT' }]);
});
