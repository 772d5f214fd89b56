import { containsWords, normalizeForSearch } from '../text/typedText';

/** Letters and digits alone, in the form for comparison. */
const compact = (text: string) => normalizeForSearch(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Letters before the first digit. */
const lettersBefore = (compacted: string) => /^\p{L}*/u.exec(compacted)?.[0] ?? '';

/** Digits alone, without leading zeros. */
const digitsOf = (compacted: string) => compacted.replace(/\D+/g, '').replace(/^0+/, '');

/** Fewest digits by which a number is recognised without its letters; fewer are in nearly every number. */
const minDigits = 3;

/** Letters up to this length before a number are a part of it, longer ones are a word: "RE-2026", "Rechnung 2026". */
const maxPrefixLetters = 3;

/** Abbreviations of "number" in the shop's languages. */
const numberWords: ReadonlySet<string> = new Set(['nr', 'no', 'num', 'n']);

/** Typed letters name another kind of number, as the "GS" of a credit memo does before an invoice's number. */
function isOtherPrefix(typed: string, known: string): boolean {
  return typed !== '' && known !== '' && typed.length <= maxPrefixLetters && !numberWords.has(typed) && !typed.endsWith(known);
}

/** The numbers within a text: each run of digits with the letters and signs joined to it. */
const numbersIn = (text: string) => text.split(/[\s,;]+/).filter((part) => /\d/.test(part));

function isNumberLike(number: string, typed: string): boolean {
  const [known, wanted] = [compact(number), compact(typed)];
  if (wanted !== '' && known.includes(wanted)) return true;
  const digits = digitsOf(wanted);
  // What follows the digits must be part of the number.
  if (digits.length < minDigits || /\d\p{L}+$/u.test(wanted)) return false;
  return !isOtherPrefix(lettersBefore(wanted), lettersBefore(known)) && known.replace(/\D+/g, '').includes(digits);
}

/**
 * True if a document is found by a typed or pasted number: its own, or one in its text, such as the order's. Blanks and other separators,
 * leading zeros, digits of other scripts, and letters and words before it ("RE", "Invoice no.") make no difference. Words of its text
 * find it too.
 */
export function hasTypedNumber(
  { number, information = '' }: { readonly number: string; readonly information?: string },
  typed: string,
): boolean {
  if (containsWords(`${number} ${information}`, typed)) return true;
  return [number, ...numbersIn(information)].some((one) => isNumberLike(one, typed));
}
