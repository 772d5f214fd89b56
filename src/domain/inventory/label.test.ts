import { describe, expect, test } from 'vitest';
import {
  findLabels,
  groupLabels,
  isLabelAmount,
  labelAmounts,
  labelCount,
  labelName,
  readLabelAmounts,
  toShelfLabel,
  type LabelProduct,
  type ShelfLabel,
} from './label';
import { productNumberFor, skuOf } from '../product/productNumber';
import { parseKept } from '#platform/keptJson.ts';

const wire: LabelProduct = {
  sku: '104711',
  crossTenantProductId: 'X-1',
  name: 'Bergkäse',
  categoryId: '120',
  categoryName: 'Käse',
  netFillingQuantity: { quantity: 6, unit: 'kg' },
  gtin: '9001234567894',
  unit: 'LAI',
  unitName: 'Laib',
  price: 77.4,
  priceString: '77.40',
  referencePriceString: '12.90',
  referenceUnit: 'kg',
  isActive: true,
};
const sees = { canSeePrices: true };

describe('a label from the answer', () => {
  test('has price and price per reference, which is per one unit by default', () => {
    const { price, referencePrice, sku, unit } = toShelfLabel(wire, sees);
    expect(price?.toString()).toBe('77.4');
    expect([referencePrice?.amount.toString(), referencePrice?.perQuantity, referencePrice?.perUnit]).toEqual(['12.9', 1, 'kg']);
    expect([sku, unit]).toEqual(['104711', { abbreviation: 'LAI', name: 'Laib' }]);
  });
  test('has no price for users who may not see prices, even if the answer has one', () => {
    const label = toShelfLabel(wire, { ...sees, canSeePrices: false });
    expect([label.price, label.referencePrice]).toEqual([undefined, undefined]);
  });
  test('has both numbers', () => {
    const { sku, crossTenantProductId } = toShelfLabel({ ...wire, crossTenantProductId: 'X-1' }, sees);
    expect([sku, crossTenantProductId]).toEqual(['104711', 'X-1']);
  });
  test('counts as sold by default', () => {
    const { isActive: _, ...untold } = wire;
    expect([toShelfLabel(untold, sees).isActive, toShelfLabel({ ...wire, isActive: false }, sees).isActive]).toEqual([true, false]);
  });
});

const label = (sku: string, name: string, category?: string, isActive = true): ShelfLabel => ({
  ...toShelfLabel({ sku, name, isActive, ...(category !== undefined && { categoryId: `c-${category}`, categoryName: category }) }, sees),
});
const list = [
  label('3', 'Zander', 'Fisch'),
  label('1', 'Ananas'),
  label('2', 'Äsche', 'Fisch'),
  label('5', 'Rahm', 'Käse', false),
  label('4', 'Almkäse 12 Monate', 'Käse'),
  label('6', 'Almkäse 3 Monate', 'Käse'),
];

test('groups are by category, categories and products by name with umlauts and numbers sorted naturally; no category comes last', () => {
  expect(groupLabels(list).map(({ categoryName, labels }) => [categoryName, labels.map(({ sku }) => sku)])).toEqual([
    ['Fisch', ['2', '3']],
    ['Käse', ['6', '4', '5']],
    [undefined, ['1']],
  ]);
});

test('labels are printed in that order, one of each by default, without discontinued products', () => {
  const printed = labelAmounts(groupLabels(list), { '3': 12, '5': 2 });
  expect(printed.map(({ sku, amount }) => `${sku}×${amount}`)).toEqual(['2×1', '3×12', '6×1', '4×1', '1×1']);
  expect(labelCount(printed)).toBe(16);
});

test.each([
  ['', 6],
  ['  ', 6],
  ['KÄSE', 3],
  ['kaese', 3],
  ['alm 12', 1],
  ['fisch zander', 1],
  ['5', 1],
  ['xyz', 0],
])('the search for "%s" finds %i', (query, found) => {
  expect(findLabels(list, query, skuOf)).toHaveLength(found);
});

test('a number with leading zeros finds its label', () => {
  expect(findLabels([label('104711', 'Bergkäse')], '000000000000104711', skuOf)).toHaveLength(1);
});

test('a search finds the cross-tenant number for users who see it, and the sku for all users', () => {
  const numbered = [{ ...label('77', 'Rahm'), crossTenantProductId: 'X-1' }];
  const found = (query: string, displayCrossTenantProductId: boolean) =>
    findLabels(numbered, query, productNumberFor({ displayCrossTenantProductId })).length;
  expect([found('X-1', true), found('X-1', false), found('77', true), found('77', false)]).toEqual([1, 0, 1, 1]);
});

test.each([
  [1, true],
  [999, true],
  [0, false],
  [1000, false],
  [2.5, false],
  [-1, false],
  ['3', false],
  [Number.NaN, false],
])('%s labels of a product can be printed: %s', (value, isPrintable) => {
  expect(isLabelAmount(value)).toBe(isPrintable);
});

test.each([
  [null, {}],
  ['', {}],
  ['nonsense', {}],
  ['null', {}],
  ['{"1":3,"2":0,"3":1000,"4":"5","5":2.5}', { '1': 3 }],
])('stored numbers %s are parsed as %j', (text, read) => {
  expect(readLabelAmounts(parseKept(text))).toEqual(read);
});

test.each([
  ['Bergkäse 6 Monate gereift, Laib ca. 6 kg', 'Bergkäse 6 Monate gereift, Laib ca.~6~kg'],
  ['Radler Zitrone, 24 × 0,33 l', 'Radler Zitrone, 24~×~0,33~l'],
  ['Kochobers 15 % bio, 500 ml Packung', 'Kochobers 15~% bio, 500~ml Packung'],
  ['Teller 26 cm, 125 Stück', 'Teller 26~cm, 125 Stück'],
  ['Sirup 5 langstielig', 'Sirup 5 langstielig'],
])('the measures of %s are valid', (name, broken) => {
  expect(labelName(name).replaceAll('\u00a0', '~')).toBe(broken);
});
