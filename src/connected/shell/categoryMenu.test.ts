import { expect, test } from 'vitest';
import type { FacetCategory } from '#domain/search/searchResult.ts';
import { ownShop } from '#domain/customer/shop.ts';
import { categoryMenuOf } from './categoryMenu';

const category = (id: string, parentId?: string): FacetCategory => ({
  id,
  parentId,
  name: `Kategorie ${id}`,
  count: 5,
  picture: undefined,
});

const facets = { roots: [category('10'), category('20')], children: [category('11', '10'), category('21', '20'), category('12', '10')] };

test('each top category has its own children, in the order of the answer', () => {
  const menu = categoryMenuOf(facets, ownShop);
  expect(menu.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
    ['10', ['11', '12']],
    ['20', ['21']],
  ]);
});

test('a branch contains its third level, and a category that is its own parent ends there', () => {
  const menu = categoryMenuOf(
    { roots: [category('10'), category('20')], children: [category('11', '10'), category('21', '20')] },
    ownShop,
    [category('11', '10'), category('111', '11'), category('112', '11'), category('99', '99')],
  );
  expect(menu.map(({ children }) => children.map(({ id, children: deeper }) => [id, deeper.map((one) => one.id)]))).toEqual([
    [['11', ['111', '112']]],
    [['21', []]],
  ]);
});

test("links lead to the products of the menu's shop", () => {
  expect(categoryMenuOf(facets, ownShop)[0]?.href).toBe('/search?category=10');
  expect(categoryMenuOf(facets, { kind: 'fair', fairCode: 'herbst' })[0]?.children[0]?.href).toBe(
    '/subshop/promotions/herbst/search?category=11',
  );
});
