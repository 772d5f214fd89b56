import { isLocalDate, type LocalDate } from './calendar';
import { readTyped } from './typedText';

/** Day, month and year, in the sequence of all languages of the shop, with their usual separators. */
const parted = /^(\d{1,2})[./,\-\s]+(\d{1,2})[./,\-\s]+(\d{4}|\d{2})\.?$/;
/** The same without anything between, as a telephone's keys for figures give it. */
const plain = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

/** A day and a month without a year, also as four figures. */
const yearless = /^(\d{1,2})[./,\-\s]+(\d{1,2})[./-]?$|^(\d{2})(\d{2})$/;

/** Context for a day without a year: the present day, and the valid days. All are YYYY-MM-DD. */
export interface DaysAround {
  readonly today: LocalDate;
  readonly min?: LocalDate | undefined;
  readonly max?: LocalDate | undefined;
}

/**
 * Reads a day as it is typed: "24.11.2026", "24/11/26", "24 11 2026", "24112026", or "2026-11-24". A year of two digits is one of this
 * century. Undefined where a part is missing or the calendar hasn't such a day.
 *
 * @param around where it is given, "24.12." is the next such day that can be given, else the last one
 */
export function readTypedDay(text: string, around?: DaysAround): LocalDate | undefined {
  // A dash between digits is one, however long an editor makes it.
  const typed = readTyped(text).replace(/[–—]/g, '-');
  if (isWholeDay(typed)) return typed;
  const [, day = '', month = '', year = ''] = parted.exec(typed) ?? plain.exec(typed) ?? [];
  const read = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (isWholeDay(read)) return read;
  return around && dayWithoutYear(typed, around);
}

/** Years in which a 29 February comes for certain. */
const yearsAround = 8;

function dayWithoutYear(typed: string, { today, min = '', max = '9999' }: DaysAround): LocalDate | undefined {
  const found = yearless.exec(typed);
  if (!found) return undefined;
  const [day = '', month = ''] = found.slice(1).filter((part) => part !== undefined);
  const thisYear = Number(today.slice(0, 4));
  const days = Array.from({ length: 2 * yearsAround + 1 }, (_, index) => String(thisYear - yearsAround + index))
    .map((year) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
    .filter(isWholeDay);
  const next = days.find((one) => one >= today && one >= min && one <= max);
  return next ?? days.findLast((one) => one <= max) ?? days.at(-1);
}

/** A year that begins with a zero is one of which a digit is missing. */
const isWholeDay = (text: string) => isLocalDate(text) && !text.startsWith('0');
