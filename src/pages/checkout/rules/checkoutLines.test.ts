import { describe, expect, test } from 'vitest';
import { isLineOrderable } from '#domain/cart/cart.ts';
import { lineOf, listPrice, productOf, wireUnit } from '#tests/examples/wire.ts';
import { linesAtSubmission } from './checkoutLines';

const milk = lineOf({ sku: 'milk', bulkPrices: [listPrice('1.0000')] }, { amount: 3, unitAbbreviation: 'KRT' });
const bread = lineOf({ sku: 'bread' });
const answer = (...products: Parameters<typeof productOf>[0][]) => new Map(products.map((over) => [over?.sku ?? '', productOf(over)]));

describe('lines at submission', () => {
  test('keep amount and unit, and take price and pack from the answer', () => {
    const [line] = linesAtSubmission(
      [milk],
      answer({ sku: 'milk', bulkPrices: [listPrice('1.2000')], units: [wireUnit('STK', 1, { isDefault: true }), wireUnit('KRT', 8)] }),
    );
    expect(line).toMatchObject({ sku: 'milk', amount: 3, unitAbbreviation: 'KRT', unit: { abbreviation: 'KRT', ratio: 8 } });
    expect(line?.product.prices).not.toEqual(milk.product.prices);
    expect(line && isLineOrderable(line)).toBe(true);
  });

  test.each([
    ['is not available any more', answer({ sku: 'milk', shopAvailability: { status: 'INACTIVE' } })],
    ['comes later', answer({ sku: 'milk', shopAvailability: { status: 'AVAILABLE_SOON' } })],
    ['is not sold in the unit of the line any more', answer({ sku: 'milk', units: [wireUnit('STK', 1, { isDefault: true })] })],
    ['is not in the answer', answer()],
  ])("a product that %s can't be ordered, and the others can", (_, products) => {
    const lines = linesAtSubmission([milk, bread], new Map([...products, ...answer({ sku: 'bread' })]));
    expect(lines.map((line) => [line.sku, isLineOrderable(line)])).toEqual([
      ['milk', false],
      ['bread', true],
    ]);
    expect(lines[0]?.product.name).toBe('Almbutter');
  });
});
