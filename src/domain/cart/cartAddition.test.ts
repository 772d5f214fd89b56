import { describe, expect, it } from 'vitest';
import type { Product as WireProduct } from '#gen/models/index.ts';
import { lineOf, productOf, wireUnit } from '#tests/examples/wire.ts';
import { planAddition, type RequestedLine } from './cartAddition';
import type { Product } from '../product/product';

function products(...entries: Partial<WireProduct>[]): ReadonlyMap<string, Product> {
  return new Map(entries.map((entry) => [entry.sku ?? '1', productOf(entry)]));
}
const requestedLine = (sku: string, amount: number, unitAbbreviation = 'STK'): RequestedLine => ({ sku, amount, unitAbbreviation });

describe('planAddition', () => {
  it('adds orderable lines', () => {
    const requestedLines = [requestedLine('1', 2, 'KRT'), requestedLine('2', 99_999)];
    expect(planAddition(requestedLines, products({ sku: '1' }, { sku: '2' }))).toEqual({
      requests: [
        { sku: '1', amount: 2, unitAbbreviation: 'KRT' },
        { sku: '2', amount: 99_999, unitAbbreviation: 'STK' },
      ],
      added: requestedLines,
      refused: [],
    });
    expect(planAddition([], products())).toEqual({ requests: [], added: [], refused: [] });
  });

  it.each<[what: string, product: Partial<WireProduct> | undefined, requestedLine: RequestedLine, reason: object]>([
    ['an unknown product', undefined, { ...requestedLine('1', 1), name: 'Steinpilze' }, { kind: 'noLongerAvailable' }],
    [
      'a product gone from the range',
      { shopAvailability: { status: 'REMOVED_FROM_INVENTORY' } },
      requestedLine('1', 1),
      { kind: 'noLongerAvailable' },
    ],
    ['an inactive product', { shopAvailability: { status: 'INACTIVE' } }, requestedLine('1', 1), { kind: 'notAvailable' }],
    [
      'a product that comes soon',
      { shopAvailability: { status: 'AVAILABLE_SOON', availabilityETA: '2030-01-01' } },
      requestedLine('1', 1),
      { kind: 'notAvailable' },
    ],
    ['an unknown unit', {}, requestedLine('1', 1, 'PAL'), { kind: 'unitNotSold' }],
    ['no unit', {}, requestedLine('1', 1, ''), { kind: 'unitNotSold' }],
    [
      'a unit that cannot be chosen',
      { units: [wireUnit('STK', 1), wireUnit('KRT', 6, { isVisible: false })] },
      requestedLine('1', 1, 'KRT'),
      { kind: 'unitNotSold' },
    ],
    ['zero', {}, requestedLine('1', 0), { kind: 'invalidAmount', minimum: 1, unit: { abbreviation: 'STK' } }],
    ['less than zero', {}, requestedLine('1', -1), { kind: 'invalidAmount', minimum: 1, unit: { abbreviation: 'STK' } }],
    ['a part', {}, requestedLine('1', 1.5), { kind: 'invalidAmount', minimum: 1, unit: { abbreviation: 'STK' } }],
    ['more than fits', {}, requestedLine('1', 100_000), { kind: 'invalidAmount', minimum: 1, unit: { abbreviation: 'STK' } }],
    [
      'zero, of something that has a minimum',
      { minSaleQuantity: 8 },
      requestedLine('1', 0, 'KRT'),
      { kind: 'invalidAmount', minimum: 2, unit: { abbreviation: 'KRT' } },
    ],
    ['no number', {}, requestedLine('1', Number.NaN), { kind: 'invalidAmount', minimum: 1, unit: { abbreviation: 'STK' } }],
    [
      'less than the minimum',
      { minSaleQuantity: 8 },
      requestedLine('1', 7),
      { kind: 'belowMinimum', minimum: 8, unit: { abbreviation: 'STK' } },
    ],
    [
      'less than the minimum in cartons',
      { minSaleQuantity: 8 },
      requestedLine('1', 1, 'KRT'),
      { kind: 'belowMinimum', minimum: 2, unit: { abbreviation: 'KRT' } },
    ],
  ])('refuses %s', (_, product, requested, reason) => {
    const plan = planAddition([requested], product ? products(product) : new Map());
    expect(plan).toMatchObject({ requests: [], added: [], refused: [{ requestedLine: requested, reason }] });
    expect(plan.refused[0]?.product === undefined).toBe(product === undefined);
  });

  it('accepts the exact minimum', () => {
    expect(planAddition([requestedLine('1', 8)], products({ minSaleQuantity: 8 })).refused).toEqual([]);
    expect(planAddition([requestedLine('1', 2, 'KRT')], products({ minSaleQuantity: 12 })).refused).toEqual([]);
  });

  it("adds to the cart's amount, and sums repeated requests", () => {
    const held = lineOf({}, { amount: 3 });
    expect(planAddition([requestedLine('1', 2), requestedLine('1', 4)], products({}), [held])).toEqual({
      requests: [{ sku: '1', amount: 9, unitAbbreviation: 'STK' }],
      added: [requestedLine('1', 2), requestedLine('1', 4)],
      refused: [],
    });
  });

  it.each([
    ['STK', 3, 'KRT', 2, 15, 'STK'], // 3 + 2 × 6
    ['KRT', 2, 'STK', 3, 15, 'STK'],
    ['KRT', 2, 'KRT', 1, 3, 'KRT'],
  ])('adds to %s %i in %s %i as the smaller unit', (heldUnit, heldAmount, unit, amount, sum, sumUnit) => {
    const held = lineOf({}, { amount: heldAmount, unitAbbreviation: heldUnit });
    expect(planAddition([requestedLine('1', amount, unit)], products({}), [held]).requests).toEqual([
      { sku: '1', amount: sum, unitAbbreviation: sumUnit },
    ]);
  });

  it('adds parts of a kilogram exactly: 3 × 0.1 and 1 × 0.3 are 6 × 0.1', () => {
    const units = [wireUnit('A', 0.1), wireUnit('B', 0.3)];
    const held = lineOf({ units }, { amount: 3, unitAbbreviation: 'A' });
    expect(planAddition([requestedLine('1', 1, 'B')], products({ units }), [held]).requests).toEqual([
      { sku: '1', amount: 6, unitAbbreviation: 'A' },
    ]);
  });

  it('refuses a sum that is not whole in either unit, and leaves the line unchanged', () => {
    const units = [wireUnit('KG', 1), wireUnit('LAIB', 2.5)];
    const held = lineOf({ units }, { amount: 1, unitAbbreviation: 'LAIB' });
    const plan = planAddition([requestedLine('1', 1, 'KG')], products({ units }), [held]);
    expect(plan).toMatchObject({ requests: [], refused: [{ reason: { kind: 'otherUnitInCart', unit: { abbreviation: 'LAIB' } } }] });
  });

  it('refuses a sum above the maximum of a line', () => {
    expect(planAddition([requestedLine('1', 1)], products({}), [lineOf({}, { amount: 99_998 })]).requests).toMatchObject([
      { amount: 99_999 },
    ]);
    const plan = planAddition([requestedLine('1', 1)], products({}), [lineOf({}, { amount: 99_999 })]);
    expect(plan).toMatchObject({ requests: [], refused: [{ reason: { kind: 'invalidAmount' } }] });
  });

  it('replaces a line whose unit is no longer sold', () => {
    const held = lineOf({}, { amount: 7, unitAbbreviation: 'PAL' });
    expect(planAddition([requestedLine('1', 2)], products({}), [held]).requests).toEqual([
      { sku: '1', amount: 2, unitAbbreviation: 'STK' },
    ]);
  });

  it("measures the minimum by the cart's line on request", () => {
    const few = products({ minSaleQuantity: 8 });
    expect(planAddition([requestedLine('1', 3)], few, [lineOf({}, { amount: 5 })], 'line').requests).toEqual([
      { sku: '1', amount: 8, unitAbbreviation: 'STK' },
    ]);
    expect(planAddition([requestedLine('1', 3), requestedLine('1', 5)], few, [], 'line').refused).toEqual([]);
    expect(planAddition([requestedLine('1', 3), requestedLine('1', 4)], few, [], 'line')).toMatchObject({
      requests: [],
      added: [],
      refused: [
        { requestedLine: requestedLine('1', 3), reason: { kind: 'belowMinimum', minimum: 8 } },
        { requestedLine: requestedLine('1', 4) },
      ],
    });
  });
});
