import { describe, expect, it } from 'vitest';
import { defaultUnit, measureFactor, measureSign, scaledAmount, storageUnit, toUnit, unitOf, visibleUnits, type Unit } from './unit';

const unit = (abbreviation: string, ratio: number, extra: Partial<Unit> = {}): Unit => ({
  name: abbreviation,
  abbreviation,
  ratio,
  isDefault: false,
  isVisible: true,
  isStorageUnit: ratio === 1,
  gtins: [],
  ...extra,
});

const piece = unit('STK', 1);
const carton = unit('KRT', 12, { isDefault: true });
const pallet = unit('PAL', 480, { isVisible: false });
const half = unit('HLB', 0.5);

it('shows visible units only, sorted by ratio', () => {
  const units = [pallet, carton, piece, half];
  expect(visibleUnits(units)).toEqual([half, piece, carton]);
  expect(units[0]).toBe(pallet);
});

it('preselects the visible default, or else the smallest visible unit', () => {
  expect(defaultUnit([piece, carton])).toBe(carton);
  expect(defaultUnit([{ ...carton, isDefault: false }, piece, { ...pallet, isDefault: true }])).toBe(piece);
  expect(defaultUnit([{ ...carton, isDefault: false }, half])).toBe(half);
  expect(defaultUnit([pallet])).toBeUndefined();
});

it('finds the storage unit by its mark, or else by ratio 1', () => {
  expect(storageUnit([carton, piece])).toBe(piece);
  expect(storageUnit([carton, unit('STK', 1, { isStorageUnit: false })])?.abbreviation).toBe('STK');
  expect(storageUnit([piece, unit('KG', 0.2, { isStorageUnit: true }), { ...piece, isStorageUnit: false }])).toBe(piece);
  expect(storageUnit([piece, unit('KG', 0.2, { isStorageUnit: true })])).toBe(piece);
  expect(storageUnit([carton, unit('KG', 0.2, { isStorageUnit: true })])?.abbreviation).toBe('KG');
  expect(storageUnit([carton])).toBeUndefined();
});

it('finds a unit by abbreviation, visible or not', () => {
  expect(unitOf([piece, pallet], 'PAL')).toBe(pallet);
  expect(unitOf([piece], 'KRT')).toBeUndefined();
});

it('parses a unit; a ratio of zero or less counts as 1', () => {
  const wire = { name: 'Karton', abbreviation: 'KRT', ratio: 12, isDefault: true, isVisible: true, isStorageUnit: false };
  expect(toUnit(wire)).toEqual({ ...wire, gtins: [] });
  expect(toUnit({ ...wire, gtins: ['9012345678905'] }).gtins).toEqual(['9012345678905']);
  expect(toUnit({ ...wire, ratio: 0 }).ratio).toBe(1);
  expect(toUnit({ ...wire, ratio: -2 }).ratio).toBe(1);
  expect(toUnit({ ...wire, ratio: Number.NaN }).ratio).toBe(1);
});

it.each([
  [2, 6, '12'],
  [0, 6, '6'],
  [-1, 6, '6'],
  [Number.NaN, 6, '6'],
  [3, 0.7, '2.1'],
  [3, 0.1, '0.3'],
])('%d × %d = %s storage units', (amount, ratio, expected) => expect(scaledAmount(amount, ratio).toString()).toBe(expected));

describe('measureFactor', () => {
  it.each([
    ['kg', 'g', '1000'],
    ['g', 'kg', '0.001'],
    ['l', 'ml', '1000'],
    ['cl', 'l', '0.01'],
    ['KG', ' kg ', '1'],
    [' kg ', 'g', '1000'],
    ['g', ' kg', '0.001'],
    ['Stk', 'Stk', '1'],
    ['dag', 'g', '10'],
    ['m', 'cm', '100'],
    ['hl', 'l', '100'],
    ['t', 'kg', '1000'],
    ['mg', 'g', '0.001'],
    ['dl', 'cl', '10'],
  ])('one %s contains %s: %s', (from, to, factor) => expect(measureFactor(from, to)?.toString()).toBe(factor));

  it.each([
    ['kg', 'l'],
    ['Stk', 'kg'],
    ['kg', 'Stk'],
    ['toString', 'kg'],
  ])('%s and %s are not convertible', (from, to) => expect(measureFactor(from, to)).toBeUndefined());
});

it.each([
  ['KG', 'kg'],
  [' l ', 'l'],
  ['STK', undefined],
  ['toString', undefined],
  ['', undefined],
])('the unit %s is the measure %s', (abbreviation, sign) => expect(measureSign(abbreviation)).toBe(sign));
