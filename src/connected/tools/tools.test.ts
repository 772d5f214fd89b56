import { expect, test } from 'vitest';
import { noPermissions } from '#domain/customer/permissions.ts';
import { readUsedTools, toolAt, toolsFor, usedAfter, type ToolKey } from './tools';

const buyer = { ...noPermissions, canSeePrices: true };
const keys = (used: readonly ToolKey[], permissions = buyer, hasSeveral = false) =>
  toolsFor({ permissions, hasSeveral }, used).map(({ key }) => key);

test('the three tools used last come first, the others stay where they are', () => {
  const rest = ['goodsReceived', 'deliveryPlan', 'event', 'guests', 'priceChanges', 'spending', 'savedSearches', 'restock'];
  expect(keys([])).toEqual([
    'orderSheet',
    'goodsReceived',
    'count',
    'deliveryPlan',
    'event',
    'guests',
    'labels',
    'priceChanges',
    'spending',
    'savedSearches',
    'restock',
  ]);
  expect(keys(['labels', 'count', 'orderSheet', 'savedSearches'])).toEqual(['labels', 'count', 'orderSheet', ...rest]);
});

test('who sees no prices is offered neither price changes nor spending, even after having used them', () => {
  expect(keys(['priceChanges', 'spending'], noPermissions)).toEqual([
    'orderSheet',
    'goodsReceived',
    'count',
    'deliveryPlan',
    'event',
    'guests',
    'labels',
    'savedSearches',
    'restock',
  ]);
});

test('the overview of customers is for who has several, in its place after a use as well', () => {
  expect(keys([], buyer, true)).toHaveLength(12);
  expect(keys([], buyer, true).at(-1)).toBe('customers');
  expect(keys(['customers'], buyer, true)[0]).toBe('customers');
  expect(keys(['customers'])).not.toContain('customers');
});

test.each([
  ['/my/customers', '?view=day', '', 'customers'],
  ['/my/customers', '', '', undefined],
  ['/my/order-sheet', '', '', 'orderSheet'],
  ['/my/order-sheet/', '?source=essence', '', 'orderSheet'],
  ['/my/goods-received', '?order=4501', '', 'goodsReceived'],
  ['/my/inventory/new', '', '', 'count'],
  ['/my/inventory', '', '', undefined],
  ['/checkout/planner', '', '', 'deliveryPlan'],
  ['/checkout', '', '', undefined],
  ['/my/event', '', '', 'event'],
  ['/my/guests', '', '', 'guests'],
  ['/my/ordertemplates/t-1/guests', '', '', 'guests'],
  ['/my/ordertemplates/t-1', '', '', undefined],
  ['/my/label-prints', '?sheet=a4', '', 'labels'],
  ['/essential-products', '?prices=changed&query=x', '', 'priceChanges'],
  ['/my/spending', '?by=weeks', '', 'spending'],
  ['/essential-products', '', '', undefined],
  ['/search', '', '#saved', 'savedSearches'],
  ['/', '', '#watched', 'restock'],
  ['/search', '?query=x', '', undefined],
  ['/', '', '', undefined],
])('%s%s%s is of %s', (pathname, search, hash, tool) => {
  expect(toolAt({ pathname, search, hash })).toBe(tool);
});

test('a use puts a tool first, once', () => {
  expect(usedAfter(['labels', 'count'], 'count')).toEqual(['count', 'labels']);
  expect(usedAfter([], 'event')).toEqual(['event']);
});

test('stored tools keep their sequence; anything else is dropped', () => {
  expect(readUsedTools(['labels', 'nonsense', 'count', 'labels', 3])).toEqual(['labels', 'count']);
  expect(readUsedTools(undefined)).toEqual([]);
  expect(readUsedTools({ 0: 'labels' })).toEqual([]);
});
