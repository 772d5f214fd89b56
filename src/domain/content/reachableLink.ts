import { shortenText } from '../text/cutText';

/**
 * Address of a telephone number as people write it. The digits of an extension are dialled as well; the `(0)` after the code of a country is
 * only for those who dial within it.
 *
 * @returns undefined for a text that holds no number
 */
export function telephoneLink(text: string): string | undefined {
  const written = text.trim();
  const isInternational = /^(\+|00)/.test(written);
  const digits = (isInternational ? written.replace(/\(\s*0\s*\)/, '') : written).replaceAll(/\D/g, '');
  return digits.length < 3 ? undefined : `tel:${written.startsWith('+') ? '+' : ''}${digits}`;
}

/**
 * A `mailto:` address for one recipient. Characters with a meaning in addresses are escaped or refused, so that the text can't set
 * other fields of the mail.
 *
 * @param subject start of the mail, as plain text; a long one is cut, since programs accept about 2,000 characters in all
 * @returns undefined for an invalid mail address
 */
export function mailLink(address: string, subject?: string): string | undefined {
  const written = address.trim();
  if (!/^[^\s@?]+@[^\s@?]+$/.test(written)) return undefined;
  const to = encoded(written).replace('%40', '@');
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encoded(shortenText(subject, maxSubjectLength))}`}`;
}

/** Longest subject of a mail. Each of its letters may be nine in the address. */
const maxSubjectLength = 180;

/** Halves of letters, which no address can hold, become the sign for an unreadable one. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
