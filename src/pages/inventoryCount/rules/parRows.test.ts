import { expect, test } from 'vitest';
import { productOf, wireUnit } from '#tests/examples/wire.ts';
import { decimal } from '#domain/price/money.ts';
import { parRowsOf, requestedParLine, type ParRow } from './parRows';

const item = (productSku: string, amount: number, unit: string) => ({ productSku, amount, unit });
const products = [
  productOf({ sku: '1', name: 'Butter', minSaleQuantity: 3 }),
  productOf({ sku: '2', shopAvailability: { status: 'INACTIVE' } }),
  productOf({ sku: '3', name: 'Topfen', shopAvailability: { status: 'REMOVED_FROM_INVENTORY' } }),
  productOf({ sku: '4', units: [wireUnit('STK', 1, { isDefault: true }), wireUnit('KRT', 6, { isVisible: false })] }),
];
const rows = (items: ReturnType<typeof item>[], totals: readonly (readonly [string, number])[]) =>
  parRowsOf({ orderTemplateItems: items }, new Map(totals.map(([sku, total]) => [sku, decimal(total)])), products);
const told = (row: ParRow) =>
  row.kind === 'order'
    ? [row.par.toString(), row.counted?.toString(), row.suggestion.amount, row.unit.abbreviation, row.suggestion.rounding]
    : [row.name, row.reason];

test.each([
  ['two cartons, five pieces left', [item('1', 2, 'KRT')], [['1', 5]], [['12', '5', 2, 'KRT', 'unit']]],
  ['by the piece, the minimum quantity counts', [item('1', 6, 'STK')], [['1', 5]], [['6', '5', 3, 'STK', 'minimum']]],
  ['enough is there', [item('1', 6, 'STK')], [['1', 6]], [['6', '6', 0, 'STK', 'none']]],
  ['not counted', [item('1', 6, 'STK')], [], [['6', undefined, 6, 'STK', 'none']]],
  ['counted, and nothing is left', [item('1', 6, 'STK')], [['1', 0]], [['6', '0', 6, 'STK', 'none']]],
  ['twice in the list', [item('1', 1, 'KRT'), item('1', 2, 'STK')], [['1', 2]], [['8', '2', 1, 'KRT', 'none']]],
  ['a unit that can no longer be chosen', [item('4', 2, 'KRT')], [['4', 2]], [['12', '2', 10, 'STK', 'none']]],
  ['an unknown unit', [item('1', 2, 'PAL')], [], [['Butter', 'unitNotSold']]],
  ['not available', [item('2', 2, 'STK')], [], [['Almbutter', 'notAvailable']]],
  ['no longer sold', [item('3', 2, 'STK')], [], [['Topfen', 'noLongerAvailable']]],
  ['unknown', [item('9', 2, 'STK')], [], [['9', 'noLongerAvailable']]],
] as const)('%s', (_case, items, totals, expected) => {
  expect(rows([...items], totals).map(told)).toEqual(expected);
});

test('suggestions can be added to the cart unchanged', () => {
  const [row] = rows([item('1', 2, 'KRT')], [['1', 5]]);
  expect(row?.kind === 'order' && requestedParLine(row)).toEqual({ sku: '1', name: 'Butter', amount: 2, unitAbbreviation: 'KRT' });
});
