import { decimal } from '../price/money';
import { normalizeForSearch, readTyped } from './typedText';

/** Limits of a number field. */
export interface NumberRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Only whole numbers are valid: a sign before three digits separates thousands, as in "1.095". */
  readonly isWhole?: boolean | undefined;
}

/** Brings a number into its range (P§5 "Number input component"). Where the ends contradict each other the lower one counts. */
export function clampNumber(value: number, { min = -Infinity, max = Infinity }: NumberRange): number {
  return Math.max(min, Math.min(max, value));
}

/** Thousands in groups of three, parted by one sign, with or without a fraction behind another: "1'000", "1 000", "1.095", "1.000,5". */
const groups = /^(-?[1-9]\d{0,2})((['’ .,])\d{3}(?:\3\d{3})*)(?:([.,])(\d+))?$/;
const numberText = /^-?([0-9]+[.,]?[0-9]*|[.,][0-9]+)$/;

/**
 * A typed number as an exact decimal text; undefined if invalid or ambiguous: "1.000" may be a thousand or one, "1,250" means one and a
 * quarter.
 *
 * @param isWhole only whole numbers are valid, so that a point or a comma before three digits separates thousands
 */
export function writtenNumber(text: string, isWhole = false): string | undefined {
  const typed = readTyped(text);
  const [, first = '', rest = '', sign = '', mark, fraction = ''] = groups.exec(typed) ?? [];
  const isGrouped = rest !== '' && mark !== sign && (mark !== undefined || isWhole || rest.length > 4 || /['’ ]/.test(sign));
  if (isGrouped) return first + rest.replaceAll(sign, '') + (mark === undefined ? '' : `.${fraction}`);
  if (isAmbiguous(typed) || !numberText.test(typed)) return undefined;
  return typed
    .replace(',', '.')
    .replace(/\.$/, '')
    .replace(/^(-?)\./, '$10.');
}

/** A point before three digits, and any sign before three zeros, which is unlikely as a fraction. */
const isAmbiguous = (typed: string) => /^-?[1-9]\d{0,2}(?:\.\d{3}|,000)$/.test(typed);

/**
 * A typed number without the counted word after it, also while that is being typed: "120 Personen", "120 Per".
 *
 * @param words in the form of `normalizeForSearch`
 */
export function withoutWord(text: string, words: readonly string[]): string {
  const [word = '', letters = ''] = /(?<=\d)\s*(\p{L}+)\.?\s*$/u.exec(text) ?? [];
  return letters !== '' && words.some((known) => known.startsWith(normalizeForSearch(letters)))
    ? text.slice(0, text.length - word.length)
    : text;
}

/** Why a text is not taken for a number; `beyond`: it is one that the field has no room for, by its size or its decimals. */
type NumberFault = 'formula' | 'exponent' | 'ambiguous' | 'unit' | 'minus' | 'beyond' | 'other';

/** Reason why a text is invalid in a number field, as far as it can be determined. */
export function numberFaultOf(text: string): NumberFault {
  const typed = readTyped(text);
  if (/^[=+]|\d\s*[+*×/÷]\s*\d/.test(typed)) return 'formula';
  if (/^-?\d+(?:[.,]\d+)?e[+-]?\d+$/i.test(typed)) return 'exponent';
  if (isAmbiguous(typed)) return 'ambiguous';
  if (/^[-–—]\s*[\d.,'’ ]+$|^[\d.,'’ ]+-$/.test(typed)) return 'minus';
  if (/^\d[\d.,'’ ]*(?:\p{L}{2,}|[gltx€%$£]|°\s?[cf]?|(?<=\s)\p{L})\.?$/iu.test(typed)) return 'unit';
  return writtenNumber(typed) === undefined ? 'other' : 'beyond';
}

/** Why a text is no amount: "2,5" is a number, and not a whole one; "2,00" is one, written with decimals. */
export type AmountFault = NumberFault | 'thousands' | 'fraction' | 'decimals';

/** Reason why a text is no amount, as far as it can be determined. */
export function amountFaultOf(text: string): AmountFault {
  const fault = numberFaultOf(text);
  // In an amount a point before three digits can only part thousands.
  if (fault === 'ambiguous') return 'thousands';
  if (fault !== 'beyond') return fault;
  if (groups.test(readTyped(text))) return 'thousands';
  return decimal(writtenNumber(text) ?? '').isInteger() ? 'decimals' : 'fraction';
}

/**
 * The number in a number field's text, clamped to its range. Undefined if incomplete ("", "-", "1.2.3"), and for invalid characters;
 * minus is valid only if min is below 0 (P§5 number input). Such a text counts as a whole or not at all, like an amount's.
 */
export function readNumberText(text: string, range: NumberRange): number | undefined {
  const read = writtenNumber(text, range.isWhole);
  const takesMinus = range.min !== undefined && range.min < 0;
  if (read === undefined || (read.startsWith('-') && !takesMinus)) return undefined;
  return clampNumber(decimal(read).toNumber(), range);
}

/**
 * True if a number field accepts a text, complete or not: digits, decimal signs, thousands separators, and minus only if min is below 0
 * (P§5 number input).
 */
export function isTakenAsNumber(text: string, { min = 0 }: NumberRange): boolean {
  const typed = readTyped(text);
  return (min < 0 ? /^[0-9.,'’-]*$/ : /^[0-9.,'’]*$/).test(typed) || (groups.test(typed) && (min < 0 || !typed.startsWith('-')));
}

/** True where a typed number lies beyond the ends of its range, so that another one counts. */
export function isBeyondRange(text: string, range: NumberRange): boolean {
  const read = writtenNumber(text, range.isWhole);
  return read !== undefined && readNumberText(text, range) !== undefined && !decimal(read).equals(readNumberText(text, range) ?? 0);
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

/** A number in a field's format: decimal comma, no thousands separator, so that typing can continue; empty without one. */
export function formatInputNumber(value: number | undefined): string {
  return value === undefined ? '' : String(value).replace('.', ',');
}
