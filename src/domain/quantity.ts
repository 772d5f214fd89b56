import { cutText } from './cutText';
import { limits } from './limits';
import { decimal, roundUp } from './money';
import { readTyped } from './typedText';

/** The minimum quantity as rules use it: values below 1, and unreadable ones, count as 0, which means no minimum (P§3 Product). */
export function minSaleQuantity(quantity: number | undefined): number {
  return quantity !== undefined && quantity >= 1 ? quantity : 0;
}

/** Least amount in a unit that holds a quantity of storage units: ceil(quantity ÷ ratio), at least 1. */
export function amountReaching(quantity: number, ratio: number): number {
  return Math.max(1, decimal(quantity).dividedBy(ratio).toDecimalPlaces(0, roundUp).toNumber());
}

/** Least amount in a unit: ceil(minimum ÷ ratio), at least 1 (P§5). The minimum counts storage units. */
export function minimumForUnit(minimum: number, ratio: number): number {
  return amountReaching(minSaleQuantity(minimum), ratio);
}

/** Whether an amount in a unit stays below the minimum sale quantity: amount × ratio < minimum (P§5). */
export function isBelowMinimum(amount: number, ratio: number, minimum: number): boolean {
  return decimal(amount).times(ratio).lessThan(minSaleQuantity(minimum));
}

/** What became of an amount that had to reach a minimum. */
export interface ClampedAmount {
  /** The amount that can be ordered, in the selected unit. */
  readonly amount: number;
  /** Whether it had to be raised, so that the warning is due that names `amount` and the unit (P§8 "Minimum quantity"). */
  readonly raised: boolean;
}

/**
 * Raises an amount to the minimum of its unit where amount × ratio is below it, on change of amount or of unit (P§5). An amount
 * below 1 cannot be ordered either and becomes the least one.
 */
export function raiseToMinimum(amount: number, ratio: number, minimum: number): ClampedAmount {
  if (amount >= 1 && !isBelowMinimum(amount, ratio, minimum)) return { amount, raised: false };
  return { amount: minimumForUnit(minimum, ratio), raised: true };
}

/** Whether minus works: not at 1 or less, and not below the minimum for the unit (P§5). */
export function canDecrease(amount: number, ratio: number, minimum: number): boolean {
  return amount > 1 && amount >= minimumForUnit(minimum, ratio);
}

/** Whether plus works: not at 99999 or more (P§5). */
export function canIncrease(amount: number): boolean {
  return amount < limits.amountMaximum;
}

/** What the text in an amount field means (P§5 "Amount input"). */
export type AmountText =
  /** A whole number from 0 to 99999; what is below the minimum is raised when it is applied. */
  | { readonly kind: 'amount'; readonly amount: number }
  /** Nothing typed yet; leaving the field puts the last amount back. */
  | { readonly kind: 'empty' }
  /** Not a whole number of at most five digits; the field keeps what it had. */
  | { readonly kind: 'ignored' };

const wholeNumber = /^[0-9]+$/;

/** Reads the text of an amount field: whole numbers of at most 5 characters, everything else is ignored (P§5). */
export function readAmountText(text: string): AmountText {
  const trimmed = readTyped(text);
  if (trimmed === '') return { kind: 'empty' };
  if (trimmed.length > limits.amountCharacters || !wholeNumber.test(trimmed)) return { kind: 'ignored' };
  return { kind: 'amount', amount: Number.parseInt(trimmed, 10) };
}

/** Why what was typed into an amount field is no amount: not a whole number, or more than five digits. */
export type AmountProblem = 'notWhole' | 'tooLong';

/** Longest text that an amount field shows although it is no amount, so that it can be mended. */
const shownCharacters = 12;

/**
 * What an amount field shows after somebody typed or pasted `next` where `previous` stood, and what is wrong with it. An entry counts
 * as a whole or not at all: without the comma "2,5" would be 25. So what is no whole number stays in the field as it was typed, for
 * the reason to make sense, and counts nowhere; a sixth digit is not taken. A space behind the digits stays as well: without it the 2
 * of "1 2" would make 12 of the 1.
 */
export function typedAmount(previous: string, next: string): { readonly text: string; readonly problem: AmountProblem | undefined } {
  const trimmed = readTyped(next);
  if (readAmountText(trimmed).kind !== 'ignored') return { text: cutText(next.trimStart(), shownCharacters), problem: undefined };
  if (wholeNumber.test(trimmed)) return { text: previous, problem: 'tooLong' };
  const written = next.trim();
  return { text: written.length > shownCharacters ? previous : written, problem: 'notWhole' };
}
