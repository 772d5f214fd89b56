import { expect, it } from 'vitest';
import { allergenKeys, allergenNote, allergensWith, allergenTable, declaresAllergens } from './allergens';

it('has the 14 allergens in the order of the specification', () => {
  expect(allergenKeys).toEqual([
    'GLUTEN',
    'CRAB',
    'EGGS',
    'FISH',
    'PEANUTS',
    'SOY',
    'MILK',
    'EDIBLE_NUT',
    'CELERY',
    'MUSTARD',
    'SESAME',
    'SULFITE',
    'LUPINE',
    'MOLLUSCS',
  ]);
});

it('parses each position', () => {
  const table = allergenTable(['J', 'N', 'S', 'N', 'N', 'N', 'j', ' s ', '', '?', 'N', 'N', 'N', 'J']);
  expect(table.map(({ presence }) => presence)).toEqual([
    'contained',
    'absent',
    'traces',
    'absent',
    'absent',
    'absent',
    'contained',
    'traces',
    'undeclared',
    'undeclared',
    'absent',
    'absent',
    'absent',
    'contained',
  ]);
  expect(allergensWith(table, 'contained')).toEqual(['GLUTEN', 'MILK', 'MOLLUSCS']);
  expect(allergensWith(table, 'traces')).toEqual(['EGGS', 'EDIBLE_NUT']);
});

it('always has 14 lines, with missing ones undeclared, never absent', () => {
  for (const codes of [undefined, [], ['J'], Array.from({ length: 20 }, () => 'J')]) expect(allergenTable(codes)).toHaveLength(14);
  expect(
    allergenTable(['J'])
      .slice(1)
      .every(({ presence }) => presence === 'undeclared'),
  ).toBe(true);
  expect(declaresAllergens(allergenTable([]))).toBe(false);
  expect(declaresAllergens(allergenTable(['N']))).toBe(true);
});

it('finds the additional information of an allergen', () => {
  const details = [{ allergen: 'GLUTEN', code: 'J', displayName: 'Gluten', additionalInformation: 'Weizen, Roggen' }] as const;
  expect(allergenNote(details, 'GLUTEN')).toBe('Weizen, Roggen');
  expect(allergenNote(details, 'MILK')).toBeUndefined();
});
