import { allDays, daysOfPeriod } from '#domain/receipt/receiptPeriod.ts';
import { addDays, daysUntilWeekday, weekdayOf, type LocalDate, type Weekday } from '#domain/text/calendar.ts';

/** Lengths of a period, as the address writes them. */
export const grains = ['months', 'weeks'] as const;
/** Months or weeks. */
export type Grain = (typeof grains)[number];

/** A calendar month or a week, both ends included. */
export interface SpendingPeriod {
  /** Its first day, which identifies it in addresses. */
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Months that are read, the present one included. */
export const monthsRead = 12;

/** Number of periods up to the present one that are shown. */
const shownPeriods: Readonly<Record<Grain, number>> = { months: monthsRead, weeks: 13 };

/** Maximum of periods after the present one: goods for later are ordered some weeks ahead. */
const maxAhead = 12;

/** The period of a day. */
export function periodOf(day: LocalDate, grain: Grain, weekStart: Weekday): SpendingPeriod {
  if (grain === 'months') {
    const { from = day, to = day } = daysOfPeriod('this-month', day, allDays);
    return { from, to };
  }
  const from = addDays(day, -daysUntilWeekday(weekStart, weekdayOf(day)));
  return { from, to: addDays(from, 6) };
}

/**
 * Periods up to the present one, oldest first, and those after it until a day.
 *
 * @param until last day with an order; earlier ones add nothing
 */
export function shownPeriodsOf(today: LocalDate, grain: Grain, weekStart: Weekday, until: LocalDate = today): readonly SpendingPeriod[] {
  const present = periodOf(today, grain, weekStart);
  const periods = [present];
  while (periods.length < shownPeriods[grain]) periods.unshift(periodOf(addDays(periods[0]?.from ?? today, -1), grain, weekStart));
  for (let last = present, ahead = 0; last.to < until && ahead < maxAhead; ahead += 1) {
    last = periodOf(addDays(last.to, 1), grain, weekStart);
    periods.push(last);
  }
  return periods;
}

/** First day of the months that are read. */
export const firstDayRead = (today: LocalDate): LocalDate => shownPeriodsOf(today, 'months', 1)[0]?.from ?? today;

/** Two periods to compare. */
export interface PeriodComparison {
  readonly before: SpendingPeriod;
  readonly now: SpendingPeriod;
}

/**
 * The compared periods that an address names by their first days; without them the last complete one and the one before it. Undefined if
 * there are not two.
 *
 * @param periods shown periods, oldest first
 */
export function comparisonOf(
  periods: readonly SpendingPeriod[],
  today: LocalDate,
  asked: { readonly now: string | null; readonly before: string | null },
): PeriodComparison | undefined {
  const complete = periods.filter(({ to }) => to < today);
  const now = periods.find(({ from }) => from === asked.now) ?? complete.at(-1);
  if (!now) return undefined;
  const before = periods.find(({ from }) => from === asked.before && from !== now.from) ?? periods[periods.indexOf(now) - 1] ?? periods[1];
  return before && { before, now };
}
