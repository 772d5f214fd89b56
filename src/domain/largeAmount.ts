import { decimal } from './money';
import { scaledAmount } from './unit';

/** How many times the largest of the last orders is far beyond what a buyer usually takes. */
const usualTimes = 10;
/** Amount in the chosen unit that is far beyond where a buyer has not bought the product lately. */
const amountWithoutPurchases = 1_000;

/** An amount in a unit, by what the unit holds. */
export interface UnitAmount {
  readonly amount: number;
  /** Storage units in one of the unit. */
  readonly ratio: number;
}

/** What an amount is compared with. */
export interface UsualAmounts {
  /** The largest of the last orders in storage units; undefined where there is none, or none is known. */
  readonly largestPurchase: number | undefined;
  /** What the buyer has already put into the cart or said yes to. */
  readonly held: UnitAmount | undefined;
}

/** Whether an amount is worth a look at what the buyer usually takes: nobody is asked about fewer than ten of anything. */
export function mayBeLarge({ amount, ratio }: UnitAmount): boolean {
  return amount >= usualTimes || scaledAmount(amount, ratio).greaterThanOrEqualTo(usualTimes);
}

/**
 * Whether an amount is so far beyond what the buyer usually takes that a slip of the finger is likely: ten times the largest of the
 * last orders, or 1,000 of the chosen unit where there is none. Who has said yes to such an amount is asked again only about ten
 * times as much.
 */
export function isLargeAmount(wanted: UnitAmount, { largestPurchase, held }: UsualAmounts): boolean {
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
