import type { Decimal } from 'decimal.js-light';
import type { Language } from '../domain/language';

/**
 * Prices read the same in every language of the interface (P§9): German notation, euro sign after, two decimals.
 * The number travels as a decimal string, so no binary float can change a cent.
 */
const priceFormat = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' });
const percentFormat = new Intl.NumberFormat('de', { style: 'percent', maximumFractionDigits: 2 });
const quantityFormat = new Intl.NumberFormat('de', { maximumFractionDigits: 3 });

/** With the minus of typography, which is as wide as a figure, instead of the hyphen. */
function withMinus(formatted: string): string {
  return formatted.replace('-', '−');
}

/** "1.234,50 €", "−19,24 €". */
export function formatPrice(amount: Decimal): string {
  return withMinus(priceFormat.format(amount.toString() as Intl.StringNumericLiteral));
}

/** "12,5 %" for 0.125; at most two decimals. */
export function formatPercent(share: Decimal): string {
  return withMinus(percentFormat.format(share.toString() as Intl.StringNumericLiteral));
}

/** "0,75" for a filling quantity or a ratio; at most three decimals. */
export function formatQuantity(quantity: Decimal | number): string {
  return withMinus(quantityFormat.format(quantity.toString() as Intl.StringNumericLiteral));
}

/** "2 KRT": an amount with its unit, held together; the amount alone where the unit has no name. */
export function formatMeasured(quantity: Decimal | number, unit: string | undefined): string {
  return [formatQuantity(quantity), unit].filter(Boolean).join('\u00a0');
}

const dateLocale: Record<Language, string> = { de: 'de-AT', en: 'en-GB', it: 'it' };

/** A calendar day without a zone, at noon UTC, so that no time zone can shift it to its neighbour. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** "Mi., 25.11." for a delivery day given as YYYY-MM-DD. */
export function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale[language], {
    weekday: 'short', day: '2-digit', month: '2-digit', timeZone: 'UTC',
  }).format(noonOf(day));
}

/** "Mittwoch, 25.11." for a delivery day given as YYYY-MM-DD. */
export function formatWeekday(day: string, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale[language], {
    weekday: 'long', day: '2-digit', month: '2-digit', timeZone: 'UTC',
  }).format(noonOf(day));
}

/** "Mi., 25.11.2026" for a day that may lie long ago, given as YYYY-MM-DD. */
export function formatPastDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale[language], {
    weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC',
  }).format(noonOf(day));
}

/** "Mittwoch, 25. November 2026" for a delivery day given as YYYY-MM-DD. */
export function formatLongDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale[language], {
    weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC',
  }).format(noonOf(day));
}

/** "25.11.2026, 14:05" for a moment, in the tenants' zone (Europe/Vienna). */
export function formatMoment(moment: string | Date, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale[language], {
    day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Vienna',
  }).format(new Date(moment));
}

/** "14:05" for a moment, in the tenants' zone. */
export function formatTime(moment: string | Date, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale[language], { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Vienna' })
    .format(new Date(moment));
}
