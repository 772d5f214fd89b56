import type { IntlShape } from 'react-intl';
import { dayOfMoment, type LocalDate } from '#domain/text/calendar.ts';
import { formatDay, formatTime } from '#i18n/format.ts';
import { formatNames } from '#i18n/nameList.ts';
import { calendarText, type CalendarNote } from './calendarText';
import type { CalendarEntry, SavedEntry } from './rules/planCalendar';

/** Content of a calendar file. */
interface CalendarContent {
  readonly entries: readonly CalendarEntry[];
  readonly withdrawn: readonly SavedEntry[];
  readonly customer: string;
  /** Address of the planner in the shop. */
  readonly url: string;
}

/**
 * Calendar entries of a plan as text. They name the customer, since a buyer may have several, and no prices, since
 * calendars are shared.
 */
function calendarNotes(intl: IntlShape, { entries, withdrawn, customer, url }: CalendarContent): readonly CalendarNote[] {
  const { locale } = intl;
  const deadline = (day: LocalDate, until: Date, count: number | undefined) => {
    const values = {
      customer,
      day: formatDay(day, locale),
      time: formatTime(until, locale),
      untilDay: formatDay(dayOfMoment(until), locale),
    };
    return {
      summary:
        count === undefined
          ? intl.formatMessage({ id: 'planner.calendar.deadline' }, values)
          : intl.formatMessage({ id: 'planner.calendar.ownDeadline' }, { ...values, count }),
      description: intl.formatMessage({ id: 'planner.calendar.deadline.text' }, values),
    };
  };
  const delivery = intl.formatMessage({ id: 'planner.calendar.delivery' }, { customer });
  const planned = intl.formatMessage({ id: 'planner.calendar.planned' }, { customer });
  return [
    ...entries.map((entry): CalendarNote => {
      const { uid } = entry;
      if (entry.kind === 'deadline') {
        return { uid, url, at: entry.until, status: 'confirmed', ...deadline(entry.day, entry.until, entry.ownCount) };
      }
      const { day, orders } = entry;
      return orders.length === 0
        ? {
            uid,
            url,
            at: day,
            status: 'tentative',
            summary: planned,
            description: intl.formatMessage({ id: 'planner.calendar.planned.text' }),
          }
        : {
            uid,
            url,
            at: day,
            status: 'confirmed',
            summary: delivery,
            description: intl.formatMessage(
              { id: 'planner.calendar.delivery.text' },
              { numbers: formatNames(orders, locale), count: orders.length },
            ),
          };
    }),
    ...withdrawn.map(({ uid, day, until }): CalendarNote => {
      const moment = until === undefined ? undefined : new Date(until);
      const what = moment ? deadline(day, moment, undefined).summary : delivery;
      return {
        uid,
        url,
        at: moment ?? day,
        status: 'cancelled',
        summary: intl.formatMessage({ id: 'planner.calendar.withdrawn' }, { what }),
        description: intl.formatMessage({ id: 'planner.calendar.withdrawn.text' }),
      };
    }),
  ];
}

export function calendarFile(intl: IntlShape, content: CalendarContent, options: Parameters<typeof calendarText>[1]): Blob {
  return new Blob([calendarText(calendarNotes(intl, content), options)], { type: 'text/calendar;charset=utf-8' });
}
