/**
 * Normalizes and compares typed and pasted text; no other module does. Pages, chats and phones insert invisible characters, digits of
 * other scripts and letters in other forms, which must not affect searches or validation.
 */

/** Printable ASCII, which most texts are. */
const plain = /^[ -~]*$/;
/** Invisible characters between letters: zero-width signs, soft hyphens, directions, byte order marks, variants. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
/** Control characters that part neither cells nor lines. */
// The rule takes such characters for a mistake; here they are intended.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]+/g;
/**
 * Characters to normalize: all but blanks, accents without a letter, and number signs that are no digits. The compatible form would
 * turn "1½" into 11⁄2, "10²" into a hundred and two, and an accent into a blank; and blanks may separate thousands.
 */
const formed = /[^\p{No}\p{Sk}\p{Z}]+/gu;
/** Signs without a compatible form, or with a harmful one, by their keyboard equivalents. */
const signs: Readonly<Record<string, string>> = {
  '\u00b4': "'", // alone on a key, and so typed as an apostrophe
  '\u066b': ',',
  '\u066c': "'", // parts thousands as an apostrophe does
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2212': '-',
  '\u2800': ' ', // a Braille cell without dots
};
const otherSigns = new RegExp(`[${Object.keys(signs).join('')}]`, 'g');
const digit = /[^\P{Nd}0-9]/gu;

/** The ASCII digit of another script's: the ten of each follow on each other. */
function asciiDigit(other: string): string {
  const code = other.codePointAt(0) ?? 0;
  let place = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - place - 1))) place += 1;
  return String(place % 10);
}

/**
 * Normalizes several typed lines: letters and signs in their compatible form (NFKC), digits of every script as ASCII digits, without
 * invisible characters. Line ends, tabs and blanks stay, as they separate lines, cells and thousands.
 */
export function readTypedLines(text: string): string {
  if (plain.test(text)) return text;
  return text
    .replace(controls, ' ')
    .replace(invisible, '')
    .replace(otherSigns, (sign) => signs[sign] ?? sign)
    .replace(formed, (part) => part.normalize('NFKC'))
    .replace(digit, asciiDigit);
}

/** The start of a search text, cut to a maximum without splitting a character. Displayed text is cut by `cutText`. */
export const lookUpStart = (text: string, longest: number): string =>
  readTyped(text)
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

/** One typed line as rules read it: {@link readTypedLines}, with plain blanks and none around it. */
export function readTyped(text: string): string {
  return readTypedLines(text)
    .replace(/[\s\u0085]/g, ' ')
    .trim();
}

/** Harmful invisible characters in free text: control characters, zero-width spaces, directions that reverse other words. */
// The rule takes such characters for a mistake; here they are intended.
// oxlint-disable-next-line no-control-regex
const harmful = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g;

/** Free words, such as notes and names that people give: as they were typed, without signs that only do harm and blanks around them. */
export function readProse(text: string): string {
  return text.replace(harmful, '').normalize('NFC').trim();
}

/** Letters that don't come apart into a plain one and its accent. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };
const otherLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

function withoutAccents(text: string): string {
  return readTyped(text)
    .toLowerCase()
    .replace(otherLetters, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[\u2018-\u201b\u02bc\u2032`]/g, "'")
    .replace(/[\u2013\u2014]/g, '-')
    .replace(/ {2,}/g, ' ');
}

/**
 * A text's form for comparison: the result of {@link readTyped} in lower case, without accents, umlauts as plain vowels in any
 * notation, so that Käse, KAESE and kase are equal, and Straße and STRASSE.
 */
export function normalizeForSearch(text: string): string {
  return withoutAccents(text).replace(/([aou])e/g, '$1');
}

/** True if a text contains the typed text, in any notation. Empty typed text is always contained. */
export function containsText(text: string, typed: string): boolean {
  // "Michael" has no "hael" once its "ae" is taken for an umlaut.
  return withoutAccents(text).includes(withoutAccents(typed)) || normalizeForSearch(text).includes(normalizeForSearch(typed));
}

/** True if a text contains all typed words, in any notation. */
export function containsWords(text: string, typed: string): boolean {
  return readTyped(typed)
    .split(' ')
    .every((word) => containsText(text, word));
}

/** True if two texts name the same person or mailbox: case and invisible characters are ignored. */
export function isSameName(one: string, other: string): boolean {
  return readTyped(one).toLowerCase() === readTyped(other).toLowerCase();
}
