import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { NutrientTable } from '#domain/product/nutrients.ts';
import { NutrientTables } from './NutrientTables';

const per100g: NutrientTable = {
  heading: 'pro 100 g',
  energy: { kilojoules: 1722, kilocalories: 412, dailyIntakePercent: 21 },
  groups: [
    {
      key: 'FAT',
      quantity: 31,
      unit: 'g',
      dailyIntakePercent: 44,
      components: [{ key: 'FAT_SATURATED', quantity: 20, unit: 'g', dailyIntakePercent: 98 }],
    },
    {
      key: 'CARBOHYDRATES',
      quantity: 0.1,
      unit: 'g',
      dailyIntakePercent: 0,
      components: [{ key: 'CARBOHYDRATES_SUGAR', quantity: 0.1, unit: 'g', dailyIntakePercent: 0 }],
    },
    { key: 'PROTEINS', quantity: 30, unit: 'g', dailyIntakePercent: 60, components: [] },
    { key: 'SALT', quantity: 1.6, unit: 'g', dailyIntakePercent: 26, components: [] },
  ],
  vitaminsAndMinerals: [{ key: 'CALCIUM', quantity: 950, unit: 'mg', dailyIntakePercent: 119 }],
};

const meta = {
  title: 'Components/Product/NutrientTables',
  component: NutrientTables,
  args: { tables: [per100g] },
} satisfies Meta<typeof NutrientTables>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A real table with components below their group and the share of the daily intake. */
export const PerHundredGrams: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table');
    await expect(within(table).getByRole('row', { name: /Energie/ })).toHaveTextContent('1.722 kJ412 kcal21 %');
    await expect(within(table).getByRole('rowheader', { name: 'davon gesättigte Fettsäuren' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('8400 kJ / 2000 kcal');
  },
};

/** Per 100 g and per portion side by side; a missing value leaves its cell empty. */
export const WithPortion: Story = {
  args: { tables: [per100g, { ...per100g, heading: 'pro Portion (30 g)', vitaminsAndMinerals: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'pro Portion (30\u00A0g)' })).toBeVisible();
  },
};

/** No values. */
export const Missing: Story = { args: { tables: [] } };
