import type { IntlShape } from 'react-intl';
import type { LocalDate } from '#domain/text/calendar.ts';
import { dates, formatDate, formatTypedDay, noonOf } from '#i18n/format.ts';
import type { Grain, SpendingPeriod } from '../rules/period';

const monthFormat = dates({ month: 'short', year: 'numeric', timeZone: 'UTC' });
const longMonthFormat = dates({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "November 2026". */
export const monthName = (intl: IntlShape, month: LocalDate): string => formatDate(noonOf(month), longMonthFormat(intl.locale));

/** "Nov. 2026" for a month, "ab 23.11.2026" for a week. */
export function periodName(intl: IntlShape, { from }: SpendingPeriod, grain: Grain): string {
  return grain === 'months'
    ? formatDate(noonOf(from), monthFormat(intl.locale))
    : intl.formatMessage({ id: 'spending.week' }, { day: formatTypedDay(from, intl.locale) });
}

/** The same, with the remark that a period isn't over, or hasn't begun. */
export function periodTitle(intl: IntlShape, period: SpendingPeriod, grain: Grain, today: LocalDate): string {
  const name = periodName(intl, period, grain);
  if (period.to < today) return name;
  return intl.formatMessage({ id: period.from > today ? 'spending.period.ahead' : 'spending.period.running' }, { name });
}
