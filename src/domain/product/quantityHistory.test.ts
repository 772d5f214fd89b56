import { describe, expect, it, test } from 'vitest';
import { wireProduct, wireUnit } from '#tests/examples/wire.ts';
import type { Product as WireProduct, QuantityHistoryEntry } from '#gen/models/index.ts';
import {
  noChoice,
  readChoice,
  toQuantityHistory,
  wantedQuantity,
  requestedLineOf,
  withChosen,
  withoutAdded,
  withQuantity,
  type HistoryRow,
} from './quantityHistory';
import { parseKept } from '#platform/keptJson.ts';

const page = { totalElements: 1, totalPages: 1, number: 0, size: 50 };

/** A bottle that comes single and in cartons of 6. */
function bottle(sku: string, minSaleQuantity = 0): WireProduct {
  const units = [wireUnit('FLA', 1, { name: 'Flasche', isDefault: true }), wireUnit('KRT', 6, { name: 'Karton' })];
  return wireProduct({ sku, name: `Wein ${sku}`, minSaleQuantity, units });
}

function bought(sku: string, suggestedAmount: number, suggestedUnitAbbreviation: string): QuantityHistoryEntry {
  return { sku, quantity: 36, smallestUnit: 'FLA', orderCount: 4, suggestedAmount, suggestedUnitAbbreviation };
}

function rowsOf(products: WireProduct[], quantities: QuantityHistoryEntry[]): readonly HistoryRow[] {
  return toQuantityHistory({ start: '2025-01-01', end: '2025-12-31', products, quantities, page, naras: [] }).rows;
}

function rowOf(sku: string): HistoryRow {
  const [row] = rowsOf([bottle(sku)], [bought(sku, 9, 'FLA')]);
  if (!row) throw new Error('There is no row');
  return row;
}

describe('a page of the order suggestion', () => {
  test('has the name of its range, if it has one', () => {
    const read = (start: string, end: string) => toQuantityHistory({ start, end, products: [], quantities: [], page, naras: [] });
    expect(read('2025-01-01', '2025-12-31')).toEqual({ start: '2025-01-01', end: '2025-12-31', page, rows: [] });
    expect(read('January', '')).toMatchObject({ start: undefined, end: undefined });
  });

  test('leaves out entries without a product or without quantities', () => {
    const rows = rowsOf([bottle('1'), bottle('2')], [bought('2', 2, 'KRT'), bought('3', 1, 'FLA')]);
    expect(rows).toMatchObject([
      { product: { sku: '2' }, bought: 36, boughtUnit: 'FLA', orderCount: 4, suggestion: { amount: 2, unit: 'KRT' } },
    ]);
  });

  it.each([
    ['a suggestion as it is', 9, 'FLA', 0, { amount: 9, unit: 'FLA' }],
    ['in cartons', 2, 'KRT', 0, { amount: 2, unit: 'KRT' }],
    ['at least one', 0, 'FLA', 0, { amount: 1, unit: 'FLA' }],
    ['a part of a carton is no carton', 2.7, 'KRT', 0, { amount: 2, unit: 'KRT' }],
    ['raised to the minimum: 10 bottles are two cartons', 1, 'KRT', 10, { amount: 2, unit: 'KRT' }],
    ['the most that a cart takes', 1_000_000, 'FLA', 0, { amount: 99_999, unit: 'FLA' }],
    ['a unit that is no longer sold gives way to the least of the default one', 3, 'PAL', 10, { amount: 10, unit: 'FLA' }],
  ])('suggests %s', (_, amount, unit, minimum, suggestion) => {
    expect(rowsOf([bottle('1', minimum)], [bought('1', amount, unit)])[0]?.suggestion).toEqual(suggestion);
  });
});

describe('the quantities beside the suggestions', () => {
  const [one, two] = [rowOf('1'), rowOf('2')];

  test('an own quantity replaces the suggestion', () => {
    expect(wantedQuantity(one, noChoice)).toEqual({ amount: 9, unit: 'FLA' });
    const choice = withQuantity(noChoice, one, { amount: 2, unit: 'KRT' });
    expect(wantedQuantity(one, choice)).toEqual({ amount: 2, unit: 'KRT' });
    expect(wantedQuantity(two, choice)).toEqual({ amount: 9, unit: 'FLA' });
    expect(requestedLineOf(one, choice)).toEqual({ sku: '1', name: 'Wein 1', amount: 2, unitAbbreviation: 'KRT' });
  });

  test('an own quantity in a unit that is no longer sold is ignored', () => {
    expect(wantedQuantity(one, withQuantity(noChoice, one, { amount: 2, unit: 'PAL' }))).toEqual({ amount: 9, unit: 'FLA' });
  });

  test('names of object properties are not confused with products', () => {
    expect(wantedQuantity(rowOf('constructor'), noChoice)).toEqual({ amount: 9, unit: 'FLA' });
  });

  test('the rows of a page are chosen, and those of other pages stay chosen', () => {
    const first = withChosen(noChoice, [one], new Set(['1', '2']));
    expect(first.chosen).toEqual({ '1': { sku: '1', name: 'Wein 1', amount: 9, unitAbbreviation: 'FLA' } });
    const both = withChosen(first, [two], new Set(['2']));
    expect(Object.keys(both.chosen)).toEqual(['1', '2']);
    expect(Object.keys(withChosen(both, [one], new Set()).chosen)).toEqual(['2']);
  });

  test('a chosen product keeps its choice with a later quantity', () => {
    const choice = withQuantity(withChosen(noChoice, [one], new Set(['1'])), one, { amount: 3, unit: 'KRT' });
    expect(choice.chosen['1']).toMatchObject({ amount: 3, unitAbbreviation: 'KRT' });
    expect(withQuantity(noChoice, one, { amount: 3, unit: 'KRT' }).chosen).toEqual({});
  });

  test('added quantities are reset; failed ones are kept', () => {
    const edited = withQuantity(withQuantity(noChoice, one, { amount: 3, unit: 'KRT' }), two, { amount: 4, unit: 'KRT' });
    const choice = withChosen(edited, [one, two], new Set(['1', '2']));
    expect(withoutAdded(choice, [requestedLineOf(one, choice)])).toEqual({
      edits: { '2': { amount: 4, unit: 'KRT' } },
      chosen: { '2': { sku: '2', name: 'Wein 2', amount: 4, unitAbbreviation: 'KRT' } },
    });
  });
});

describe("a tab's stored state", () => {
  test('is restored unchanged', () => {
    const choice = withChosen(withQuantity(noChoice, rowOf('1'), { amount: 3, unit: 'KRT' }), [rowOf('1')], new Set(['1']));
    expect(readChoice(parseKept(JSON.stringify(choice)))).toEqual(choice);
  });

  it.each([
    [null],
    [''],
    ['{'],
    ['7'],
    ['null'],
    ['[]'],
    ['{"edits":7,"chosen":null}'],
    [
      '{"edits":{"1":null,"2":{"amount":0,"unit":"FLA"},"3":{"amount":1.5,"unit":"FLA"},"4":{"amount":1},"5":{"amount":100000,"unit":"FLA"}}}',
    ],
    ['{"chosen":{"1":{"amount":1},"2":{"amount":"1","unitAbbreviation":"FLA"}}}'],
  ])('is dropped if it is %s', (text) => {
    expect(readChoice(parseKept(text))).toEqual(noChoice);
  });

  test('allows a requested line without a name', () => {
    expect(readChoice(parseKept('{"chosen":{"1":{"amount":1,"unitAbbreviation":"FLA"}}}')).chosen).toEqual({
      '1': { sku: '1', amount: 1, unitAbbreviation: 'FLA' },
    });
  });
});
