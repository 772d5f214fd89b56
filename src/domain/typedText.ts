/**
 * What people type and paste is read here and compared here, and nowhere else: pages, chats and phones bring signs that nobody sees,
 * digits of other scripts and letters in other forms, which must not decide whether something is found or taken.
 */

/** Nothing but what every keyboard has, which most texts are. */
const plain = /^[ -~]*$/;
/** What is not seen between letters: zero-width signs, soft hyphens, directions, marks of byte order, variants. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
/** Control characters that part neither cells nor lines. */
// The rule takes such characters for a slip of the pen; here they are what is looked for.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]+/g;
/**
 * All but blanks, accents without a letter, and the signs for numbers that are no digits: of "1½" the compatible form would make 11⁄2, of
 * "10²" a hundred and two, of an accent a blank; and thousands are told by the blank that parts them.
 */
const formed = /[^\p{No}\p{Sk}\p{Z}]+/gu;
/** Signs that have no compatible form, or a harmful one, by what a keyboard has for them. */
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
 * Several typed lines as rules read them: letters and signs in their compatible form (NFKC), digits of every script as ASCII digits,
 * without what can't be seen. Line ends, tabs and blanks stay, for they part lines, cells and thousands.
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

/** The start of a text that is looked for, at most so long, without half a sign at its end. What people read is cut by `cutText`. */
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

/** Signs in free words that nobody sees and that do harm: control characters, zero-width spaces, directions that turn other words round. */
// The rule takes such characters for a slip of the pen; here they are what is looked for.
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
 * A text as it is compared: what {@link readTyped} makes of it in lower case, without accents, umlauts as plain vowels however they are
 * written, so that Käse, KAESE and kase are the same word, and Straße and STRASSE.
 */
export function fold(text: string): string {
  return withoutAccents(text).replace(/([aou])e/g, '$1');
}

/** Whether what was typed stands somewhere in a text, however the two are written. Nothing typed stands everywhere. */
export function holds(text: string, typed: string): boolean {
  // "Michael" has no "hael" once its "ae" is taken for an umlaut.
  return withoutAccents(text).includes(withoutAccents(typed)) || fold(text).includes(fold(typed));
}

/** Whether all typed words stand somewhere in a text, however the two are written. */
export function holdsWords(text: string, typed: string): boolean {
  return readTyped(typed)
    .split(' ')
    .every((word) => holds(text, word));
}

/** Whether two texts name the same person or mailbox: only case and what can't be seen make no difference. */
export function isSameName(one: string, other: string): boolean {
  return readTyped(one).toLowerCase() === readTyped(other).toLowerCase();
}
