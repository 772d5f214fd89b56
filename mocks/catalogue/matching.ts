import type { Language } from '../../src/domain/language';
import type { CompoundReading } from './compounds';
import { errorsToBeginning, wordsOf } from './folding';
import type { SearchColumns } from './searchColumns';
import { synonyms } from './vocabulary/labels';

/** What a query found: a score above 0 for each matching article. */
export interface Matches {
  /** Score by article index; 0 does not match. */
  readonly scores: Float32Array;
  /** No article has all words; these have the most of them. */
  readonly relaxed: boolean;
}

/** How a typed word stands in a word of a text. */
type Place = 'whole' | 'beginning' | 'end' | 'middle' | 'letters';

/** Endings of the plural, so that "Ei" is "Eier" and "tomato" is "tomatoes". */
const plural = /^(e|n|en|er|nen)$/;
const longPlural = /^(s|es)$/;

function placeIn(typed: string, word: string, isPart: CompoundReading): Place | undefined {
  if (word === typed) return 'whole';
  // One letter or digit alone says nothing about longer words.
  if (typed.length < 2) return undefined;
  if (word.startsWith(typed)) {
    const rest = word.slice(typed.length);
    return plural.test(rest) || (typed.length > 3 && longPlural.test(rest)) ? 'whole' : 'beginning';
  }
  if (typed.length < 3) return undefined;
  const place = word.indexOf(typed);
  if (place < 0) return undefined;
  if (!isPart(word, place, typed.length)) return 'letters';
  return place + typed.length === word.length ? 'end' : 'middle';
}

/**
 * How much a place counts in the product's own words: whole words before beginnings, beginnings before parts of compounds.
 * Letters that are no word of the compound ("wein" in "Schwein") count only when a typed word is found nowhere else.
 */
const grades: Readonly<Record<Place, number>> = { whole: 1, beginning: 0.6, end: 0.5, middle: 0.4, letters: 0.2 };

/** The same in the names of categories. They are named by their end: "Weißwein" is wine, "Weinbrand" is not. */
const kindGrades: Readonly<Record<Place, number>> = { whole: 1, beginning: 0.2, end: 0.4, middle: 0.2, letters: 0.1 };

function gradeOf(typed: string, word: string, isKind: boolean, isPart: CompoundReading, allowsLetters: boolean): number {
  const place = placeIn(typed, word, isPart);
  if (place === undefined || (place === 'letters' && !allowsLetters)) return 0;
  if (isKind) return kindGrades[place];
  // The more of a word was typed, the likelier it is meant; an inflected word is a little less than the same one.
  return grades[place] + (place === 'beginning' ? 0.25 * (typed.length / word.length) : place === 'whole' && word !== typed ? -0.05 : 0);
}

function misspeltGradeOf(typed: string, word: string): number {
  if (typed.length < 4 || /\d/.test(typed)) return 0;
  const limit = typed.length < 8 ? 1 : 2;
  const errors = errorsToBeginning(typed, word, limit);
  return errors > limit ? 0 : errors === 2 ? 0.25 : word.length <= typed.length + 1 ? 0.42 : 0.35;
}

/** Words that mean the same as a typed one, without it. */
function synonymsOf(typed: string): string[] {
  return synonyms.filter((group) => group.includes(typed) || (typed.length >= 5 && group.some((word) => word.startsWith(typed)))).flatMap((group) => group.filter((word) => word !== typed));
}

type Grade = (word: string, isKind: boolean) => number;

/**
 * For each field the score of each of its texts for one typed word: as a word or part of one; where that finds nothing, as
 * letters inside a word; where that finds nothing either, misspelt.
 */
function fieldScores(columns: SearchColumns, typed: string, language: Language): Float32Array[] {
  const alternatives = synonymsOf(typed);
  const isPart = columns.compounds(language);
  const spelt = (allowsLetters: boolean): Grade => (word, isKind) => {
    let grade = gradeOf(typed, word, isKind, isPart, allowsLetters);
    for (const other of alternatives) grade = Math.max(grade, 0.9 * gradeOf(other, word, isKind, isPart, allowsLetters));
    return grade;
  };
  let found = false;
  const score = (grade: Grade) => {
    const known = [new Map<string, number>(), new Map<string, number>()] as const;
    return columns.fields.map((field) => {
      const ofField = known[field.isKind ? 1 : 0];
      return Float32Array.from(columns.words(field, language), (words) => {
        let best = 0;
        for (const word of words) {
          let value = ofField.get(word);
          if (value === undefined) ofField.set(word, (value = grade(word, field.isKind)));
          if (value > best) best = value;
        }
        if (best > 0) found = true;
        // A word of a short name says more than one of many.
        return field.weight * best * (field.isKind ? 1 : 1 - 0.02 * Math.min(words.length, 8));
      });
    });
  };
  const ways = [spelt(false), spelt(true), (word: string) => misspeltGradeOf(typed, word)];
  let scores: Float32Array[] = [];
  for (const way of ways) {
    scores = score(way);
    if (found) break;
  }
  return scores;
}

/** Numbers that name one article each: the sku, the cross-tenant number, a barcode. */
function articleNamedBy(columns: SearchColumns, query: string): number {
  const text = query.trim();
  const crossTenant = /^at-?(\d{1,7})$/i.exec(text);
  const article = crossTenant
    ? columns.articles.find(({ number }) => number === Number.parseInt(crossTenant[1] ?? '', 10))
    : /^\d{6,14}$/.test(text) ? columns.catalogue.bySku(text) ?? columns.catalogue.byGtin(text) : undefined;
  return article ? columns.articles.indexOf(article) : -1;
}

/** Looks up a query; undefined when it is empty and everything matches. */
export function matchesOf(columns: SearchColumns, query: string | undefined, language: Language): Matches | undefined {
  const typedWords = [...new Set(wordsOf(query ?? ''))].slice(0, 12);
  if (typedWords.length === 0) return undefined;
  const { articles, fields } = columns;
  const scores = new Float32Array(articles.length);
  const named = articleNamedBy(columns, query ?? '');
  if (named >= 0) {
    scores[named] = 100;
    return { scores, relaxed: false };
  }
  const found = new Uint8Array(articles.length);
  for (const typed of typedWords) {
    const byField = fieldScores(columns, typed, language);
    const isNumber = /^\d{3,6}$/.test(typed);
    for (let index = 0; index < articles.length; index += 1) {
      let best = 0;
      let kind = 0;
      for (let place = 0; place < fields.length; place += 1) {
        const field = fields[place];
        const value = byField[place]?.[field?.places[index] ?? 0] ?? 0;
        if (field?.isKind) kind += value;
        else if (value > best) best = value;
      }
      if (isNumber && articles[index]?.sku.startsWith(typed)) best = Math.max(best, 8);
      // "Käse" is Bergkäse, which hangs among the cheeses, before it is Käsekrainer, which doesn't.
      best += kind;
      if (best > 0) {
        scores[index] = (scores[index] ?? 0) + best;
        found[index] = (found[index] ?? 0) + 1;
      }
    }
  }
  let most = 0;
  for (const count of found) if (count > most) most = count;
  // Nothing has all words: what has the most of them is the way out, as long as that is at least half.
  const wanted = most * 2 >= typedWords.length ? most : typedWords.length;
  for (let index = 0; index < scores.length; index += 1) if ((found[index] ?? 0) < wanted) scores[index] = 0;
  return { scores, relaxed: most > 0 && most < typedWords.length };
}
