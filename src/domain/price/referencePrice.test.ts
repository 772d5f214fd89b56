import { describe, expect, it } from 'vitest';
import { decimal, moneyText } from './money';
import { referencePriceOf } from './referencePrice';

describe('referencePriceOf', () => {
  it.each<[string, number, string, number, string, string]>([
    ['77.40', 6, 'kg', 1, 'kg', '12.90'],
    ['12.90', 1, 'kg', 1, 'kg', '12.90'],
    ['2.49', 500, 'g', 100, 'g', '0.50'],
    ['2.49', 500, 'g', 1, 'kg', '4.98'],
    ['8.90', 0.75, 'l', 1, 'l', '11.87'],
    ['1.19', 330, 'ml', 1, 'l', '3.61'],
    ['14.90', 70, 'cl', 1, 'l', '21.29'],
    ['3.00', 10, 'Stk', 1, 'Stk', '0.30'],
    ['4.00', 2, 'KG', 100, 'g', '0.20'],
    ['9.00', 1, 'Dose', 1, 'dose', '9.00'],
  ])('%s € for %d %s is shown per %d %s as %s', (unitPrice, quantity, unit, refQuantity, refUnit, expected) => {
    const reference = referencePriceOf(decimal(unitPrice), { quantity, unit, refQuantity, refUnit });
    expect(reference && moneyText(reference.amount)).toBe(expected);
    expect(reference).toMatchObject({ perQuantity: refQuantity, perUnit: refUnit });
  });

  it.each([
    [0, 'kg', 1, 'kg'],
    [-1, 'kg', 1, 'kg'],
    [1, 'kg', 0, 'kg'],
    [1, 'kg', 1, 'l'],
    [1, 'Stk', 1, 'kg'],
    [1, 'kg', 1, 'constructor'],
  ])('is unknown for %d %s per %d %s', (quantity, unit, refQuantity, refUnit) => {
    expect(referencePriceOf(decimal('1'), { quantity, unit, refQuantity, refUnit })).toBeUndefined();
  });
});
