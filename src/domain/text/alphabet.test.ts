import { expect, test } from 'vitest';
import { alphabet, compareCategories } from './alphabet';

test('names are sorted as in a dictionary, numbers by their value', () => {
  expect(['Zitrone', 'Äpfel 10', 'Birne', 'Äpfel 9', 'apfel'].sort(alphabet.compare)).toEqual([
    'apfel',
    'Äpfel 9',
    'Äpfel 10',
    'Birne',
    'Zitrone',
  ]);
});

test('entries without a category come last', () => {
  // A sort puts undefined last by itself.
  const rows = [{ category: undefined }, { category: 'Wein' }, { category: 'Öle' }, { category: undefined }, { category: 'Käse' }];
  expect(rows.sort((one, other) => compareCategories(one.category, other.category)).map(({ category }) => category)).toEqual([
    'Käse',
    'Öle',
    'Wein',
    undefined,
    undefined,
  ]);
});
