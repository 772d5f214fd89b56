import { decimal, type Decimal } from '../price/money';
import { writtenNumber } from '../text/typedNumber';
import { readTyped } from '../text/typedText';

/** A range of sums in EUR, without sign; an undefined end is open. */
export interface SumRange {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Longest sum that is read, in digits before the decimal sign. */
const maxDigits = 9;
const sumText = new RegExp(`^(0|[1-9]\\d{0,${maxDigits - 1}})(\\.\\d{1,2})?$`);

/** Reads a sum from the address, as a decimal text without sign; undefined for everything else. */
export function readSum(text: string): string | undefined {
  return sumText.test(text) ? text : undefined;
}

/**
 * A typed or pasted sum as a decimal text without sign: "1.234,56", "1,234.56", "1234.5 €", "EUR 12", "-12,30". Three digits after a sign
 * are thousands, because sums have two decimals. Undefined if it is none.
 */
export function parseTypedSum(text: string): string | undefined {
  const bare = readTyped(text)
    .replace(/^(?:€|eur(?:o)?)\s*|\s*(?:€|eur(?:o)?)$/gi, '')
    .replace(/^[-–—+]\s*/, '')
    // A price list's dash for no cents: "12,-", "12,--", "12.–".
    .replace(/[.,][-–—]+$/, '');
  const written = writtenNumber(bare, true);
  if (written === undefined || written.startsWith('-')) return undefined;
  const [whole = '', cents] = written.split('.');
  return readSum(whole.replace(/^0+(?=\d)/, '') + (cents === undefined ? '' : `.${cents}`));
}

/**
 * True if a document's total lies in a range of sums, whatever its sign: a credit memo of −12.30 has the sum 12.30. A sum alone is that
 * sum; without cents any cents count, so "12" finds 12.30. A range includes its ends, an upper one without cents all of its cents.
 */
export function isInSumRange(total: Decimal | undefined, { from, to }: SumRange): boolean {
  if (from === undefined && to === undefined) return true;
  if (!total) return false;
  const sum = total.absoluteValue();
  if (from !== undefined && to !== undefined && decimal(from).greaterThan(to)) return isInSumRange(total, { from: to, to: from });
  const last = to ?? from ?? '';
  if (from !== undefined && sum.lessThan(from)) return false;
  return last.includes('.') ? sum.lessThanOrEqualTo(last) : sum.lessThan(decimal(last).plus(1));
}
