import { expect, test } from 'vitest';
import type { NutrientTable } from '#domain/product/nutrients.ts';
import { mergedNutrientGroups, joinedVitamins } from './nutrientRows';

const row = (key: 'FAT' | 'SALT' | 'FAT_SATURATED' | 'PROTEINS' | 'IRON' | 'ZINC', quantity: number) => ({
  key,
  quantity,
  unit: 'g',
  dailyIntakePercent: undefined,
});
const table = (overrides: Partial<NutrientTable>): NutrientTable => ({
  heading: '',
  energy: undefined,
  groups: [],
  vitaminsAndMinerals: [],
  ...overrides,
});

test('tables are joined line by line, with lines of the second one in their places', () => {
  const per100g = table({
    groups: [
      { ...row('FAT', 31), components: [] },
      { ...row('SALT', 1.5), components: [] },
    ],
  });
  const perPortion = table({
    groups: [
      { ...row('FAT', 9), components: [row('FAT_SATURATED', 6)] },
      { ...row('PROTEINS', 8), components: [] },
      { ...row('SALT', 0.4), components: [] },
    ],
  });
  expect(
    mergedNutrientGroups([per100g, perPortion]).map(({ key, depth, values }) => [key, depth, ...values.map((value) => value?.quantity)]),
  ).toEqual([
    ['FAT', 0, 31, 9],
    ['FAT_SATURATED', 1, undefined, 6],
    ['PROTEINS', 0, undefined, 8],
    ['SALT', 0, 1.5, 0.4],
  ]);
});

test('vitamins and minerals are joined as well', () => {
  const first = table({ vitaminsAndMinerals: [row('ZINC', 1)] });
  const second = table({ vitaminsAndMinerals: [row('IRON', 2), row('ZINC', 3)] });
  expect(joinedVitamins([first, second]).map(({ key }) => key)).toEqual(['IRON', 'ZINC']);
});
