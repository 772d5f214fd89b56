import { describe, expect, it, test } from 'vitest';
import { made } from '#tests/examples/made.ts';
import type { InventoryItem } from '#gen/models/index.ts';
import { getInventoryItemMock, getInventoryMock } from '#gen/models/index.faker.ts';
import { listPrice, productOf } from '#tests/examples/wire.ts';
import {
  countedInBaseUnit,
  countedLines,
  inventoriesOf,
  inventoryLines,
  inventoryListRules,
  inventoryValue,
  requestedInventoryLines,
} from './inventory';
import { parseListAddress } from '../text/listAddress';
import { moneyText } from '../price/money';

const item = (over: Partial<InventoryItem> = {}) =>
  made(getInventoryItemMock, {
    productSku: '1',
    capturedQuantity: 2,
    capturedUnit: 'KRT',
    unitRatio: 12,
    categoryId: '120300',
    productName: 'Almbutter',
    ...over,
  });
const inventory = (id: string) => made(getInventoryMock, { id, numberOfRegularItems: 3, numberOfNonWebshopItems: 2 });

test.each([
  ['', { field: 'createdAt', direction: 'desc' }, 0],
  ['sort=createdAt-asc&page=2', { field: 'createdAt', direction: 'asc' }, 1],
  ['sort=lines-asc&page=0', { field: 'createdAt', direction: 'desc' }, 0],
])('the address %j of the inventories is parsed exactly', (address, sort, page) => {
  expect(parseListAddress(inventoryListRules, new URLSearchParams(address))).toEqual({ sort, filters: {}, page });
});

test('the inventories of a page are grouped by place', () => {
  const groups = [{ inventoryLocation: 'Hauptplatz 4', inventories: [inventory('a'), inventory('b')] }, { inventories: [inventory('c')] }];
  expect(inventoriesOf({ inventories: groups }).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('lines that the shop does not sell are counted', () => {
  expect(countedLines(inventory('a'))).toBe(5);
});

test.each([
  [2, 12, '24'],
  [2.5, 12, '30'],
  [0.1, 3, '0.3'],
  [0, 12, '0'],
])('%d units of %d are %s in the base unit', (capturedQuantity, unitRatio, expected) => {
  expect(countedInBaseUnit({ capturedQuantity, unitRatio }).toString()).toBe(expected);
});

describe('requestedInventoryLines', () => {
  const requestedLines = (items: readonly InventoryItem[]) =>
    requestedInventoryLines(items).map(({ sku, amount, unitAbbreviation }) => [sku, amount, unitAbbreviation]);

  it.each([
    ['as counted', [item()], [['1', 2, 'KRT']]],
    [
      'an open pack as a whole one',
      [item({ capturedQuantity: 2.5 }), item({ productSku: '2', capturedQuantity: 0.5 })],
      [
        ['1', 3, 'KRT'],
        ['2', 1, 'KRT'],
      ],
    ],
    ['nothing of lines counted as zero', [item({ capturedQuantity: 0 })], []],
    ['twice counted, once', [item({ capturedQuantity: 1.5 }), item({ capturedQuantity: 1.5 })], [['1', 3, 'KRT']]],
    [
      'in two units, in the smaller',
      [item({ capturedQuantity: 1.5 }), item({ capturedQuantity: 4.5, capturedUnit: 'STK', unitRatio: 1 })],
      [['1', 23, 'STK']],
    ],
    ['none in the smaller unit', [item(), item({ capturedQuantity: 0, capturedUnit: 'STK', unitRatio: 1 })], [['1', 24, 'STK']]],
    ['a unit smaller than the base unit', [item({ capturedQuantity: 0.7, capturedUnit: 'DAG', unitRatio: 0.01 })], [['1', 1, 'DAG']]],
    ['nothing of nothing', [], []],
  ])('asks for %s', (_what, items, expected) => {
    expect(requestedLines(items)).toEqual(expected);
  });

  it('names each product, also one that is no longer known', () => {
    expect(requestedInventoryLines([item({ productName: 'Brie' })])).toEqual([
      { sku: '1', name: 'Brie', amount: 2, unitAbbreviation: 'KRT' },
    ]);
  });
});

describe('inventoryLines', () => {
  const category = { id: '120300', name: 'Butter', virtual: false, sortKey: 1 };
  const butter = productOf({ sku: '1', categoryId: '120300', resolvedCategory: category, bulkPrices: [listPrice('2.45')] });

  it.each([
    ['the price of the counted amount', item(), '58.80'],
    ['that of a part', item({ capturedQuantity: 0.5 }), '14.70'],
    ['nothing for nothing', item({ capturedQuantity: 0 }), '0.00'],
    ['no price of an unknown product', item({ productSku: '9' }), undefined],
  ])('know %s', (_what, counted, expected) => {
    const [line] = inventoryLines([counted], new Map([['1', butter]]));
    expect(line?.value && moneyText(line.value)).toBe(expected);
  });

  it('have no price if the product has none', () => {
    const [line] = inventoryLines([item()], new Map([['1', productOf({ sku: '1', bulkPrices: [] })]]));
    expect(line?.value).toBeUndefined();
  });

  it('have the name of their category, also if only another product has it', () => {
    const lines = inventoryLines(
      [item(), item({ productSku: '9' }), item({ productSku: '8', categoryId: '999' })],
      new Map([['1', butter]]),
    );
    expect(lines.map((line) => line.category)).toEqual(['Butter', 'Butter', undefined]);
    expect(lines.map(({ product }) => product?.sku)).toEqual(['1', undefined, undefined]);
  });

  it('are summed up without unpriced lines', () => {
    const products = new Map([['1', butter]]);
    const lines = inventoryLines([item(), item({ capturedQuantity: 1 }), item({ productSku: '9' })], products);
    const { sum, unpriced } = inventoryValue(lines);
    expect([sum && moneyText(sum), unpriced]).toEqual(['88.20', 1]);
    expect(inventoryValue(inventoryLines([item()], new Map()))).toEqual({ sum: undefined, unpriced: 1 });
  });
});
