import type { Language } from '../../src/domain/language';
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

/** How well a typed word fits a word of a text: 1 the same, less for beginning and inner part, 0 not at all. */
function gradeOf(typed: string, word: string): number {
  if (word === typed) return 1;
  // One letter or digit alone says nothing about longer words.
  if (typed.length < 2) return 0;
  if (word.startsWith(typed)) return 0.7 + 0.2 * (typed.length / word.length);
  if (typed.length < 3) return 0;
  const place = word.indexOf(typed);
  if (place < 0) return 0;
  // German compounds are named by their end: "Käse" finds "Bergkäse" before "Käsekrainer" has anything to say here.
  return place + typed.length === word.length ? 0.62 : 0.45;
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

/** For each field the score of each of its texts for one typed word, exactly spelt or, where that finds nothing, misspelt. */
function fieldScores(columns: SearchColumns, typed: string, language: Language): Float32Array[] {
  const alternatives = synonymsOf(typed);
  const exact = (word: string) => {
    let grade = gradeOf(typed, word);
    for (const other of alternatives) grade = Math.max(grade, 0.9 * gradeOf(other, word));
    return grade;
  };
  let found = false;
  const score = (grade: (word: string) => number) => {
    const grades = new Map<string, number>();
    return columns.fields.map((field) => Float32Array.from(columns.words(field, language), (words) => {
      let best = 0;
      for (const word of words) {
        let value = grades.get(word);
        if (value === undefined) grades.set(word, (value = grade(word)));
        if (value > best) best = value;
      }
      if (best > 0) found = true;
      // A word of a short name says more than one of many.
      return best === 0 ? 0 : field.weight * best * (1 - 0.02 * Math.min(words.length, 8));
    }));
  };
  const scores = score(exact);
  return found ? scores : score((word) => misspeltGradeOf(typed, word));
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
        if (field?.isKind) kind = Math.max(kind, value);
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
