import { expect, test } from 'vitest';
import { keptEdits, isRemoval, itemsWanted, othersDifferences, readEdits, shownItems, type ItemEdit } from './templateEdits';
import { parseKept } from '#platform/keptJson.ts';

const item = (productSku: string, amount: number, unit = 'KG') => ({ productSku, amount, unit });
const quantity = (amount: number, unit = 'KG') => ({ amount, unit });
const edits = (...entries: [string, ItemEdit][]) => new Map(entries);
const held = [item('a', 1), item('b', 2)];

const saving: ItemEdit = { wanted: quantity(7), before: quantity(1), state: 'saving' };
const removing: ItemEdit = { wanted: undefined, before: quantity(1), state: 'saving' };
const removed: ItemEdit = { wanted: undefined, before: quantity(3), state: 'removed' };
const notRemoved: ItemEdit = { wanted: undefined, before: quantity(1), state: 'failed' };

test.each([
  ['nothing', edits(), ['a 1', 'b 2'], ['a 1', 'b 2']],
  ['another amount', edits(['a', saving]), ['a 7', 'b 2'], ['a 7', 'b 2']],
  ['an amount that could not be saved', edits(['a', { ...saving, state: 'failed' }]), ['a 7', 'b 2'], ['a 7', 'b 2']],
  ['an amount changed by another user', edits(['a', { ...saving, state: 'conflict' }]), ['a 7', 'b 2'], ['a 7', 'b 2']],
  [
    'a new product',
    edits(['n', { wanted: quantity(4), before: undefined, state: 'saving' }]),
    ['a 1', 'b 2', 'n 4'],
    ['a 1', 'b 2', 'n 4'],
  ],
  ['a removal on its way', edits(['a', removing]), ['a 1', 'b 2'], ['b 2']],
  ['a removed product', edits(['c', removed]), ['a 1', 'b 2', 'c 3'], ['a 1', 'b 2']],
  ['a removal that has failed', edits(['a', notRemoved]), ['a 1', 'b 2'], ['a 1', 'b 2']],
])('%s: the displayed and the counted amounts', (_what, changed, shown, counting) => {
  const words = (items: readonly ReturnType<typeof item>[]) => items.map(({ productSku, amount }) => `${productSku} ${amount}`);
  expect(words(shownItems(held, changed))).toEqual(shown);
  expect(words(itemsWanted(held, changed))).toEqual(counting);
});

test.each([
  [saving, false],
  [removing, true],
  [removed, true],
  [notRemoved, false],
])('%o is a removal: %s', (edit, expected) => {
  expect(isRemoval(edit)).toBe(expected);
});

test('unconfirmed edits survive a reload, later confirmed ones do not', () => {
  const kept = keptEdits(edits(['a', saving], ['b', { wanted: quantity(2), before: quantity(1), state: 'saving' }], ['c', removed]), held);
  expect([...readEdits(kept, held)]).toEqual([['a', { wanted: quantity(7), before: item('a', 1), state: 'failed' }]]);
  expect(keptEdits(edits(['c', removed], ['a', notRemoved]), held)).toBeUndefined();
});

test.each([
  ['as it was', saving, held, [item('a', 1)], 'failed'],
  ['changed by another user', saving, held, [item('a', 5)], 'conflict'],
  ['in another unit', saving, held, [item('a', 1, 'KRT')], 'conflict'],
  ['removed by another user', saving, held, [], 'conflict'],
  ['not there yet', saving, [], [], 'failed'],
  ['added by another user', saving, [], [item('a', 1)], 'conflict'],
  ['in an open conflict', { ...saving, state: 'conflict' as const }, held, held, 'conflict'],
])('after a reload, with the item %s, the edit is saved automatically or asked about', (_what, edit, before, now, state) => {
  expect(readEdits(keptEdits(edits(['a', edit]), before), now).get('a')).toEqual({
    wanted: quantity(7),
    before: now.find(({ productSku }) => productSku === 'a'),
    state,
  });
});

test('a stored edit without its earlier state is asked about', () => {
  expect(readEdits([['a', 7, 'KG']], held).get('a')?.state).toBe('conflict');
});

test.each(['', 'x', '{}', '[1]', '[["a"]]', '[["a","1","KG"]]', '[[1,1,"KG"]]'])('%j has no edits', (text) => {
  expect(readEdits(parseKept(text), held).size).toBe(0);
});

test.each([
  ['another amount', [item('a', 5), item('b', 2)], edits(), ['a']],
  ['an amount other than the pending one', [item('a', 5), item('b', 2)], edits(['a', saving]), ['a']],
  ['the amount being saved here', [item('a', 7), item('b', 2)], edits(['a', saving]), []],
  ['a removal being saved here', [item('b', 2)], edits(['a', removing]), []],
  ['a removal by others', [item('b', 2)], edits(['a', saving]), ['a']],
  ['a new product', [item('a', 1), item('b', 2), item('n', 1)], edits(), ['n']],
])('%s is a change by others, or not', (_what, now, own, expected) => {
  expect(othersDifferences(held, now, own).map(({ sku }) => sku)).toEqual(expected);
});
