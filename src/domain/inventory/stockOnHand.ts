import { isRecord } from '#platform/keptJson.ts';
import { daysBetween, isLocalDate, type LocalDate } from '../text/calendar';
import type { Decimal } from '../price/money';

/** A quantity that was on hand on a day. */
export interface Stock {
  /** In storage units. */
  readonly amount: Decimal;
  readonly day: LocalDate;
}

/** Days that a count may be old, to choose from. */
export const countAges = [1, 3, 7, 14, 30] as const;
/** Days that a count may be old to be used. */
export type CountAge = (typeof countAges)[number];

const usualCountAge: CountAge = 7;

/** Parses a stored age; the usual one if invalid. */
export const readCountAge = (kept: unknown): CountAge => countAges.find((age) => age === kept) ?? usualCountAge;

/** True if a quantity of a day may still be used. A day to come is a wrong clock, and isn't. */
export function isRecent(day: LocalDate, today: LocalDate, age: CountAge): boolean {
  const days = daysBetween(day, today);
  return days >= 0 && days <= age;
}

/**
 * Quantity that applies: the later one of a typed and a counted quantity, the typed one if both are of the same day; undefined if too
 * old.
 */
export function presentStock(typed: Stock | undefined, counted: Stock | undefined, today: LocalDate, age: CountAge): Stock | undefined {
  const [latest] = [typed, counted]
    .flatMap((stock) => (stock && isRecent(stock.day, today, age) ? [stock] : []))
    .toSorted((one, other) => other.day.localeCompare(one.day));
  return latest;
}

/** Text of a quantity that a user typed, with its day. */
export interface TypedStock {
  readonly text: string;
  readonly day: LocalDate;
}

/** Parses a stored typed quantity; undefined if invalid. */
export function readTypedStock(kept: unknown, maxLength: number): TypedStock | undefined {
  if (!isRecord(kept)) return undefined;
  const { text, day } = kept;
  return typeof text === 'string' && text.length <= maxLength && isLocalDate(day) ? { text, day } : undefined;
}
