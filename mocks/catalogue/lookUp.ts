import type { Language } from '../language';
import { compoundsIn } from './folding';
import type { SearchColumns } from './searchColumns';
import type { Grades, Phrase } from './searchIndex';
import type { Term } from './searchQuery';
import { begunMeanings, isKey, meaningsOf } from './searchWords';

/** Articles and categories that a term finds. */
export interface Hits {
  /** Score by article index, up to 10; 0 does not match. */
  readonly scores: Float32Array;
  /** Scores of the categories that have it in their names, by place in the tree. */
  readonly categories: ReadonlyMap<number, number>;
  /** True if it was taken for a word with another spelling. */
  readonly isGuess: boolean;
  /** True if goods have it, offered or not. */
  readonly isKnown: boolean;
  /** True if only the names of brands have it. */
  readonly isBrand: boolean;
}

const bestScore = 10;
/** Factor of a compound read in parts, relative to a written one. */
const parted = 0.8;
const maxCorrections = 3;
/** Typing errors that are forgiven in a word: one, in a long one two. */
const forgivenErrors = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The meanings of one or several words: as written, and their synonyms. Words of one key may also be written as one word. */
function meaningsIn(words: readonly string[], factor = 1): Phrase[] {
  const key = words.join('');
  return [
    { words, factor },
    ...(words.length > 1 ? [{ words: [key], factor }, ...begunMeanings(key)] : []),
    ...meaningsOf(key).map((meaning) => ({ words: meaning.words, factor: factor * meaning.factor })),
  ];
}

/** Looks up terms in a catalogue for users of a language. */
export function lookUpIn({ index, fields, articles }: SearchColumns, language: Language): (term: Term) => Hits {
  /** An article's score is the best of its own words, plus those of its categories: Bergkäse comes before Käsekrainer for "Käse". */
  const hitsOf = (grades: Grades, isGuess = false): Hits => {
    const scores = new Float32Array(articles.length);
    let best = 0;
    fields.forEach(({ role, places }, field) => {
      const values = grades[field];
      if (!values || values.size === 0) return;
      for (let article = 0; article < scores.length; article += 1) {
        const value = values.get(places[article] ?? -1) ?? 0;
        const before = scores[article] ?? 0;
        const score = role === 'kind' ? before + value : Math.max(before, value);
        scores[article] = score;
        if (score > best) best = score;
      }
    });
    return {
      scores: best > 0 ? scores.map((score) => (score * bestScore) / best) : scores,
      categories: grades[fields.length] ?? new Map<number, number>(),
      isGuess,
      isKnown: best > 0,
      isBrand: fields.every(({ role }, field) => role === 'brand' || !grades[field]?.size),
    };
  };
  const nothing = () => hitsOf([], true);
  /** Each way to read a word counts only if the ones before find nothing. */
  const firstOf = (ways: readonly (() => Hits)[]): Hits => {
    for (const way of ways) {
      const hits = way();
      if (hits.isKnown) return hits;
    }
    return nothing();
  };
  const written = (words: readonly string[]) => hitsOf(index.grade(meaningsIn(words), language, true));

  const corrected = (word: string): Hits => {
    const near = index.nearest(word, forgivenErrors(word)).slice(0, maxCorrections);
    const phrases = near.flatMap((known, place) => meaningsIn([known], 1 / (place + 1)));
    return hitsOf(index.grade(phrases, language, false), true);
  };

  /** Articles with both parts of a compound that no name contains: "Rindfleisch" is beef among the meat. */
  const inParts = (word: string, read: (part: string) => Hits): Hits => {
    for (const parts of compoundsIn(word, (part) => index.isKnown(part) || isKey([part]))) {
      const [before, behind] = [read(parts[0]), read(parts[1])];
      const scores = before.scores.map((score, article) => {
        const other = behind.scores[article] ?? 0;
        return score > 0 && other > 0 ? (parted * (score + other)) / 2 : 0;
      });
      if (scores.some((score) => score > 0))
        return { scores, categories: new Map(), isGuess: before.isGuess || behind.isGuess, isKnown: true, isBrand: false };
    }
    return nothing();
  };

  return ({ words, isStrict }) => {
    const [word = ''] = words;
    const ways = [() => written(words)];
    if (!isStrict && words.length === 1 && !/\d/.test(word)) {
      ways.push(
        () => hitsOf(index.grade(begunMeanings(word), language, false)),
        () => inParts(word, (part) => written([part])),
        () => corrected(word),
        () => inParts(word, (part) => firstOf([() => written([part]), () => corrected(part)])),
      );
    }
    return firstOf(ways);
  };
}
