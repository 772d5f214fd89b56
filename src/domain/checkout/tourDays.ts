import { isLocalDate, type LocalDate } from '../text/calendar';

/** A day on which alternative tours bring lines that don't come with the rest. */
export interface TourDay {
  readonly day: LocalDate;
  /** Number of lines delivered on it. */
  readonly count: number;
}

/** The days of alternative tours with the number of lines that come on each, soonest first; of every line its own such day, if any. */
export function tourDaysOf(days: readonly (LocalDate | undefined)[]): readonly TourDay[] {
  const counts = new Map<LocalDate, number>();
  for (const day of days) if (isLocalDate(day)) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].map(([day, count]) => ({ day, count })).sort((a, b) => (a.day < b.day ? -1 : 1));
}
