import type { Decimal } from '../domain/money';
import type { Language } from '../domain/language';

/**
 * Prices read the same in every language of the interface (P§9): German notation, euro sign after, two decimals.
 * The number travels as a decimal string, so no binary float can change a cent.
 */
const priceFormat = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' });

/**
 * Everything else is a number of the interface's language: "1.500" or "1,500", "0.75 l" beside an English name. Made when first asked
 * for: a format takes the browser longer to make than to use, and one language is on show.
 */
function inEach(options: Intl.NumberFormatOptions): (language: Language) => Intl.NumberFormat {
  const made = new Map<Language, Intl.NumberFormat>();
  return (language) => {
    const format = made.get(language) ?? new Intl.NumberFormat(language, options);
    made.set(language, format);
    return format;
  };
}
const percentFormat = inEach({ style: 'percent', maximumFractionDigits: 2 });
const quantityFormat = inEach({ maximumFractionDigits: 3 });

/** With the minus of typography, which is as wide as a figure, instead of the hyphen. */
function withMinus(formatted: string): string {
  return formatted.replace('-', '−');
}

/** "1.234,50 €", "−19,24 €". */
export function formatPrice(amount: Decimal): string {
  return withMinus(priceFormat.format(amount.toString() as Intl.StringNumericLiteral));
}

/** "12,5 %" for 0.125, in English "12.5%"; at most two decimals (P§9). */
export function formatPercent(share: Decimal, language: Language): string {
  return withMinus(percentFormat(language).format(share.toString() as Intl.StringNumericLiteral));
}

/** "0,75" for a filling quantity or a ratio, in English "0.75"; at most three decimals. */
export function formatQuantity(quantity: Decimal | number, language: Language): string {
  return withMinus(quantityFormat(language).format(quantity.toString() as Intl.StringNumericLiteral));
}

const dateLocale: Record<Language, string> = { de: 'de-AT', en: 'en-GB', it: 'it' };

/** What stands where a date of the server is none. */
const unreadable = '–';

function formatDate(date: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  return Number.isNaN(date.getTime()) ? unreadable : new Intl.DateTimeFormat(dateLocale[language], options).format(date);
}

/** A calendar day without a zone, at noon UTC, so that no time zone can shift it to its neighbour. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** "Mi., 25.11." for a delivery day given as YYYY-MM-DD. */
export function formatDay(day: string, language: Language): string {
  return formatDate(noonOf(day), language, {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    timeZone: 'UTC',
  });
}

/** "Mittwoch, 25.11." for a delivery day given as YYYY-MM-DD. */
export function formatWeekday(day: string, language: Language): string {
  return formatDate(noonOf(day), language, {
    weekday: 'long',
    day: '2-digit',
    month: '2-digit',
    timeZone: 'UTC',
  });
}

/** "Mi., 25.11.2026" for a day that may lie long ago, given as YYYY-MM-DD. */
export function formatPastDay(day: string, language: Language): string {
  return formatDate(noonOf(day), language, {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** "25.11.2026" as it is typed into a field, given as YYYY-MM-DD; day, month and year in the order of all languages. */
export function formatTypedDay(day: string, language: Language): string {
  return formatDate(noonOf(day), language, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
}

/** "Mittwoch, 25. November 2026" for a delivery day given as YYYY-MM-DD. */
export function formatLongDay(day: string, language: Language): string {
  return formatDate(noonOf(day), language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** "25.11.2026, 14:05" for a moment, in the tenants' zone (Europe/Vienna). */
export function formatMoment(moment: string | Date, language: Language): string {
  return formatDate(new Date(moment), language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Vienna',
  });
}

/** "14:05" for a moment, in the tenants' zone. */
export function formatTime(moment: string | Date, language: Language): string {
  return formatDate(new Date(moment), language, { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Vienna' });
}
