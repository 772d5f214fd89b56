import { expect, test } from 'vitest';
import { sumCategories } from './categorySums';
import { spentLineExample } from './spent.fixture';

test('categories add up, the greatest first, products of an unknown one last', () => {
  const names: Readonly<Record<string, string>> = { a: 'Butter', b: 'Käse', c: 'Butter' };
  const before = [spentLineExample({ sku: 'a' }, '3.1'), spentLineExample({ sku: 'x' }, '50')];
  const now = [
    spentLineExample({ sku: 'a' }, '0.1'),
    spentLineExample({ sku: 'c' }, '0.2'),
    spentLineExample({ sku: 'b' }, '7'),
    spentLineExample({ sku: 'x' }, '90'),
  ];
  expect(sumCategories(before, now, (sku) => names[sku]).map((sum) => [sum.name, String(sum.before), String(sum.now)])).toEqual([
    ['Käse', '0', '7'],
    ['Butter', '3.1', '0.3'],
    [undefined, '50', '90'],
  ]);
});
