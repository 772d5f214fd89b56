import { decimal } from './money';
import { fold, readTyped } from './typedText';

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

/** Thousands in groups of three, parted by one sign, with or without a fraction behind another: "1'000", "1 000", "1.095", "1.000,5". */
const groups = /^(-?[1-9]\d{0,2})((['’ .,])\d{3}(?:\3\d{3})*)(?:([.,])(\d+))?$/;
const numberText = /^-?([0-9]+[.,]?[0-9]*|[.,][0-9]+)$/;

/**
 * A typed number as an exact decimal text; undefined for what is none, and for what may be two: "1.000" is a thousand and one, "1,250" is
 * typed for one and a quarter.
 *
 * @param isWhole only whole numbers make sense, so that a point or a comma before three digits parts thousands
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

/** A point before three digits, and any sign before three zeros, which nobody types behind a decimal sign. */
const isAmbiguous = (typed: string) => /^-?[1-9]\d{0,2}(?:\.\d{3}|,000)$/.test(typed);

/**
 * A typed number without the word behind it for what it counts, also while that is being typed: "120 Personen", "120 Per".
 *
 * @param words folded, as `fold` writes them
 */
export function withoutWord(text: string, words: readonly string[]): string {
  const [word = '', letters = ''] = /(?<=\d)\s*(\p{L}+)\.?\s*$/u.exec(text) ?? [];
  return letters !== '' && words.some((known) => known.startsWith(fold(letters))) ? text.slice(0, text.length - word.length) : text;
}

/** Why a text is not taken for a number. */
export type NumberFault = 'formula' | 'ambiguous' | 'thousands' | 'unit' | 'minus' | 'other';

/** Why a text that a field doesn't take is no number there, as far as it can be told. */
export function numberFaultOf(text: string): NumberFault {
  const typed = readTyped(text);
  if (/^[=+]|\d\s*[+*×/÷]\s*\d/.test(typed)) return 'formula';
  if (isAmbiguous(typed)) return 'ambiguous';
  if (/^[-–—]\s*[\d.,'’ ]+$|^[\d.,'’ ]+-$/.test(typed)) return 'minus';
  if (groups.test(typed)) return 'thousands';
  if (/^\d[\d.,'’ ]*(?:\p{L}{2,}|[gltx€%$£]|°\s?[cf]?|(?<=\s)\p{L})\.?$/iu.test(typed)) return 'unit';
  return 'other';
}

/** Why a text is no amount: "2,5" is a number, and not a whole one. */
export function amountFaultOf(text: string): NumberFault | 'fraction' {
  const fault = numberFaultOf(text);
  // In an amount a point before three digits can only part thousands.
  if (fault === 'ambiguous') return 'thousands';
  return fault === 'other' && writtenNumber(text) !== undefined ? 'fraction' : fault;
}

/**
 * The number that a number field's text means, clamped to its range; undefined while it is none yet ("", "-", "1.2.3"), and for what
 * has a character that the field doesn't take: it takes what a number is written with, and minus only if min is below 0 (P§5). Such a text
 * counts as a whole or not at all, like an amount's.
 */
export function readNumberText(text: string, range: NumberRange): number | undefined {
  const read = writtenNumber(text, range.isWhole);
  const takesMinus = range.min !== undefined && range.min < 0;
  if (read === undefined || (read.startsWith('-') && !takesMinus)) return undefined;
  return clampNumber(decimal(read).toNumber(), range);
}

/**
 * Whether a number field takes a text, number or not yet: digits, decimal signs, what parts thousands, and minus only if min is below 0
 * (P§5).
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

/** A number as it stands in a field: decimal comma, no thousands separator, so that it can be typed on; empty without one. */
export function formatInputNumber(value: number | undefined): string {
  return value === undefined ? '' : String(value).replace('.', ',');
}
