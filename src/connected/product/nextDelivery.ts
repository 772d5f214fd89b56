import type { ProductViewing } from '../../components/product/productView';
import { dayOfMoment } from '../../domain/calendar';
import { openDays, type DayRange } from '../../domain/delivery';
import type { Language } from '../../domain/language';
import type { UpcomingDay } from '../../gen/models';
import { formatDay, formatTime } from '../../i18n/format';

/**
 * The next day on which the customer can be delivered, with the deadline: its time, and its day where that is not today.
 *
 * @param range days on which the shop delivers: a fair's own, which may begin long after the customer's next one
 */
export function nextDeliveryOf(
  upcomingDays: readonly UpcomingDay[] | undefined, now: Date, language: Language, range: DayRange,
): ProductViewing['nextDelivery'] {
  const [next] = openDays(upcomingDays, now, range);
  if (!next) return undefined;
  const { day, orderUntil } = next;
  if (!orderUntil) return { day: formatDay(day, language), until: undefined };
  const time = formatTime(orderUntil, language);
  const deadlineDay = dayOfMoment(orderUntil);
  return { day: formatDay(day, language), until: time, ...(deadlineDay !== dayOfMoment(now) && { untilDay: formatDay(deadlineDay, language) }) };
}
