import { expect, test } from 'vitest';
import { linesOfOrders, linesOfTemplate, readSheetSource, sheetSourceText } from './sheetSource';

test.each([
  ['essence', { kind: 'essence' }],
  [' essence ', { kind: 'essence' }],
  ['template:template-100-1', { kind: 'template', id: 'template-100-1' }],
  ['template:a:b', { kind: 'template', id: 'a:b' }],
  ['order:4501000044', { kind: 'order', id: '4501000044' }],
  ['orders:5', { kind: 'orders', count: 5 }],
  ['orders:20', { kind: 'orders', count: 20 }],
  ['orders:21', { kind: 'orders', count: 20 }],
  ['orders:999999', { kind: 'orders', count: 20 }],
  ['orders:0', undefined],
  ['orders:-1', undefined],
  ['orders:1.5', undefined],
  ['orders:many', undefined],
  ['orders:', undefined],
  ['template:', undefined],
  ['template: ', undefined],
  [`template:${'x'.repeat(101)}`, undefined],
  ['Essence', undefined],
  ['cart:1', undefined],
  ['', undefined],
  [null, undefined],
])('parses the source %j of an address', (text, source) => {
  expect(readSheetSource(text)).toEqual(source);
});

test.each(['essence', 'template:template-100-1', 'order:4501000044', 'orders:5'])('%s is written as it was parsed', (text) => {
  const source = readSheetSource(text);
  expect(source && sheetSourceText(source)).toBe(text);
});

test('a template has each product once, with its own amounts beside it', () => {
  expect(
    linesOfTemplate([
      { productSku: '1', amount: 3, unit: 'KRT' },
      { productSku: '2', amount: 1, unit: 'KG' },
      { productSku: '1', amount: 9, unit: 'STK' },
    ]),
  ).toEqual([
    { sku: '1', name: undefined, par: { amount: 3, unitAbbreviation: 'KRT' }, unitAbbreviation: 'KRT' },
    { sku: '2', name: undefined, par: { amount: 1, unitAbbreviation: 'KG' }, unitAbbreviation: 'KG' },
  ]);
});

test('several orders form one list with the newest unit and no amounts; a single one has its own', () => {
  const milk = { productSku: '1', name: 'Milch', amount: 2, unitAbbr: 'KRT' };
  const oldMilk = { productSku: '1', name: 'Milch', amount: 7, unitAbbr: 'STK' };
  const salt = { productSku: '2', name: 'Salz', amount: 1, baseUnit: 'PKG' };
  expect(linesOfOrders([{ orderItems: [milk] }, { orderItems: [salt, oldMilk] }])).toEqual([
    { sku: '1', name: 'Milch', par: undefined, unitAbbreviation: 'KRT' },
    { sku: '2', name: 'Salz', par: undefined, unitAbbreviation: 'PKG' },
  ]);
  expect(linesOfOrders([{ orderItems: [milk] }])).toEqual([
    { sku: '1', name: 'Milch', par: { amount: 2, unitAbbreviation: 'KRT' }, unitAbbreviation: 'KRT' },
  ]);
  expect(linesOfOrders([])).toEqual([]);
});
