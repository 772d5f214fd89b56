import { addDays, type LocalDate } from '../text/calendar';

/** Periods to choose from, as the address writes them; `days` is one of the user's own. */
export const receiptPeriods = ['this-month', 'last-month', 'this-quarter', 'last-quarter', 'this-year', 'days'] as const;
/** A period of documents. */
export type ReceiptPeriod = (typeof receiptPeriods)[number];

/** A range of days, both ends included; an undefined end is open. */
export interface ReceiptDays {
  readonly from: LocalDate | undefined;
  readonly to: LocalDate | undefined;
}

/** No limits. */
export const allDays: ReceiptDays = { from: undefined, to: undefined };

/** Months since the year 0; a negative index is in an earlier year. */
const monthIndexOf = (day: LocalDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

function firstOfMonth(index: number): LocalDate {
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

/** Whole months from one on. */
const monthsFrom = (index: number, count: number): ReceiptDays => ({
  from: firstOfMonth(index),
  to: addDays(firstOfMonth(index + count), -1),
});

/**
 * Days of a period, whole months and quarters of the calendar, also where they are not over yet. Without a period all days.
 *
 * @param own limits of the period `days`; those in the wrong order are swapped
 */
export function daysOfPeriod(period: ReceiptPeriod | undefined, today: LocalDate, own: ReceiptDays): ReceiptDays {
  const month = monthIndexOf(today);
  const quarter = month - (month % 3);
  switch (period) {
    case undefined:
      return allDays;
    case 'this-month':
      return monthsFrom(month, 1);
    case 'last-month':
      return monthsFrom(month - 1, 1);
    case 'this-quarter':
      return monthsFrom(quarter, 3);
    case 'last-quarter':
      return monthsFrom(quarter - 3, 3);
    case 'this-year':
      return monthsFrom(month - (month % 12), 12);
    case 'days':
      return own.from !== undefined && own.to !== undefined && own.from > own.to ? { from: own.to, to: own.from } : own;
  }
}

/** True if a day lies in a range. */
export function isInPeriod(day: LocalDate, { from = '', to = '9999-12-31' }: ReceiptDays): boolean {
  return day >= from && day <= to;
}
