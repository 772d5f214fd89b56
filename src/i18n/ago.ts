import { dayOfMoment, daysBetween } from '#domain/text/calendar.ts';
import { inEach } from './inEach';
import type { Locale } from './locale';

const millisecondsPerMinute = 60_000;

const agoFormat = inEach((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/**
 * "vor 5 Minuten", "vor 3 Stunden", "gestern": the time since a moment. Within a day it counts minutes and hours, before that days in
 * the tenants' time zone; a moment in the future, because two clocks differ, is "just now".
 */
export function formatAgo(moment: Date, now: Date, locale: Locale): string {
  const format = agoFormat(locale);
  const minutes = Math.floor(Math.max(0, now.getTime() - moment.getTime()) / millisecondsPerMinute);
  if (minutes === 0) return format.format(0, 'second');
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 24 * 60) return format.format(-Math.floor(minutes / 60), 'hour');
  return format.format(-daysBetween(dayOfMoment(moment), dayOfMoment(now)), 'day');
}
