import type { Decimal } from '#domain/price/money.ts';
import { inEach } from './inEach';
import type { Locale } from './locale';

/**
 * Prices read the same in every language of the interface (P§9 price notation): German notation, euro sign after, two decimals.
 * The number travels as a decimal string, so no binary float can change a cent.
 */
const priceFormat = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' });

/** Everything else is a number in the notation of the locale, whose decimal sign is the prices' own in every language. */
const numbers = (options: Intl.NumberFormatOptions) => inEach((locale) => new Intl.NumberFormat(locale, options));
const percentFormat = numbers({ style: 'percent', maximumFractionDigits: 2 });
const quantityFormat = numbers({ maximumFractionDigits: 3 });

/** With the minus of typography, which is as wide as a figure, instead of the hyphen. */
export function withMinus(formatted: string): string {
  return formatted.replace('-', '−');
}

/**
 * A price in its parts, of which the cents are the fraction; each needs {@link withMinus}.
 *
 * @param format format of the price
 */
export function splitPrice(amount: Decimal, format = priceFormat): readonly Intl.NumberFormatPart[] {
  return format.formatToParts(amount.toString() as Intl.StringNumericLiteral);
}

/** Four decimals at most: the price before it is rounded to cents. */
const exactPriceFormat = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 });

/** "1.234,50 €", "−19,24 €". */
export function formatPrice(amount: Decimal): string {
  return withMinus(priceFormat.format(amount.toString() as Intl.StringNumericLiteral));
}

/** "10,8889 €", "12,90 €": a price on its way to the one that is paid, with four decimals where it has them. */
export function formatExactPrice(amount: Decimal): string {
  return withMinus(exactPriceFormat.format(amount.toString() as Intl.StringNumericLiteral));
}

/** "12,5 %" for 0.125; at most two decimals (P§9 price notation). */
export function formatPercent(share: Decimal, locale: Locale): string {
  return withMinus(percentFormat(locale).format(share.toString() as Intl.StringNumericLiteral));
}

/** "0,75" for a filling quantity or a ratio; at most three decimals. */
export function formatQuantity(quantity: Decimal | number, locale: Locale): string {
  return withMinus(quantityFormat(locale).format(quantity.toString() as Intl.StringNumericLiteral));
}

const dateLocale: Record<Locale, string> = { de: 'de-AT', 'en-DE': 'en-GB', it: 'it' };

/** Replaces an invalid date of the server. */
const unreadable = '–';

/** The format of a date in each language. */
export const dates = (options: Intl.DateTimeFormatOptions) => inEach((locale) => new Intl.DateTimeFormat(dateLocale[locale], options));

/** A date in words; a dash where it is none. */
export function formatDate(date: Date, format: Intl.DateTimeFormat): string {
  return Number.isNaN(date.getTime()) ? unreadable : format.format(date);
}

/** A calendar day without a zone, at noon UTC, so that no time zone can shift it to its neighbour. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

const dayFormat = dates({
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  timeZone: 'UTC',
});

/** "Mi., 25.11." for a delivery day given as YYYY-MM-DD. */
export function formatDay(day: string, locale: Locale): string {
  return formatDate(noonOf(day), dayFormat(locale));
}

const weekdayNameFormat = dates({ weekday: 'short', timeZone: 'UTC' });

/** "Mi" for a day given as YYYY-MM-DD, for places where the date doesn't fit and is within a week. */
export function formatShortWeekday(day: string, locale: Locale): string {
  return formatDate(noonOf(day), weekdayNameFormat(locale));
}

const weekdayFormat = dates({
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
  timeZone: 'UTC',
});

/** "Mittwoch, 25.11." for a delivery day given as YYYY-MM-DD. */
export function formatWeekday(day: string, locale: Locale): string {
  return formatDate(noonOf(day), weekdayFormat(locale));
}

const pastDayFormat = dates({
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Mi., 25.11.2026" for a day that may lie long ago, given as YYYY-MM-DD. */
export function formatPastDay(day: string, locale: Locale): string {
  return formatDate(noonOf(day), pastDayFormat(locale));
}

const typedDayFormat = dates({ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });

/** "25.11.2026" as it is typed into a field, given as YYYY-MM-DD; day, month and year in the order of all languages. */
export function formatTypedDay(day: string, locale: Locale): string {
  return formatDate(noonOf(day), typedDayFormat(locale));
}

const longDayFormat = dates({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Mittwoch, 25. November 2026" for a delivery day given as YYYY-MM-DD. */
export function formatLongDay(day: string, locale: Locale): string {
  return formatDate(noonOf(day), longDayFormat(locale));
}

const momentFormat = dates({
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Vienna',
});

/** "25.11.2026, 14:05" for a moment, in the tenants' zone (Europe/Vienna). */
export function formatMoment(moment: string | Date, locale: Locale): string {
  return formatDate(new Date(moment), momentFormat(locale));
}

const timeFormat = dates({ hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Vienna' });

/** "14:05" for a moment, in the tenants' zone. */
export function formatTime(moment: string | Date, locale: Locale): string {
  return formatDate(new Date(moment), timeFormat(locale));
}
