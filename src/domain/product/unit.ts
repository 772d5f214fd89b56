import type { Unit as WireUnit } from '#gen/models/index.ts';
import { decimal, one, type Decimal } from '../price/money';

/** A unit in which a product is ordered. `ratio` counts the storage units in one of it: a carton of 12 bottles has 12 (P§3 unit). */
export interface Unit {
  /** Name in the user's language, "Karton". */
  readonly name: string;
  /** Short name and key in carts, templates and orders, "KRT". */
  readonly abbreviation: string;
  /** Storage units in one of this unit; above 0, not always whole. */
  readonly ratio: number;
  /** True if it is preselected. */
  readonly isDefault: boolean;
  /** True if a user can choose it. */
  readonly isVisible: boolean;
  /** True if it is the unit of prices and minimum quantities. */
  readonly isStorageUnit: boolean;
  /** Barcode numbers of this unit. */
  readonly gtins: readonly string[];
}

/** Reads a unit of the server. A ratio that is not above 0 would divide by zero later and counts as 1. */
export function toUnit(wire: WireUnit): Unit {
  const { name, abbreviation, ratio, isDefault, isVisible, isStorageUnit, gtins = [] } = wire;
  return { name, abbreviation, ratio: ratio > 0 ? ratio : 1, isDefault, isVisible, isStorageUnit, gtins };
}

/** The units a user can choose, sorted by ratio, smallest first; equal ratios keep the server's sequence (P§3 Unit). */
export function visibleUnits(units: readonly Unit[]): Unit[] {
  return units.filter((unit) => unit.isVisible).sort((a, b) => a.ratio - b.ratio);
}

/** The unit that is preselected: the visible default, else the smallest visible one; undefined when none is visible. */
export function defaultUnit(units: readonly Unit[]): Unit | undefined {
  const visible = visibleUnits(units);
  return visible.find((unit) => unit.isDefault) ?? visible[0];
}

/** The unit in which prices and minimum quantities are counted: the marked one, else the one of ratio 1. */
export function storageUnit(units: readonly Unit[]): Unit | undefined {
  return units.find((unit) => unit.isStorageUnit) ?? units.find((unit) => unit.ratio === 1);
}

/** The unit with an abbreviation, as carts and templates name it, also when it is no longer visible. */
export function unitOf(units: readonly Unit[], abbreviation: string): Unit | undefined {
  return units.find((unit) => unit.abbreviation === abbreviation);
}

/**
 * Amount in storage units, which prices and minimum quantities are compared with: amount × ratio (P§9 price calculation).
 * An amount of 0 or less, or none at all, counts as 1 (P§5 "Price display").
 */
export function scaledAmount(amount: number, ratio: number): Decimal {
  return (amount > 0 ? decimal(amount) : one).times(ratio);
}

/** Factor of each measure to the common one of its dimension. */
const measures: Readonly<Record<string, readonly [dimension: 'mass' | 'volume' | 'length', factor: string]>> = {
  mg: ['mass', '0.001'],
  g: ['mass', '1'],
  dag: ['mass', '10'],
  kg: ['mass', '1000'],
  t: ['mass', '1000000'],
  ml: ['volume', '1'],
  cl: ['volume', '10'],
  dl: ['volume', '100'],
  l: ['volume', '1000'],
  hl: ['volume', '100000'],
  mm: ['length', '1'],
  cm: ['length', '10'],
  m: ['length', '1000'],
};

/** The sign of a measure that is a unit of sale, "kg" for KG; undefined for everything that is counted. */
export function measureSign(abbreviation: string): string | undefined {
  const sign = abbreviation.trim().toLowerCase();
  return Object.hasOwn(measures, sign) ? sign : undefined;
}

/**
 * Number of `to` in one `from`, such as 1000 for kg and g; 1 for the same name, and undefined for unrelated measures. Case and
 * surrounding blanks don't matter.
 */
export function measureFactor(from: string, to: string): Decimal | undefined {
  const source = from.trim().toLowerCase();
  const target = to.trim().toLowerCase();
  if (source === target) return one;
  const sourceMeasure = Object.hasOwn(measures, source) ? measures[source] : undefined;
  const targetMeasure = Object.hasOwn(measures, target) ? measures[target] : undefined;
  if (!sourceMeasure || !targetMeasure || sourceMeasure[0] !== targetMeasure[0]) return undefined;
  return decimal(sourceMeasure[1]).dividedBy(targetMeasure[1]);
}
