/**
 * Days and times of day in the tenants' zone (P§9 weekdays; all tenants are in Europe/Vienna). A day is a string, because a day has no
 * moment: `new Date('2025-03-30')` is midnight in London, and on a machine in America still the day before.
 */

/** A day as YYYY-MM-DD. */
export type LocalDate = string;

/** A time of day as hh:mm, 24 hours. */
export type LocalTime = string;

/** Weekday index, 0 Sunday to 6 Saturday (P§3 Delivery slot). */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const zone = 'Europe/Vienna';
const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** True for an existing day, written YYYY-MM-DD. */
export function isLocalDate(value: unknown): value is LocalDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  return dateOfDays(daysOf(value)) === value;
}

/** The day a number of days later, or earlier when it is negative. */
export function addDays(day: LocalDate, days: number): LocalDate {
  return dateOfDays(daysOf(day) + days);
}

/** Days from one day to another; negative when the other is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return daysOf(to) - daysOf(from);
}

/** Weekday of a day. */
export function weekdayOf(day: LocalDate): Weekday {
  return weekday(daysOf(day) + 4); // day 0, 1 January 1970, was a Thursday
}

/** A number read as weekday index, modulo 7 (P§9 weekdays): 7 is Sunday again, −1 Saturday. */
export function weekday(index: number): Weekday {
  return (((Math.trunc(index) % 7) + 7) % 7) as Weekday;
}

/** Days from one weekday on to the next of another, 0 to 6 (P§9 "weekdays modulo 7"). */
export function daysUntilWeekday(from: Weekday, to: Weekday): number {
  return weekday(to - from);
}

/** The day on which a moment falls in Vienna. */
export function dayOfMoment(moment: Date): LocalDate {
  return wallClock(moment).day;
}

/** The time of day in Vienna at a moment. */
export function timeOfMoment(moment: Date): LocalTime {
  return wallClock(moment).time;
}

/**
 * The moment at which it is a time of day in Vienna. When the clocks go forward, the times left out count from the old offset
 * (02:30 is 03:30); of those that come twice when they go back, the first is meant.
 */
export function momentOf(day: LocalDate, time: LocalTime): Date {
  const asIfUtc = daysOf(day) * millisecondsPerDay + minutesOf(time) * 60_000;
  // The offsets a day before and after are those before and after a change of the clocks, if there is one.
  const before = new Date(asIfUtc - offsetAt(asIfUtc - millisecondsPerDay));
  const after = new Date(asIfUtc - offsetAt(asIfUtc + millisecondsPerDay));
  const isMeant = (moment: Date) => dayOfMoment(moment) === day && timeOfMoment(moment) === time;
  if (isMeant(before) || !isMeant(after)) return before;
  return after;
}

/** Minutes since midnight of a time of day. */
export function minutesOf(time: LocalTime): number {
  return Number.parseInt(time.slice(0, 2), 10) * 60 + Number.parseInt(time.slice(3, 5), 10);
}

function daysOf(day: LocalDate): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map((part) => Number.parseInt(part, 10));
  return Date.UTC(year, month - 1, date) / millisecondsPerDay;
}

function dateOfDays(days: number): LocalDate {
  const moment = new Date(days * millisecondsPerDay);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 10);
}

const wallClockFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

function wallClock(moment: Date): { day: LocalDate; time: LocalTime } {
  const parts = new Map(wallClockFormat.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** Milliseconds that the clocks in Vienna are ahead of UTC at a moment, which are whole minutes today. */
function offsetAt(milliseconds: number): number {
  const { day, time } = wallClock(new Date(milliseconds));
  const wall = daysOf(day) * millisecondsPerDay + minutesOf(time) * 60_000;
  return wall - Math.floor(milliseconds / 60_000) * 60_000;
}
