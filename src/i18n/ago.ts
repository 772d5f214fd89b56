import { dayOfMoment, daysBetween } from '../domain/calendar';
import { inEach } from './inEach';
import type { Locale } from './locale';

const millisecondsPerMinute = 60_000;

const agoFormat = inEach((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/**
 * "vor 5 Minuten", "vor 3 Stunden", "gestern": how long ago a moment was. Within a day it is counted in minutes and hours, before that
 * in the days of the tenants' zone; what lies ahead, because two clocks differ, was just now.
 */
export function formatAgo(moment: Date, now: Date, locale: Locale): string {
  const format = agoFormat(locale);
  const minutes = Math.floor(Math.max(0, now.getTime() - moment.getTime()) / millisecondsPerMinute);
  if (minutes === 0) return format.format(0, 'second');
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 24 * 60) return format.format(-Math.floor(minutes / 60), 'hour');
  return format.format(-daysBetween(dayOfMoment(moment), dayOfMoment(now)), 'day');
}
