import { Decimal as BaseDecimal } from 'decimal.js';
import { limits } from '../text/limits';

/**
 * Decimal arithmetic for everything that is money. 64 significant digits: a price of six decimals times a unit ratio and four
 * factors of eight decimals stays exact, so that the one rounding at the end is the only one. Half-up as P§9 asks;
 * plain notation however small or large the number is, because the strings go to `Intl.NumberFormat`.
 */
const Exact = BaseDecimal.clone({ precision: 64, rounding: BaseDecimal.ROUND_HALF_UP, toExpNeg: -9e15, toExpPos: 9e15 }) as unknown as new (
  value: DecimalValue,
) => Decimal;

/** Operands beside an exact number: a JavaScript number or a plain decimal string. */
type DecimalValue = Decimal | number | string;

/**
 * An exact decimal number; its use defines the unit. Amounts of money are in EUR (P§9 price notation), shares are 0.05 for 5 %. The
 * part of decimal.js that ordering needs: the build removes the rest (`scripts/leanLibraries.ts`).
 */
export interface Decimal {
  plus(other: DecimalValue): Decimal;
  minus(other: DecimalValue): Decimal;
  times(other: DecimalValue): Decimal;
  dividedBy(other: DecimalValue): Decimal;
  negated(): Decimal;
  absoluteValue(): Decimal;
  equals(other: DecimalValue): boolean;
  lessThan(other: DecimalValue): boolean;
  lessThanOrEqualTo(other: DecimalValue): boolean;
  greaterThan(other: DecimalValue): boolean;
  greaterThanOrEqualTo(other: DecimalValue): boolean;
  /** Below zero where it is less than the other, above where it is more; for sorting. */
  comparedTo(other: DecimalValue): number;
  isFinite(): boolean;
  isInteger(): boolean;
  isNegative(): boolean;
  isZero(): boolean;
  /** Rounds to a number of decimals; half-up by default. */
  toDecimalPlaces(decimals: number, rounding?: BaseDecimal.Rounding): Decimal;
  toNumber(): number;
  /** In plain notation, without zeros at the end. */
  toString(): string;
}

/** The number zero. */
export const zero: Decimal = new Exact(0);

/** The number one. */
export const one: Decimal = new Exact(1);

const plainNumber = /^[+-]?\d+(\.\d+)?$/;

/** Accepted notation of numbers; decimal.js itself would also accept "+5", "0x10" and "Infinity". */
const writtenNumber = /^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Exact number of a value that is known to be one: an own constant, a count, a ratio. A JavaScript number is read by its
 * shortest decimal notation, so that 0.1 is one tenth. There is one zero, without a sign.
 *
 * @throws RangeError where it is no finite number after all
 */
export function decimal(value: string | number | Decimal): Decimal {
  const exact = typeof value === 'string' && !writtenNumber.test(value) ? undefined : new Exact(value);
  if (!exact?.isFinite()) throw new RangeError(`${value.toString()} is no number`);
  return exact.isZero() ? zero : exact;
}

/** A decimal string of the server as the arithmetic takes it, without a leading plus; undefined when it is missing or unreadable. */
export function decimalText(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  return plainNumber.test(trimmed) ? trimmed.replace('+', '') : undefined;
}

/** Exact number of a decimal string of the server, such as "1.2900"; undefined when it is missing or unreadable. */
export function readDecimal(text: string | undefined): Decimal | undefined {
  const plain = decimalText(text);
  return plain === undefined ? undefined : decimal(plain);
}

/** For {@link Decimal.toDecimalPlaces}: to the next whole number that is not smaller. */
export const roundUp = BaseDecimal.ROUND_CEIL;

/** Rounds to cents, half-up (P§9 rounding). Below zero, half a cent rounds away from zero, as tills do: −0.005 → −0.01. */
export function roundMoney(amount: Decimal): Decimal {
  return amount.toDecimalPlaces(2, BaseDecimal.ROUND_HALF_UP);
}

/** Sum of amounts in EUR; zero for none. */
export function sumMoney(amounts: readonly Decimal[]): Decimal {
  return amounts.reduce((sum, amount) => sum.plus(amount), zero);
}

/**
 * The saving of `now` against `before`, as a share of `before`: 0.05 for 5 %; zero if there is none. The only function for every "−x %"
 * of a price, with a percentage's decimals (P§9 rounding), so that row, tier table and explanation agree.
 */
export function savingShare(before: Decimal, now: Decimal): Decimal {
  return now.lessThan(before)
    ? before
        .minus(now)
        .dividedBy(before)
        .toDecimalPlaces(limits.percentDecimals + 2, BaseDecimal.ROUND_HALF_UP)
    : zero;
}

/** An amount with exactly two decimals and a point, such as "12.90": for files, tests and machine-readable marks. */
export function moneyText(amount: Decimal): string {
  const [whole = '0', cents = ''] = roundMoney(amount).toString().split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}
