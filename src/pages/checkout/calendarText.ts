import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { LocalDate } from '#domain/text/calendar.ts';

/** An entry of a calendar. */
export interface CalendarNote {
  /** Stable across files, so that a calendar replaces the entry. */
  readonly uid: string;
  /** A time, with a reminder before it, or a whole day. */
  readonly at: Date | LocalDate;
  readonly summary: string;
  readonly description: string;
  /** Address in the shop. */
  readonly url: string;
  readonly status: 'confirmed' | 'tentative' | 'cancelled';
}

/** Seconds of the reminder before a deadline. */
const remindsBefore = 2 * 60 * 60;

/** Escapes a text value (RFC 5545, 3.3.11): the library writes the calendar's name as it is, and a line break would start a new line. */
const escapedName = (name: string) => name.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/**
 * A calendar file (RFC 5545). Times are in UTC, so that the change of clocks leaves no doubt; days are dates without
 * a zone. A later file has a larger sequence, which tells calendars that it is newer.
 *
 * @param now time of creation
 */
export function calendarText(notes: readonly CalendarNote[], { name, now }: { readonly name: string; readonly now: Date }): string {
  const calendar = ical({
    name: escapedName(name),
    prodId: { company: 'shop', product: 'delivery-plan' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { uid, at, summary, description, url, status } of notes) {
    const isDay = typeof at === 'string';
    const event = calendar.createEvent({
      id: uid,
      sequence: Math.floor(now.getTime() / 60_000),
      stamp: now,
      lastModified: now,
      // Written as in UTC, where the day starts at this time.
      start: isDay ? new Date(`${at}T00:00:00Z`) : at,
      allDay: isDay,
      summary,
      description,
      url,
      status: { confirmed: ICalEventStatus.CONFIRMED, tentative: ICalEventStatus.TENTATIVE, cancelled: ICalEventStatus.CANCELLED }[status],
      // Not shown as busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (!isDay && status !== 'cancelled') event.createAlarm({ type: ICalAlarmType.display, trigger: remindsBefore, description: summary });
  }
  return calendar.toString();
}
