import type { CompoundReading } from './compounds';
import { errorsToBeginning } from './folding';
import { exchangedForms, isInflected } from './wordForms';

/** How a typed word stands in a word of a text. */
type Place = 'whole' | 'inflected' | 'beginning' | 'end' | 'middle' | 'letters';

/**
 * How much a place counts in the product's own words. German compounds are named by their end, so "Teebutter" is butter before
 * "Butterschmalz" is. Letters that are no word of the compound ("wein" in "Schwein") count only when nothing else is found.
 */
const grades: Readonly<Record<Place, number>> = { whole: 1, inflected: 1, end: 0.75, beginning: 0.5, middle: 0.4, letters: 0.2 };

/** The end of a word for what isn't known as a word: "berg" is rather Bergkäse than Spitzerberg. */
const unknownEnd = 0.45;

/** The same in the names of categories: "Weißwein" is wine, "Weinbrand" is not. */
const kindGrades: Readonly<Record<Place, number>> = { whole: 1, inflected: 1, end: 0.9, beginning: 0.2, middle: 0.2, letters: 0.1 };

/** The same in the names of brands, whose parts mean nothing: "Milchgut" makes cheese, too. */
const brandGrades: Readonly<Record<Place, number>> = { whole: 1, inflected: 1, end: 0, beginning: 0.5, middle: 0, letters: 0.2 };

const gradesOf: Readonly<Record<Role, typeof grades>> = { own: grades, kind: kindGrades, brand: brandGrades };

/** What a word that only a language that wasn't asked for has counts against one's own. */
const foreign = 0.6;

function placeIn(typed: string, word: string, isPart: CompoundReading): Place | undefined {
  if (word === typed) return 'whole';
  // One letter or digit alone says nothing about longer words.
  if (typed.length < 2) return undefined;
  if (word.startsWith(typed)) return isInflected(word, typed) ? 'inflected' : 'beginning';
  if (typed.length < 3) return undefined;
  const place = word.lastIndexOf(typed);
  if (place < 0) return undefined;
  if (!isPart(word, place, typed.length)) return 'letters';
  return place + typed.length === word.length || isInflected(word.slice(place), typed) ? 'end' : 'middle';
}

function gradeOfNumber(typed: string, word: string): number {
  if (word === typed) return 1;
  // "36" is "36 %", "480" is "W480".
  return word === `${typed}%` || (typed.length > 2 && word.endsWith(typed) && /^\p{L}/u.test(word)) ? 0.9 : 0;
}

/** What a text is to a product: its own name, that of a category, that of a brand. */
export type Role = 'own' | 'kind' | 'brand';

/** How a word of a text stands to a typed one, 0 to 1. */
export type WordGrade = (word: string, isForeign: boolean, role: Role) => number;

/** How a word is looked for. */
export interface Spelling {
  /** Whether it stands in the catalogue or in the tables by itself. */
  readonly isWord: boolean;
  /** Whether mere letters inside words count, and parts of words in any language. */
  readonly allowsLetters: boolean;
  /** Whether it is another form than what was typed: then no other word may only begin so. */
  readonly isForm?: boolean;
}

/** A typed word as it is written, as part of a compound or, where allowed, as mere letters. */
export function spelt(typed: string, isPart: CompoundReading, { isWord, allowsLetters, isForm = false }: Spelling): WordGrade {
  if (/^\d/.test(typed)) return (word) => gradeOfNumber(typed, word);
  const forms = exchangedForms(typed);
  return (word, isForeign, role) => {
    const place = word.includes(typed) ? placeIn(typed, word, isPart) : forms.includes(word) ? 'inflected' : undefined;
    if (place === undefined || (place === 'letters' && !allowsLetters)) return 0;
    if (isForeign && !allowsLetters && place !== 'whole' && place !== 'inflected') return 0;
    // A category or brand that only begins so is another one; of a word that isn't typed to its end it may be the one.
    if (place === 'beginning' && (isForm || (role !== 'own' && isWord))) return 0;
    const grade = role === 'own' && place === 'end' && !isWord ? unknownEnd : gradesOf[role][place];
    // The more of a word was typed, the likelier it is meant.
    return (place === 'beginning' && role !== 'kind' ? grade + 0.23 * (typed.length / word.length) : grade) * (isForeign ? foreign : 1);
  };
}

/** Letters of a word as bits: a letter that the other word lacks is at least one error. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place += 1) bits |= 1 << (word.charCodeAt(place) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

const leastMisspelt = 4;
const longWord = 8;
const reversed = (word: string) => Array.from(word).reverse().join('');

/** Typing errors that are forgiven in a word: one, in a long one two. */
export const forgivenErrors = (typed: string) => (typed.length < leastMisspelt || /\d/.test(typed) ? 0 : typed.length < longWord ? 1 : 2);

/** A typed word with typing errors, as the beginning or the end of a word. */
export function misspelt(typed: string): WordGrade {
  const limit = forgivenErrors(typed);
  if (limit === 0) return () => 0;
  const letters = lettersOf(typed);
  const backwards = reversed(typed);
  return (word, isForeign, role) => {
    if (countBits(letters & ~lettersOf(word)) > limit) return 0;
    const errors = errorsToBeginning(typed, word, limit);
    const isLong = word.length > typed.length + 1;
    if (role === 'brand' && isLong) return 0;
    const share = (isForeign ? foreign : 1) * (role === 'kind' ? 0.5 : 1);
    if (errors <= limit) return share * (errors === 2 ? 0.25 : isLong ? 0.35 : 0.42);
    // The end of a compound: "schnizel" in "Rindsschnitzel".
    if (typed.length < 5 || !isLong || isForeign) return 0;
    const atEnd = errorsToBeginning(backwards, reversed(word), limit);
    return atEnd > limit ? 0 : share * (atEnd === 2 ? 0.22 : 0.38);
  };
}
