import { expect, it } from 'vitest';
import { energyPercent, nutrientGroups, toNutrientTable, vitaminsAndMinerals } from './nutrients';

it('has five base nutrients, six components and 26 vitamins and minerals', () => {
  expect(Object.keys(nutrientGroups)).toEqual(['FAT', 'CARBOHYDRATES', 'DIETARY_FIBERS', 'PROTEINS', 'SALT']);
  expect(Object.values(nutrientGroups).flat()).toEqual([
    'FAT_SATURATED',
    'FAT_SINGLE_UNSATURATED',
    'FAT_MULTI_UNSATURATED',
    'CARBOHYDRATES_POLY',
    'CARBOHYDRATES_STARCH',
    'CARBOHYDRATES_SUGAR',
  ]);
  expect(new Set(vitaminsAndMinerals).size).toBe(26);
});

it.each([
  [8400, 2000, 100],
  [272, 65, 3],
  [undefined, 2000, 100],
  [undefined, 250, 13],
  [undefined, undefined, undefined],
  [0, 0, 0],
  [4200, 1, 50],
])('%s kJ / %s kcal are %s %%', (kilojoules, kilocalories, percent) => expect(energyPercent(kilojoules, kilocalories)).toBe(percent));

it('sorts groups, components, vitamins and minerals into the fixed order', () => {
  const table = toNutrientTable({
    header: 'pro 100 g',
    energyInKj: 272,
    energyInKcal: 65,
    nutrientGroups: [
      { key: 'SALT', quantity: 0.1, unit: 'g', children: [] },
      {
        key: 'FAT',
        quantity: 3.5,
        unit: 'g',
        percentOfReferenceIntake: 5,
        children: [
          { key: 'FAT_MULTI_UNSATURATED', quantity: 0.1, unit: 'g' },
          { key: 'FAT_SATURATED', quantity: 2.3, unit: 'g', percentOfReferenceIntake: 12 },
        ],
      },
    ],
    vitaminsAndMinerals: [
      { key: 'IODINE', quantity: 5, unit: 'µg' },
      { key: 'CALCIUM', quantity: 120, unit: 'mg', percentOfReferenceIntake: 15 },
    ],
  });
  expect(table).toEqual({
    heading: 'pro 100 g',
    energy: { kilojoules: 272, kilocalories: 65, dailyIntakePercent: 3 },
    groups: [
      {
        key: 'FAT',
        quantity: 3.5,
        unit: 'g',
        dailyIntakePercent: 5,
        components: [
          { key: 'FAT_SATURATED', quantity: 2.3, unit: 'g', dailyIntakePercent: 12 },
          { key: 'FAT_MULTI_UNSATURATED', quantity: 0.1, unit: 'g', dailyIntakePercent: undefined },
        ],
      },
      { key: 'SALT', quantity: 0.1, unit: 'g', dailyIntakePercent: undefined, components: [] },
    ],
    vitaminsAndMinerals: [
      { key: 'CALCIUM', quantity: 120, unit: 'mg', dailyIntakePercent: 15 },
      { key: 'IODINE', quantity: 5, unit: 'µg', dailyIntakePercent: undefined },
    ],
  });
});

it('takes the percentage of the server, and works without energy', () => {
  const bare = { header: 'pro Portion', nutrientGroups: [], vitaminsAndMinerals: [] };
  expect(toNutrientTable({ ...bare, energyInKj: 272, energyPercentOfReferenceIntake: 4 })?.energy?.dailyIntakePercent).toBe(4);
  expect(toNutrientTable(bare)?.energy).toBeUndefined();
  expect(toNutrientTable(undefined)).toBeUndefined();
});
