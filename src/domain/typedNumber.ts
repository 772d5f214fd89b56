import { decimal } from './money';
import { readTyped } from './typedText';

/** Limits of a number field. */
export interface NumberRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Only whole numbers make sense: what stands before three digits parts the thousands, as in "1.095". */
  readonly isWhole?: boolean | undefined;
}

/** Brings a number into its range (P§5 "Number input component"). Where the ends contradict each other the lower one counts. */
export function clampNumber(value: number, { min = -Infinity, max = Infinity }: NumberRange): number {
  return Math.max(min, Math.min(max, value));
}

const thousandsText = /^-?[0-9]{1,3}([.,][0-9]{3})+$/;
const numberText = /^-?([0-9]+[.,]?[0-9]*|[.,][0-9]+)$/;

/**
 * The number that a number field's text means, clamped to its range; undefined while it is none yet ("", "-", "1.2.3"), and for what
 * has a character that the field doesn't take: it takes digits, point, comma, and minus only if min is below 0 (P§5). Such a text
 * counts as a whole or not at all, like an amount's.
 */
export function readNumberText(text: string, range: NumberRange): number | undefined {
  const typed = readTyped(text);
  const trimmed = range.isWhole && thousandsText.test(typed) ? typed.replaceAll(/[.,]/g, '') : typed;
  const takesMinus = range.min !== undefined && range.min < 0;
  if (!numberText.test(trimmed) || (trimmed.startsWith('-') && !takesMinus)) return undefined;
  return clampNumber(decimal(trimmed.replace(',', '.').replace(/\.$/, '')).toNumber(), range);
}

/** Whether a number field takes a text, number or not yet: digits, decimal signs, and minus only if min is below 0 (P§5). */
export function isTakenAsNumber(text: string, { min = 0 }: NumberRange): boolean {
  return (min < 0 ? /^[0-9.,-]*$/ : /^[0-9.,]*$/).test(readTyped(text));
}

/** The number of a number field after a step; clamped to its range, and exact: 0.1 and 0.2 make 0.3. */
export function steppedNumber(value: number | undefined, step: number, range: NumberRange): number {
  return clampNumber(
    decimal(value ?? 0)
      .plus(step)
      .toNumber(),
    range,
  );
}

/** A number as it stands in a field: decimal comma, no thousands separator, so that it can be typed on; empty without one. */
export function formatInputNumber(value: number | undefined): string {
  return value === undefined ? '' : String(value).replace('.', ',');
}
