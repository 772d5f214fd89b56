import { expect, test } from 'vitest';
import { productExample, unitExample } from '#tests/examples/product.ts';
import { made } from '#tests/examples/made.ts';
import { wireProduct } from '#tests/examples/wire.ts';
import { getCategoryMock, getProductGroupingMock } from '#gen/models/index.faker.ts';
import {
  firstQuantity,
  isSameQuantity,
  itemDifferences,
  itemProblem,
  itemProblems,
  mergeGroups,
  templateGroups,
  templateSum,
  requestedTemplateLines,
} from './templateItems';

const item = (productSku: string, amount: number, unit = 'LAI') => ({ productSku, amount, unit });
const cheese = productExample();
const short = productExample({ sku: 'S', minSaleQuantity: 10 });
const soon = productExample({ sku: 'N', isOrderable: false, availability: { status: 'AVAILABLE_SOON', eta: undefined } });
const gone = productExample({ sku: 'G', isOrderable: false, availability: { status: 'REMOVED_FROM_INVENTORY' } });
const products = new Map([cheese, short, soon, gone].map((product) => [product.sku, product]));

const answer = (...groups: readonly (readonly [id: string, ...skus: string[]])[]) =>
  groups.map(([id, ...skus]) =>
    made(getProductGroupingMock, {
      category: made(getCategoryMock, { id, name: `Kategorie ${id}` }),
      products: skus.map((sku) => wireProduct({ sku })),
    }),
  );

test.each([
  ['none', [], []],
  ['one answer as it comes', [answer(['30', 'a'], ['10', 'b'])], ['30: a', '10: b']],
  ['the same category twice', [answer(['10', 'a']), answer(['10', 'b', 'c'])], ['10: a b c']],
  ['categories between others', [answer(['10', 'a'], ['40', 'b']), answer(['20', 'c'], ['30', 'd'])], ['10: a', '20: c', '30: d', '40: b']],
  ['one before and one behind', [answer(['20', 'a']), answer(['10', 'b'], ['20', 'c'], ['30', 'd'])], ['10: b', '20: a c', '30: d']],
  ['the groups of an answer come before the ids', [answer(['30', 'a']), answer(['30', 'b'], ['10', 'c'])], ['30: a b', '10: c']],
])('groups of %s', (_what, answers, expected) => {
  expect(mergeGroups(answers).map(({ category, products: held }) => `${category?.id}: ${held.map(({ sku }) => sku).join(' ')}`)).toEqual(
    expected,
  );
});

test('skus are in the groups of the catalogue without duplicates; unknown products come last', () => {
  const groups = mergeGroups([answer(['10', 'a', 'b', 'x'], ['20', 'c'])]);
  expect(templateGroups(['u', 'c', 'b', 'a'], groups)).toEqual([
    { key: '10', categoryName: 'Kategorie 10', skus: ['a', 'b'] },
    { key: '20', categoryName: 'Kategorie 20', skus: ['c'] },
    { key: '', categoryName: undefined, skus: ['u'] },
  ]);
  expect(templateGroups(['b'], groups)).toEqual([{ key: '10', categoryName: 'Kategorie 10', skus: ['b'] }]);
  expect(templateGroups([], groups)).toEqual([]);
});

test('lines that would not be added are listed with the reason; unknown ones are not judged', () => {
  const items = [item('104711', 1), item('S', 9), item('N', 1), item('G', 1), item('104711x', 1), item('104711', 1)];
  expect([...itemProblems(items, products)].map(([sku, { kind }]) => `${sku} ${kind}`)).toEqual([
    'S belowMinimum',
    'N notAvailable',
    'G noLongerAvailable',
  ]);
  expect(itemProblems([item('S', 10)], products).size).toBe(0);
  expect(itemProblems([item('S', 2, 'KRT')], products).get('S')).toMatchObject({ kind: 'belowMinimum', minimum: 3 });
  expect(itemProblem(item('104711', 1, 'PAL'), cheese)).toEqual({ kind: 'unitNotSold' });
  expect(itemProblem(item('104711', 1), cheese)).toBeUndefined();
});

test('the lines for the cart have their names if known', () => {
  expect(requestedTemplateLines([item('104711', 2), item('u', 1, 'KRT')], products)).toEqual([
    { sku: '104711', name: 'Bergkäse 6 Monate gereift, Laib', amount: 2, unitAbbreviation: 'LAI' },
    { sku: 'u', name: undefined, amount: 1, unitAbbreviation: 'KRT' },
  ]);
});

test('the sum counts orderable lines with a price', () => {
  const priced = new Map([
    ['a', productExample({ sku: 'a', prices: [{ ...cheese.prices[0], minQuantity: 1, rawValueString: '2.50' } as never] })],
    ['b', productExample({ sku: 'b', prices: [] })],
    ['N', soon],
  ]);
  const sum = (...items: ReturnType<typeof item>[]) => templateSum(items, priced, { includeBonus: false })?.toString();
  expect(sum(item('a', 3))).toBe('7.5');
  expect(sum(item('a', 2, 'KRT'))).toBe('20');
  expect(sum(item('a', 3), item('b', 1), item('N', 5), item('u', 1))).toBe('7.5');
  expect(sum(item('b', 1))).toBeUndefined();
  expect(sum()).toBeUndefined();
});

test.each([
  [0, 1, 'LAI', 1],
  [10, 1, 'LAI', 10],
  [10, 4, 'KRT', 3],
])('a minimum of %i begins with so many of a unit of %i: %s %i', (minSaleQuantity, ratio, unit, amount) => {
  expect(firstQuantity({ minSaleQuantity, defaultUnit: unitExample('Einheit', unit, ratio, true) })).toEqual({ amount, unit });
});

test.each([
  [{ amount: 1, unit: 'KG' }, { amount: 1, unit: 'KG' }, true],
  [{ amount: 1, unit: 'KG' }, { amount: 2, unit: 'KG' }, false],
  [{ amount: 1, unit: 'KG' }, { amount: 1, unit: 'LAI' }, false],
  [undefined, { amount: 1, unit: 'LAI' }, false],
  [undefined, undefined, true],
])('%o and %o: %s', (one, other, expected) => {
  expect(isSameQuantity(one, other)).toBe(expected);
});

test('lists the changes of others: changed, added, and last removed', () => {
  const before = [item('a', 1), item('b', 2), item('c', 3)];
  const now = [item('a', 1), item('c', 3, 'KRT'), item('d', 4)];
  expect(itemDifferences(before, now)).toEqual([
    { sku: 'c', before: item('c', 3), now: item('c', 3, 'KRT') },
    { sku: 'd', before: undefined, now: item('d', 4) },
    { sku: 'b', before: item('b', 2), now: undefined },
  ]);
  expect(itemDifferences(before, before)).toEqual([]);
});
