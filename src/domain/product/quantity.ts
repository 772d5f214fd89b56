import { cutText } from '../text/cutText';
import { limits } from '../text/limits';
import { decimal, roundUp } from '../price/money';
import { readTyped } from '../text/typedText';

/** The minimum quantity as rules use it: values below 1, and unreadable ones, count as 0, which means no minimum (P§3 Product). */
export function minSaleQuantity(quantity: number | undefined): number {
  return quantity !== undefined && quantity >= 1 ? quantity : 0;
}

/** Least amount in a unit that holds a quantity of storage units: ceil(quantity ÷ ratio), at least 1. */
export function amountReaching(quantity: number, ratio: number): number {
  return Math.max(1, decimal(quantity).dividedBy(ratio).toDecimalPlaces(0, roundUp).toNumber());
}

/** Least amount in a unit: ceil(minimum ÷ ratio), at least 1 (P§5 minimum quantity). The minimum counts storage units. */
export function minimumForUnit(minimum: number, ratio: number): number {
  return amountReaching(minSaleQuantity(minimum), ratio);
}

/** True if an amount in a unit is below the minimum sale quantity: amount × ratio < minimum (P§5 minimum quantity). */
export function isBelowMinimum(amount: number, ratio: number, minimum: number): boolean {
  return decimal(amount).times(ratio).lessThan(minSaleQuantity(minimum));
}

/** Result of raising an amount to a minimum. */
export interface ClampedAmount {
  /** The amount that can be ordered, in the selected unit. */
  readonly amount: number;
  /** True if it was raised, so that the warning with `amount` and unit is due (P§8 "Minimum quantity"). */
  readonly raised: boolean;
}

/**
 * Raises an amount to the minimum of its unit where amount × ratio is below it, on change of amount or of unit (P§5 minimum quantity).
 * An amount below 1 cannot be ordered either and becomes the least one.
 */
export function raiseToMinimum(amount: number, ratio: number, minimum: number): ClampedAmount {
  if (amount >= 1 && !isBelowMinimum(amount, ratio, minimum)) return { amount, raised: false };
  return { amount: minimumForUnit(minimum, ratio), raised: true };
}

/** True if minus works: not at 1 or less, and not below the minimum for the unit (P§5 minimum quantity). */
export function canDecrease(amount: number, ratio: number, minimum: number): boolean {
  return amount > 1 && amount >= minimumForUnit(minimum, ratio);
}

/** True if plus works: not at 99999 or more (P§5 amount input). */
export function canIncrease(amount: number): boolean {
  return amount < limits.amountMaximum;
}

/** Meaning of the text in an amount field (P§5 "Amount input"). */
export type AmountText =
  /** A whole number from 0 to 99999; an amount below the minimum is raised when it is applied. */
  | { readonly kind: 'amount'; readonly amount: number }
  /** Nothing typed yet; leaving the field puts the last amount back. */
  | { readonly kind: 'empty' }
  /** Not a whole number of at most five digits; the field keeps its previous amount. */
  | { readonly kind: 'ignored' };

const wholeNumber = /^[0-9]+$/;

/** Reads the text of an amount field: whole numbers of at most 5 characters, everything else is ignored (P§5 amount input). */
export function readAmountText(text: string): AmountText {
  const trimmed = readTyped(text);
  if (trimmed === '') return { kind: 'empty' };
  if (trimmed.length > limits.amountCharacters || !wholeNumber.test(trimmed)) return { kind: 'ignored' };
  return { kind: 'amount', amount: Number.parseInt(trimmed, 10) };
}

/** Reason why the text of an amount field is invalid: not a whole number, or more than five digits. */
export type AmountProblem = 'notWhole' | 'tooLong';

/** Longest text that an amount field shows although it is no amount, so that it can be mended. */
const shownCharacters = 12;

/**
 * The text of an amount field after typing or pasting `next` in place of `previous`, and its problem. An entry counts as a whole or not
 * at all: without the comma "2,5" would be 25. So invalid text stays as typed, next to its reason, and counts nowhere; a sixth digit is
 * refused. A space after the digits stays as well: without it, typing "1 2" would give 12.
 */
export function typedAmount(previous: string, next: string): { readonly text: string; readonly problem: AmountProblem | undefined } {
  const trimmed = readTyped(next);
  if (readAmountText(trimmed).kind !== 'ignored') return { text: cutText(next.trimStart(), shownCharacters), problem: undefined };
  if (wholeNumber.test(trimmed)) return { text: previous, problem: 'tooLong' };
  const written = next.trim();
  return { text: written.length > shownCharacters ? previous : written, problem: 'notWhole' };
}
