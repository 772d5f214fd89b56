import type { Nutrient, NutrientGroup, NutrientKey, NutrientTable as WireNutrientTable } from '#gen/models/index.ts';
import { limits } from '../text/limits';

/** Base nutrients in the order of P§3, each with its components ("of which"). */
export const nutrientGroups = {
  FAT: ['FAT_SATURATED', 'FAT_SINGLE_UNSATURATED', 'FAT_MULTI_UNSATURATED'],
  CARBOHYDRATES: ['CARBOHYDRATES_POLY', 'CARBOHYDRATES_STARCH', 'CARBOHYDRATES_SUGAR'],
  DIETARY_FIBERS: [],
  PROTEINS: [],
  SALT: [],
} as const satisfies Partial<Record<NutrientKey, readonly NutrientKey[]>>;

/**
 * The 26 vitamins and minerals. P§3 gives their number without names; these are the 13 vitamins and 13 minerals of food law, in its
 * sequence, except chloride, which is shown as salt.
 */
export const vitaminsAndMinerals = [
  'VITAMIN_A',
  'VITAMIN_D',
  'VITAMIN_E',
  'VITAMIN_K',
  'VITAMIN_C',
  'THIAMIN',
  'RIBOFLAVIN',
  'NIACIN',
  'VITAMIN_B6',
  'FOLIC_ACID',
  'VITAMIN_B12',
  'BIOTIN',
  'PANTOTHENIC_ACID',
  'POTASSIUM',
  'CALCIUM',
  'PHOSPHORUS',
  'MAGNESIUM',
  'IRON',
  'ZINC',
  'COPPER',
  'MANGANESE',
  'FLUORIDE',
  'SELENIUM',
  'CHROMIUM',
  'MOLYBDENUM',
  'IODINE',
] as const satisfies readonly NutrientKey[];

/** One line of a nutrient table. */
export interface NutrientRow {
  readonly key: NutrientKey;
  readonly quantity: number;
  /** g, mg or µg. */
  readonly unit: string;
  /** Percent of the daily reference intake, where there is one. */
  readonly dailyIntakePercent: number | undefined;
}

/** A base nutrient with its components. */
export interface NutrientGroupRow extends NutrientRow {
  readonly components: readonly NutrientRow[];
}

/** Energy of a table. */
export interface NutrientEnergy {
  readonly kilojoules: number | undefined;
  readonly kilocalories: number | undefined;
  /** Whole percent of the reference intake of 8400 kJ / 2000 kcal. */
  readonly dailyIntakePercent: number | undefined;
}

/** A nutrient table as it is shown (P§3 Nutrients). */
export interface NutrientTable {
  /** Heading of its column, "pro 100 g". */
  readonly heading: string;
  /** Undefined when no energy is declared. */
  readonly energy: NutrientEnergy | undefined;
  readonly groups: readonly NutrientGroupRow[];
  readonly vitaminsAndMinerals: readonly NutrientRow[];
}

/** Energy in whole percent of the reference intake (P§9: 8400 kJ / 2000 kcal), by kJ where known, else by kcal. */
export function energyPercent(kilojoules: number | undefined, kilocalories: number | undefined): number | undefined {
  if (kilojoules !== undefined) return Math.round((kilojoules * 100) / limits.referenceIntakeKilojoules);
  if (kilocalories !== undefined) return Math.round((kilocalories * 100) / limits.referenceIntakeKilocalories);
  return undefined;
}

function toEnergy(wire: WireNutrientTable): NutrientEnergy | undefined {
  const { energyInKj: kilojoules, energyInKcal: kilocalories, energyPercentOfReferenceIntake: sent } = wire;
  if (kilojoules === undefined && kilocalories === undefined) return undefined;
  return { kilojoules, kilocalories, dailyIntakePercent: sent ?? energyPercent(kilojoules, kilocalories) };
}

/** True if the shop has a name for a nutrient; others are shown by their key. */
export function isKnownNutrient(key: string): boolean {
  return [...groupOrder, ...componentOrder, ...vitaminsAndMinerals].some((known) => known === key);
}

function toRow({ key, quantity, unit, percentOfReferenceIntake }: Nutrient): NutrientRow {
  return { key, quantity, unit, dailyIntakePercent: percentOfReferenceIntake };
}

/** Sorts by a list of keys; other keys keep the server's sequence and come last. */
function inOrder<T extends { readonly key: NutrientKey }>(rows: readonly T[], order: readonly NutrientKey[]): T[] {
  const place = ({ key }: T): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...rows].sort((a, b) => place(a) - place(b));
}

const groupOrder = Object.keys(nutrientGroups) as (keyof typeof nutrientGroups)[];
const componentOrder: readonly NutrientKey[] = groupOrder.flatMap((group) => nutrientGroups[group]);

function toGroup(wire: NutrientGroup): NutrientGroupRow {
  return { ...toRow(wire), components: inOrder(wire.children, componentOrder).map(toRow) };
}

/** Makes of the server's table the one that is shown, in the fixed order of nutrients; undefined when there is none. */
export function toNutrientTable(wire: WireNutrientTable | undefined): NutrientTable | undefined {
  if (!wire) return undefined;
  return {
    heading: wire.header,
    energy: toEnergy(wire),
    groups: inOrder(wire.nutrientGroups, groupOrder).map(toGroup),
    vitaminsAndMinerals: inOrder(wire.vitaminsAndMinerals, vitaminsAndMinerals).map(toRow),
  };
}
