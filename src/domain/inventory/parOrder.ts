import { limits } from '../text/limits';
import { decimal, zero, type Decimal } from '../price/money';
import { amountReaching, isBelowMinimum, minimumForUnit } from '../product/quantity';

/** Inputs for a suggested amount. */
export interface ParNeed {
  /** Target amount, in storage units. */
  readonly par: Decimal;
  /** Counted amount, in storage units. */
  readonly counted: Decimal;
  /** Storage units per ordered unit. */
  readonly ratio: number;
  /** Minimum order quantity, in storage units; 0 for none. */
  readonly minimum: number;
}

/** Why more is ordered than is missing. */
export type ParRounding =
  /** Exactly the missing amount. */
  | 'none'
  /** Only whole units can be ordered. */
  | 'unit'
  /** Raised to the minimum quantity. */
  | 'minimum';

/** Suggested order of a product. */
export interface ParSuggestion {
  /** Missing amount, in storage units: max(0, par − counted). */
  readonly missing: Decimal;
  /** Whole units to order; 0 if nothing is missing. */
  readonly amount: number;
  /** That amount in storage units. */
  readonly ordered: Decimal;
  readonly rounding: ParRounding;
  /** The missing amount exceeds the maximum of a cart line. */
  readonly isCapped: boolean;
}

/**
 * Amount to order so that a product reaches its par again: the missing amount, in whole units, at least the minimum
 * quantity (P§5 least sale quantity).
 */
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
