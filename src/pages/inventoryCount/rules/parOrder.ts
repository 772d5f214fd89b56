import { limits } from '../../../domain/limits';
import { decimal, zero, type Decimal } from '../../../domain/money';
import { amountReaching, isBelowMinimum, minimumForUnit } from '../../../domain/quantity';

/** What decides how much of a product is ordered after a count. */
export interface ParNeed {
  /** How much is to be there, in storage units. */
  readonly par: Decimal;
  /** How much was counted, in storage units. */
  readonly counted: Decimal;
  /** Storage units in one of the unit that is ordered. */
  readonly ratio: number;
  /** Least quantity that can be ordered, in storage units; 0 for none. */
  readonly minimum: number;
}

/** Why more is ordered than is missing. */
export type ParRounding =
  /** Exactly what is missing. */
  | 'none'
  /** Only whole units can be ordered. */
  | 'unit'
  /** Less than the minimum quantity can't be ordered. */
  | 'minimum';

/** How much to order. */
export interface ParSuggestion {
  /** What is missing, in storage units: max(0, par − counted). */
  readonly missing: Decimal;
  /** Whole units to order; 0 where nothing is missing. */
  readonly amount: number;
  /** What that amount holds, in storage units. */
  readonly ordered: Decimal;
  readonly rounding: ParRounding;
  /** More is missing than one line of a cart takes. */
  readonly isCapped: boolean;
}

/** How much to order so that a product is up to its par again: what is missing, in whole units, at least the minimum quantity (P§5). */
export function parSuggestion({ par, counted, ratio, minimum }: ParNeed): ParSuggestion {
  const missing = par.greaterThan(counted) ? par.minus(counted) : zero;
  if (missing.isZero()) return { missing, amount: 0, ordered: zero, rounding: 'none', isCapped: false };
  const whole = amountReaching(missing.toNumber(), ratio);
  const isRaised = isBelowMinimum(whole, ratio, minimum);
  const wanted = isRaised ? minimumForUnit(minimum, ratio) : whole;
  const amount = Math.min(wanted, limits.amountMaximum);
  const ordered = decimal(amount).times(ratio);
  const rounding = isRaised ? 'minimum' : ordered.greaterThan(missing) ? 'unit' : 'none';
  return { missing, amount, ordered, rounding, isCapped: amount < wanted };
}
