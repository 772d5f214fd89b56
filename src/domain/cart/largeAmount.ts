import { decimal } from '../price/money';
import { scaledAmount } from '../product/unit';

/** Multiple of the largest recent order from which an amount counts as far beyond the usual. */
const usualTimes = 10;
/** Amount in the chosen unit that is far beyond where a buyer has not bought the product lately. */
const amountWithoutPurchases = 1_000;

/** An amount in a unit, with the unit's ratio. */
export interface UnitAmount {
  readonly amount: number;
  /** Storage units in one of the unit. */
  readonly ratio: number;
}

/** Reference amounts for the comparison. */
export interface ReferenceAmounts {
  /** The largest of the last orders in storage units; undefined where there is none, or none is known. */
  readonly largestPurchase: number | undefined;
  /** The amount that the buyer has already put into the cart or confirmed. */
  readonly held: UnitAmount | undefined;
}

/** True if an amount is worth comparing with the usual ones: fewer than ten are never questioned. */
export function mayBeLarge({ amount, ratio }: UnitAmount): boolean {
  return amount >= usualTimes || scaledAmount(amount, ratio).greaterThanOrEqualTo(usualTimes);
}

/**
 * True if an amount is so far beyond the usual that a typing error is likely: ten times the largest of the last orders, or 1,000 of the
 * chosen unit without one. After a confirmation the question returns only for ten times as much.
 */
export function isLargeAmount(wanted: UnitAmount, { largestPurchase, held }: ReferenceAmounts): boolean {
  const isBeyond = ({ amount, ratio }: UnitAmount): boolean =>
    largestPurchase === undefined || !(largestPurchase > 0)
      ? amount >= amountWithoutPurchases
      : scaledAmount(amount, ratio).greaterThanOrEqualTo(decimal(largestPurchase).times(usualTimes));
  if (!mayBeLarge(wanted) || !isBeyond(wanted)) return false;
  return (
    !held ||
    !isBeyond(held) ||
    scaledAmount(wanted.amount, wanted.ratio).greaterThanOrEqualTo(scaledAmount(held.amount, held.ratio).times(usualTimes))
  );
}
