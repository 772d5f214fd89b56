import { isLocalDate, type LocalDate } from './calendar';
import { readTyped } from './typedText';

/** Day, month and year, in the order of all languages of the shop, with what people put between them. */
const parted = /^(\d{1,2})[./,\-\s]+(\d{1,2})[./,\-\s]+(\d{4}|\d{2})\.?$/;
/** The same without anything between, as a telephone's keys for figures give it. */
const plain = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

/**
 * Reads a day as it is typed: "24.11.2026", "24/11/26", "24 11 2026", "24112026", or "2026-11-24". A year of two digits is one of this
 * century. Undefined where a part is missing or the calendar hasn't such a day.
 */
export function readTypedDay(text: string): LocalDate | undefined {
  // A dash between digits is one, however long an editor makes it.
  const typed = readTyped(text).replace(/[–—]/g, '-');
  if (isWholeDay(typed)) return typed;
  const [, day = '', month = '', year = ''] = parted.exec(typed) ?? plain.exec(typed) ?? [];
  const read = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isWholeDay(read) ? read : undefined;
}

/** A year that begins with a zero is one of which a digit is missing. */
const isWholeDay = (text: string) => isLocalDate(text) && !text.startsWith('0');
