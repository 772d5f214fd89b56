import { describe, expect, test } from 'vitest';
import { made } from '#tests/examples/made.ts';
import type { Inventory } from '#gen/models/index.ts';
import { getInventoryMock } from '#gen/models/index.faker.ts';
import { emptyCount, withAmount, withNamed, withCountedProduct, withCountedScan, type Count, type CountedProduct } from './inventoryCount';
import { candidatesOf, countProblem, hasSentLines, inventoryOf, remainderOf, type CountIntent } from './countIntent';

const product = (sku: string): CountedProduct => ({
  sku,
  name: `Artikel ${sku}`,
  units: [{ abbreviation: 'FL', name: 'Flasche', ratio: 1, gtins: [] }],
});
const named = withNamed(withCountedScan(emptyCount, { gtin: '96385074', pieces: 6 }), 'scan:00000096385074', 'Sirup', 'Fl');
const count: Count = {
  ...withCountedProduct(withCountedProduct(named, product('1'), 'FL', '2.5'), product('2'), 'FL', '0'),
  place: { externalAddressId: '100-1', unloadingArea: 'Küche', comment: ' Monatsabschluss ' },
};
const body = {
  externalAddressId: '100-1',
  unloadingArea: 'Küche',
  comment: 'Monatsabschluss',
  inventoryItems: [
    { productSku: '1', capturedQuantity: 2.5, capturedUnit: 'FL' },
    { productSku: '2', capturedQuantity: 0, capturedUnit: 'FL' },
  ],
  nonWebshopInventoryItems: [{ gtin: '96385074', productName: 'Sirup', unit: 'Fl', amount: 6 }],
};

test('counted lines are sent in the order of counting', () => {
  expect(inventoryOf(count)).toEqual(body);
  expect(inventoryOf(withCountedProduct(emptyCount, product('1'), 'FL', '1'))).toEqual({
    inventoryItems: [{ productSku: '1', capturedQuantity: 1, capturedUnit: 'FL' }],
  });
});

test.each<[string, Count, ReturnType<typeof countProblem>]>([
  ['nothing', emptyCount, 'empty'],
  ['a barcode without a name', withCountedScan(count, { gtin: '036000291452' }), 'unnamed'],
  ['a long comment', { ...count, place: { ...count.place, comment: 'a'.repeat(1001) } }, 'comment'],
  ['a comment of a thousand characters', { ...count, place: { ...count.place, comment: 'a'.repeat(1000) } }, undefined],
  ['something else alone', named, undefined],
  ['all of it', count, undefined],
])('%s can be sent, or not: %#', (_case, what, problem) => {
  expect(countProblem(what)).toBe(problem);
});

const inventory = made(getInventoryMock, {
  id: 'inventory-100-n1',
  createdBy: 'Anna.AL',
  createdAt: '2026-03-31T18:20:00Z',
  comment: 'Monatsabschluss',
  unloadingArea: 'Küche',
  externalAddressId: '100-1',
  numberOfRegularItems: 2,
  numberOfNonWebshopItems: 1,
  source: 'WEB',
});
const intent: CountIntent = {
  startedAt: Date.parse('2026-03-31T18:20:30Z'),
  before: ['inventory-100-25'],
  createdBy: 'anna.al',
  body,
  lines: count.lines,
};

describe('an inventory matches a count', () => {
  test.each<[string, Partial<Inventory>, boolean]>([
    ['when all that the list tells is the same', {}, true],
    ['not when it was there before', { id: 'inventory-100-25' }, false],
    ['not from the handheld', { source: 'HANDHELD' }, false],
    ['not by another user', { createdBy: 'bruno.al' }, false],
    ['not with another comment', { comment: 'Silvester' }, false],
    ['not of another area', { unloadingArea: 'Keller' }, false],
    ['not of another address', { externalAddressId: '100-2' }, false],
    ['not with more lines', { numberOfRegularItems: 3 }, false],
    ['not without the other one', { numberOfNonWebshopItems: 0 }, false],
  ])('%s', (_case, difference, isOne) => {
    expect(candidatesOf(intent, [{ ...inventory, ...difference }])).toHaveLength(isOne ? 1 : 0);
  });

  test('even without its place of recording', () => {
    const { source: _source, ...unknown } = inventory;
    expect(candidatesOf(intent, [unknown])).toHaveLength(1);
  });

  test.each([
    ['two minutes before, as clocks differ', '2026-03-31T18:18:30Z', 1],
    ['earlier', '2026-03-31T18:18:29Z', 0],
    ['later', '2026-03-31T19:00:00Z', 1],
  ])('by its time if the earlier ones are unknown: %s', (_case, createdAt, found) => {
    expect(candidatesOf({ ...intent, before: undefined }, [{ ...inventory, createdAt }])).toHaveLength(found);
  });

  test('by its lines, in any order', () => {
    const item = (productSku: string, capturedQuantity: number) => ({
      id: productSku,
      productSku,
      capturedQuantity,
      capturedUnit: 'FL',
      unitRatio: 1,
      productName: '',
    });
    const nonWebshopItems = [{ productName: 'Sirup', unit: 'Fl', amount: 6 }];
    expect(hasSentLines(body, { items: [item('2', 0), item('1', 2.5)], nonWebshopItems })).toBe(true);
    expect(hasSentLines(body, { items: [item('2', 0), item('1', 2)], nonWebshopItems })).toBe(false);
    expect(hasSentLines(body, { items: [item('2', 0), item('1', 2.5)], nonWebshopItems: [] })).toBe(false);
  });
});

describe('after sending', () => {
  test('nothing is left, not even the comment', () => {
    const { count: rest, lowered } = remainderOf(count, count.lines);
    expect([rest.lines, rest.place.comment, rest.place.unloadingArea, lowered]).toEqual([[], '', 'Küche', 0]);
  });

  test('new lines and higher amounts counted since then are left; lower amounts are only reported', () => {
    const more = withCountedProduct(
      withAmount(withCountedProduct(count, product('1'), 'FL', '1'), named.lines[0]?.id ?? '', '4'),
      product('3'),
      'FL',
      '7',
    );
    const { count: rest, lowered } = remainderOf(more, count.lines);
    expect(rest.lines.map(({ id, amount }) => [id, amount])).toEqual([
      ['product:3:FL', '7'],
      ['product:1:FL', '1'],
    ]);
    expect(lowered).toBe(1);
  });
});
