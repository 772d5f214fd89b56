import type { NextDelivery, OwnDelivery, DisplayRules } from '../../domain/displayRules';
import { dayOfMoment, type LocalTime } from '../../domain/calendar';
import { nextDayFor, openDays, type DayRange, type NextDay } from '../../domain/delivery';
import type { UpcomingDay } from '../../gen/models';
import { formatDay, formatTime } from '../../i18n/format';
import type { Locale } from '../../i18n/locale';

/**
 * The next day on which the customer can be delivered, with the deadline: its time, and its day where that is not today. Products with
 * an order deadline of their own have their own answer, worked out once for each time of day.
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
    const deadlineDay = dayOfMoment(orderUntil);
    return {
      day: formatDay(day, locale),
      until: formatTime(orderUntil, locale),
      ...(deadlineDay !== dayOfMoment(now) && { untilDay: formatDay(deadlineDay, locale) }),
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
