import type { NextDelivery, OwnDelivery, DisplayRules } from '#domain/price/displayRules.ts';
import { dayOfMoment, daysBetween, type LocalTime } from '#domain/text/calendar.ts';
import { nextDayFor, openDays, type DayRange, type NextDay } from '#domain/checkout/delivery.ts';
import type { UpcomingDay } from '#gen/models/index.ts';
import { formatDay, formatShortWeekday, formatTime } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';

/**
 * The customer's next delivery with its deadline: time, and day unless today. Products with an order deadline of
 * their own get their own answer, computed once per time of day.
 *
 * @param range days on which the shop delivers: a fair's own, which may begin long after the customer's next one
 */
export function nextDeliveriesOf(
  upcomingDays: readonly UpcomingDay[] | undefined,
  now: Date,
  locale: Locale,
  range: DayRange,
): Pick<DisplayRules, 'nextDelivery' | 'ownDelivery'> {
  if (!upcomingDays) return {};
  const days = openDays(upcomingDays, now, range);
  const inWords = ({ day, orderUntil }: NextDay): NextDelivery => {
    if (!orderUntil) return { day: formatDay(day, locale), until: undefined };
    const [today, deadlineDay] = [dayOfMoment(now), dayOfMoment(orderUntil)];
    return {
      day: formatDay(day, locale),
      until: formatTime(orderUntil, locale),
      ...(deadlineDay !== today && { untilDay: formatDay(deadlineDay, locale) }),
      ...(deadlineDay !== today && daysBetween(today, deadlineDay) < 7 && { untilWeekday: formatShortWeekday(deadlineDay, locale) }),
    };
  };
  const known = new Map<LocalTime, OwnDelivery | undefined>();
  const ownDelivery = (time: LocalTime): OwnDelivery | undefined => {
    if (!known.has(time)) {
      const next = nextDayFor(days, now, time);
      known.set(time, next && { ...inWords(next), isOwnDeadline: next.isOwnDeadline });
    }
    return known.get(time);
  };
  const next = nextDayFor(days, now, undefined);
  return { nextDelivery: next && inWords(next), ownDelivery };
}
