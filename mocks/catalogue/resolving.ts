import { joints } from './compounds';
import { errorsBetween } from './folding';
import type { Lexicon } from './lexicon';
import type { SearchColumns } from './searchColumns';
import type { Term } from './searchQuery';
import { isKey, meaningKeys, meaningsOf } from './searchWords';
import { sensesOf } from './senses';
import { gradedReading, gradesOfField, type Phrase, type Reading } from './textScores';
import { otherForms } from './wordForms';
import { forgivenErrors, misspelt, spelt } from './wordGrades';

/** What a term was taken for, and how well each article fits it: 0 does not. */
export interface Resolved {
  readonly reading: Reading;
  readonly scores: Float32Array;
  /** Whether it was taken for a word that is written otherwise. */
  readonly isGuess: boolean;
  /** Whether it was read in two parts. */
  readonly isParted?: boolean;
  /** Whether goods are called so that aren't offered: nothing else was meant. */
  readonly isWithheld?: boolean;
}

/** Where a term is looked for: among the articles that are offered. */
export interface Range {
  readonly columns: SearchColumns;
  readonly lexicon: Lexicon;
  /** 1 for each article that is offered. */
  readonly offered: Uint8Array;
}

/** A score that says no more than that the word stands somewhere in the text. */
const weak = 5;
/** What another form of a word counts. */
const otherForm = 0.97;
/** What a compound that was read in parts counts against one that is written so. */
const parted = 0.8;
const misspeltMeaning = 0.6;
const leastPart = 3;
const leastBeginning = 4;
/** A last part that isn't typed to its end. */
const leastBegun = 2;

/** Scores of the articles for a reading, the best of its own words and what the names of its categories add; undefined for none. */
function scored({ columns: { fields }, lexicon, offered }: Range, reading: Reading): Float32Array | undefined {
  const graded = gradedReading(lexicon, reading);
  if (!graded) return undefined;
  const scores = new Float32Array(offered.length);
  // Most fields have none of the words.
  const owns: (readonly [places: Int32Array, values: Float32Array])[] = [];
  const kinds: typeof owns = [];
  fields.forEach(({ role, weight, places }, field) => {
    const words = lexicon.fields[field];
    const values = words && gradesOfField(words, role, graded).map((grade) => weight * grade);
    if (values?.some((value) => value > 0)) (role === 'kind' ? kinds : owns).push([places, values]);
  });
  for (const [places, values] of owns) {
    for (let index = 0; index < scores.length; index += 1) scores[index] = Math.max(scores[index] ?? 0, values[places[index] ?? -1] ?? 0);
  }
  // "Käse" is Bergkäse, which hangs among the cheeses, before it is Käsekrainer, which doesn't.
  for (const [places, values] of kinds) {
    for (let index = 0; index < scores.length; index += 1) scores[index] = (scores[index] ?? 0) + (values[places[index] ?? -1] ?? 0);
  }
  let isFound = false;
  for (let index = 0; index < scores.length; index += 1) {
    if (offered[index] === 0) scores[index] = 0;
    else if ((scores[index] ?? 0) > 0) isFound = true;
  }
  return isFound ? scores : undefined;
}

const bestOf = (scores: Float32Array) => scores.reduce((one, other) => Math.max(one, other), 0);

/** The ways in which one or several words can be meant: as they are written, and what else they stand for. */
function meant(words: readonly string[], { known, isPart }: Lexicon, factor = 1, isForm = false): Reading {
  const phrase = (parts: readonly string[], worth: number, isMeaning: boolean): Phrase => ({
    words: parts.map((part) =>
      spelt(part, isPart, { isWord: isMeaning || known.has(part) || isKey([part]), allowsLetters: false, isForm: isForm && !isMeaning }),
    ),
    factor: worth,
  });
  // What is one key together may be written as one word, too.
  const joined = words.length > 1 ? [phrase([words.join('')], factor, true)] : [];
  return [
    phrase(words, factor, false),
    ...joined,
    ...meaningsOf(words.join('')).map((meaning) => phrase(meaning.words, factor * meaning.factor, true)),
  ];
}

/** A word as it is typed or, where nothing has it so, in another form; where every form is wanted, in all of them. */
function written(range: Range, words: readonly string[], hasEveryForm = false): Resolved | undefined {
  const [typed = ''] = words;
  const forms = words.length > 1 ? [words] : [words, ...otherForms(typed).map((form) => [form])];
  if (hasEveryForm) {
    const reading = forms.flatMap((form) => meant(form, range.lexicon, form === words ? 1 : otherForm, form !== words));
    const scores = scored(range, reading);
    return scores && { reading, scores, isGuess: false };
  }
  for (const form of forms) {
    const reading = meant(form, range.lexicon, form === words ? 1 : otherForm, form !== words);
    const scores = scored(range, reading);
    if (scores) return { reading, scores, isGuess: false };
  }
  return undefined;
}

/** Whether a text is a word of the catalogue or stands for one. */
function isWord({ known }: Lexicon, text: string): boolean {
  return known.has(text) || isKey([text]) || otherForms(text).some((form) => known.has(form));
}

/** How surely a text is the first part of a compound: 2 as a word, 1 as the beginning of one, 0 not. */
function sureBefore(lexicon: Lexicon, text: string): number {
  if (
    joints.some(
      (joint) =>
        text.endsWith(joint) && text.length - joint.length >= leastPart && isWord(lexicon, text.slice(0, text.length - joint.length)),
    )
  )
    return 2;
  return text.length >= leastBeginning && lexicon.known.countBeginning(text) > 0 ? 1 : 0;
}

/** The same for the last part, which may not have been typed to its end, or names the end of compounds. */
function sureBehind(lexicon: Lexicon, text: string): number {
  if (text.length >= leastPart && isWord(lexicon, text)) return 2;
  return lexicon.known.countBeginning(text) > 0 || (text.length >= leastBeginning && lexicon.words.some((word) => word.endsWith(text)))
    ? 1
    : 0;
}

/** The places at which a word can be read as a compound of two words, the surest first. */
function partings(
  typed: string,
  lexicon: Lexicon,
  test: (before: number, behind: number) => boolean,
): readonly (readonly [before: string, behind: string])[] {
  const found: { readonly parts: readonly [string, string]; readonly sure: number }[] = [];
  for (let place = leastPart; place <= typed.length - leastBegun; place += 1) {
    const parts = [typed.slice(0, place), typed.slice(place)] as const;
    const before = sureBefore(lexicon, parts[0]);
    const behind = sureBehind(lexicon, parts[1]);
    if (test(before, behind)) found.push({ parts, sure: before + behind });
  }
  return found
    .sort((one, other) => other.sure - one.sure)
    .slice(0, 4)
    .map(({ parts }) => parts);
}

/** Articles that have both parts of a compound that no name is written with: "Rindfleisch" is what is beef and hangs among the meat. */
function inParts(range: Range, typed: string): Resolved | undefined {
  for (const parts of partings(typed, range.lexicon, (before, behind) => Math.min(before, behind) > 0 && before + behind > 2)) {
    const before = firstPart(range, parts[0]);
    const behind = written(range, [parts[1]]);
    const both = before && behind && together(before, behind);
    if (both) return { ...both, isParted: true };
  }
  return undefined;
}

/** The first part of a compound, with and without the letters that join it to the next: "Rinds-", "Rinder-" and "Rind-". */
function firstPart(range: Range, part: string): Resolved | undefined {
  const stems = joints
    .filter((joint) => part.endsWith(joint))
    .map((joint) => part.slice(0, part.length - joint.length))
    .filter((stem) => stem === part || (stem.length >= leastPart && isWord(range.lexicon, stem)));
  const reading = stems.flatMap((stem) => meant([stem], range.lexicon));
  const scores = scored(range, reading);
  return scores && { reading, scores, isGuess: false };
}

function together(before: Resolved, behind: Resolved): Resolved | undefined {
  const scores = before.scores.map((score, index) => {
    const other = behind.scores[index] ?? 0;
    return score > 0 && other > 0 ? (parted * (score + other)) / 2 : 0;
  });
  // A text of its own has to have both, too.
  const reading = before.reading.flatMap((one) =>
    behind.reading.map((other): Phrase => ({ words: [...one.words, ...other.words], factor: parted * one.factor * other.factor })),
  );
  return bestOf(scores) > 0 ? { reading, scores, isGuess: before.isGuess || behind.isGuess } : undefined;
}

/** What a word with typing errors can mean: words of the catalogue, or words that stand for such. */
function corrected(range: Range, typed: string): Resolved | undefined {
  const limit = forgivenErrors(typed);
  if (limit === 0) return undefined;
  const keys = meaningKeys().filter((key) => errorsBetween(typed, key, limit) <= limit);
  const reading = [{ words: [misspelt(typed)], factor: 1 }, ...keys.flatMap((key) => meant([key], range.lexicon, misspeltMeaning))];
  const scores = scored(range, reading);
  return scores && { reading, scores, isGuess: true };
}

/** A compound one part of which has typing errors: "Hünerfilet". */
function correctedInParts(range: Range, typed: string): Resolved | undefined {
  for (const parts of partings(
    typed,
    range.lexicon,
    (before, behind) => Math.max(before, behind) === 2 && Math.min(before, behind) === 0,
  )) {
    const [before, behind] = parts.map((part) => written(range, [part]) ?? corrected(range, part));
    const both = before && behind && together(before, behind);
    // One of them was read as what it isn't, be it only by its letters.
    if (both) return { ...both, isGuess: true };
  }
  return undefined;
}

/**
 * What a compound is at least, where nothing is all of it, or is made of, where that is an animal: "Putenleberkäse" is turkey first. By its
 * first part alone "Blätterteig" would be spinach.
 */
function partly(range: Range, typed: string): Resolved | undefined {
  for (const parts of partings(typed, range.lexicon, (before, behind) => Math.max(before, behind) === 2 || behind > 0)) {
    if (parts[1].length < leastBeginning) continue;
    const found = written(range, [parts[1]]) ?? (sensesOf([typed]).origins.length > 0 ? firstPart(range, parts[0]) : undefined);
    if (found) return { ...found, isGuess: true };
  }
  return undefined;
}

/**
 * Finds what a term means, each way only where the ones before find nothing: as it is written, or what else it stands for; as a
 * compound in parts; as letters inside words and in any language; with typing errors; by one part of a compound alone.
 *
 * @param hasEveryForm whether other forms of a word count even where the typed one is found: "rote" is "rot", too
 */
export function resolve(range: Range, { words }: Term, hasEveryForm = false): Resolved {
  const { lexicon } = range;
  const [typed = ''] = words;
  const isOne = words.length === 1 && !/\d/.test(typed);
  const direct = written(range, words, hasEveryForm);
  if (direct && (!isOne || bestOf(direct.scores) >= weak)) return direct;
  const apart = isOne && typed.length >= leastPart + leastBegun ? inParts(range, typed) : undefined;
  if (direct && apart)
    return {
      reading: [...direct.reading, ...apart.reading],
      scores: direct.scores.map((score, index) => Math.max(score, apart.scores[index] ?? 0)),
      isGuess: false,
      isParted: true,
    };
  if (direct ?? apart) return direct ?? apart ?? nothing(range);
  if (gradedReading(lexicon, meant(words, lexicon))) return { ...nothing(range), isWithheld: true };
  const letters: Reading = [{ words: words.map((word) => spelt(word, lexicon.isPart, { isWord: false, allowsLetters: true })), factor: 1 }];
  const scores = scored(range, letters);
  if (scores) return { reading: letters, scores, isGuess: true };
  return (isOne ? (corrected(range, typed) ?? correctedInParts(range, typed) ?? partly(range, typed)) : undefined) ?? nothing(range);
}

function nothing({ offered }: Range): Resolved {
  return { reading: [], scores: new Float32Array(offered.length), isGuess: true };
}
