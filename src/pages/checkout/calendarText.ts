import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { LocalDate } from '../../domain/calendar';

/** An entry as a calendar shows it. */
export interface CalendarNote {
  /** The same for each file, so that a calendar replaces what it has. */
  readonly uid: string;
  /** A moment, before which a reminder comes, or a whole day. */
  readonly at: Date | LocalDate;
  readonly summary: string;
  readonly description: string;
  /** Where it is told in the shop. */
  readonly url: string;
  readonly status: 'confirmed' | 'tentative' | 'cancelled';
}

/** Seconds before a deadline at which a calendar reminds of it. */
const remindsBefore = 2 * 60 * 60;

/** A name as a text of the format (RFC 5545, 3.3.11): the library writes that of the calendar as it is, and a line break would begin a line of its own. */
const escapedName = (name: string) => name.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/**
 * A calendar file (RFC 5545). Moments stand in it as UTC, so that neither the hour that comes twice nor the one that is left out when the clocks
 * change is in doubt, and days as days, which no zone moves. A later file has a larger sequence, by which a calendar knows what is newer.
 *
 * @param now moment at which it is made
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
      // A day is written as it is in UTC, where this moment is its beginning.
      start: isDay ? new Date(`${at}T00:00:00Z`) : at,
      allDay: isDay,
      summary,
      description,
      url,
      status: { confirmed: ICalEventStatus.CONFIRMED, tentative: ICalEventStatus.TENTATIVE, cancelled: ICalEventStatus.CANCELLED }[status],
      // Neither takes time in which somebody could not be invited.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (!isDay && status !== 'cancelled') event.createAlarm({ type: ICalAlarmType.display, trigger: remindsBefore, description: summary });
  }
  return calendar.toString();
}
