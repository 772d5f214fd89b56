import { expect, test } from 'vitest';
import type { DisplayRules } from '#domain/price/displayRules.ts';
import { listPrice, productOf, wireUnit } from '#tests/examples/wire.ts';
import { sheetChanges } from './sheetChanges';

const rules = (canSeePrices: boolean): DisplayRules => ({
  canSeePrices,
  isLoggedIn: true,
  seesBonuses: false,
  highlightsDiscounts: false,
  highlightsSpecialPrices: false,
  priceExplanation: undefined,
});

const units = [wireUnit('STK', 1), wireUnit('KRT', 12, { isDefault: true })];
const butter = { sku: '1', name: 'Butter', units, bulkPrices: [listPrice('2.00'), { ...listPrice('1.50'), minQuantity: 24 }] };
const before = new Map([['1', productOf(butter)]]);
type Wire = Parameters<typeof productOf>[0];

/** Changes of one line, as words. */
function changesOf(amount: number, unitAbbreviation: string, now: Wire | undefined, canSeePrices = true): readonly string[] {
  const products = new Map(now ? [['1', productOf(now)]] : []);
  const lines = [{ sku: '1', name: 'Butter', amount, unitAbbreviation }];
  return sheetChanges(lines, before, products, rules(canSeePrices)).map((change) => {
    switch (change.kind) {
      case 'gone':
        return `gone ${change.product?.availability.status ?? 'unknown'}`;
      case 'unit':
        return `unit ${change.unit.abbreviation}`;
      case 'minimum':
        return `minimum ${change.amount} ${change.unit.abbreviation}`;
      case 'price':
        return `price ${change.before.toString()} → ${change.now?.toString() ?? 'on request'} ${change.unit.abbreviation}`;
    }
  });
}

test.each<[why: string, amount: number, unit: string, now: Wire | undefined, changes: readonly string[]]>([
  ['nothing has changed', 1, 'KRT', butter, []],
  // 12 × 2.00 before, 12 × 2.10 now.
  ['a dearer price, of one of its unit', 1, 'KRT', { ...butter, bulkPrices: [listPrice('2.10')] }, ['price 24 → 25.2 KRT']],
  // Two cartons are 24 pieces, for which 1.50 applied.
  ['the price of its quantity', 2, 'KRT', { ...butter, bulkPrices: [listPrice('2.00')] }, ['price 18 → 24 KRT']],
  ['a change of another quantity only', 1, 'KRT', { ...butter, bulkPrices: [listPrice('2.00')] }, []],
  ['a price on request', 1, 'STK', { ...butter, bulkPrices: [] }, ['price 2 → on request STK']],
  ['out of the range', 1, 'KRT', { ...butter, shopAvailability: { status: 'REMOVED_FROM_INVENTORY' } }, ['gone REMOVED_FROM_INVENTORY']],
  ['gone', 1, 'KRT', undefined, ['gone unknown']],
  ['unit no longer sold', 1, 'KRT', { ...butter, units: [wireUnit('STK', 1, { isDefault: true })] }, ['unit KRT']],
  // 30 pieces are 2.5 cartons.
  ['a minimum that the amount misses', 2, 'KRT', { ...butter, minSaleQuantity: 30 }, ['minimum 3 KRT']],
  ['a minimum that the amount reaches', 3, 'KRT', { ...butter, minSaleQuantity: 30 }, []],
])('%s', (_why, amount, unit, now, changes) => {
  expect(changesOf(amount, unit, now)).toEqual(changes);
});

test('without the price permission prices have no changes', () => {
  expect(changesOf(1, 'KRT', { ...butter, bulkPrices: [listPrice('9')] }, false)).toEqual([]);
  expect(changesOf(1, 'KRT', undefined, false)).toEqual(['gone unknown']);
});

test('a product that was not there, or could not be ordered before, has no change', () => {
  const lines = [{ sku: '2', amount: 1, unitAbbreviation: 'KRT' }];
  expect(sheetChanges(lines, before, before, rules(true))).toEqual([]);
  const gone = new Map([['2', productOf({ ...butter, sku: '2', shopAvailability: { status: 'INACTIVE' } })]]);
  expect(sheetChanges(lines, gone, gone, rules(true))).toEqual([]);
});
