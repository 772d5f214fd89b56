import { dates, formatDate, noonOf } from './format';
import type { Locale } from './locale';

const shortDayFormat = dates({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortDayOfYearFormat = dates({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "24. Nov." where little room is, given as YYYY-MM-DD; of another year than today's "24. Nov. 2025". */
export function formatShortDay(day: string, today: string, locale: Locale): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return formatDate(noonOf(day), (isThisYear ? shortDayFormat : shortDayOfYearFormat)(locale));
}
