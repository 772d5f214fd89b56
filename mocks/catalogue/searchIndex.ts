import MiniSearch, { type Query } from 'minisearch';
import type { Language } from '../language';
import { compoundsIn, stemOf, wordsOf } from './folding';
import { meaningKeys } from './searchWords';
import { splitText } from './text';

/** Role of a text for a product: its own name, its category's, its brand's; or a category's name itself. */
export type Role = 'own' | 'kind' | 'brand' | 'category';

/** Texts that are searched, each distinct one once. */
export interface Texts {
  readonly values: readonly string[];
  readonly role: Role;
  readonly weight: number;
}

/** Words that must all be in one text. */
export interface Phrase {
  readonly words: readonly string[];
  readonly factor: number;
}

/** The score of each text by its place, for each list of texts; without entry for no match. */
export type Grades = readonly ReadonlyMap<number, number>[];

export interface SearchIndex {
  /** Grades the texts for phrases: the more of them a text has, the higher. */
  grade(phrases: readonly Phrase[], language: Language, isPrefix: boolean): Grades;
  /** True if texts contain a word in any form. */
  isKnown(word: string): boolean;
  /** Known words with the fewest typing errors, the best first. */
  nearest(word: string, errors: number): readonly string[];
}

interface Document extends Record<Language, string> {
  readonly id: number;
  readonly list: number;
  readonly place: number;
  readonly aside: string;
}

/** Words before an additive: tuna "in Sonnenblumenöl" is no oil. */
const asideForm = / (?:mit|in|im|auf|aus|ohne|für|zum|nach|with|without|on|for|from|con|senza|per|al|alla|allo|ai|alle) .*/i;
const foreign = 0.6;

/** Builds the full-text index of lists of texts in the notation `German|English|Italian`. */
export function searchIndexOf(lists: readonly Texts[]): SearchIndex {
  const documents: Document[] = [];
  const stems = new Set(meaningKeys().flatMap((key) => [key, stemOf(key)]));
  lists.forEach(({ values, role }, list) => {
    values.forEach((value, place) => {
      const texts = splitText(value);
      const asides = role === 'own' ? texts.map((text) => asideForm.exec(text)?.[0] ?? '') : [];
      // A word that languages share counts once.
      const taken = new Set<string>();
      const [de = '', en = '', it = ''] = texts.map((text, language) =>
        wordsOf(text.slice(0, text.length - (asides[language]?.length ?? 0)))
          .filter((word) => !taken.has(stemOf(word)) && taken.add(stemOf(word)))
          .join(' '),
      );
      documents.push({ id: documents.length, list, place, de, en, it, aside: wordsOf(asides.join(' ')).join(' ') });
      if (role !== 'brand') for (const word of de.split(' ')) stems.add(word).add(stemOf(word));
    });
  });
  const ends = new Map<string, readonly string[]>();
  const endsOf = (word: string) => {
    let known = ends.get(word);
    if (!known) ends.set(word, (known = compoundsIn(word, (part) => stems.has(part)).map(([, behind]) => stemOf(behind))));
    return known;
  };
  const index = new MiniSearch<Document>({
    fields: ['de', 'en', 'it', 'parts', 'aside'],
    extractField: (document, field) => {
      if (field !== 'parts') return document[field as keyof Document] as string;
      return lists[document.list]?.role === 'brand' ? '' : document.de;
    },
    tokenize: (text) => text.split(' '),
    processTerm: (word, field) => (field === 'parts' ? [...endsOf(word)] : stemOf(word)),
    searchOptions: {
      tokenize: (text) => [text],
      processTerm: (text) => text,
      bm25: { k: 1.2, b: 0, d: 0.5 },
      weights: { prefix: 0.4, fuzzy: 0.4 },
    },
  });
  index.addAll(documents);
  for (const list of ends.values()) for (const end of list) stems.add(end);
  let words: MiniSearch<{ id: string }> | undefined;
  return {
    isKnown: (word) => stems.has(stemOf(word)),
    grade(phrases, language, isPrefix) {
      const fields = ['de', language];
      const boost = { de: 1, en: foreign, it: foreign, [language]: 1, parts: 0.7, aside: 0.4 };
      const boostDocument = (id: number) => (lists[documents[id]?.list ?? 0]?.role === 'kind' ? 0.2 : 1);
      const queries = phrases.map(({ words: wanted, factor }): Query => ({
        combineWith: 'AND',
        boostTerm: () => factor / wanted.length,
        queries: wanted.map((word): Query => {
          const exact = { queries: [stemOf(word)], boost };
          return isPrefix ? { combineWith: 'OR', queries: [exact, { queries: [word], prefix: true, fields, boostDocument }] } : exact;
        }),
      }));
      const grades = lists.map(() => new Map<number, number>());
      for (const { id, score } of index.search({ combineWith: 'OR', queries })) {
        const { list = 0, place = 0 } = documents[id as number] ?? {};
        grades[list]?.set(place, score * (lists[list]?.weight ?? 1));
      }
      return grades;
    },
    nearest(word, errors) {
      if (!words) {
        words = new MiniSearch({ fields: ['id'], tokenize: (text) => [text], processTerm: (text) => text });
        words.addAll(
          [...new Set([...lists.flatMap(({ values }) => values.flatMap(wordsOf)), ...meaningKeys()])]
            .filter((known) => known.length > 2 && !/\d/.test(known))
            .map((id) => ({ id })),
        );
      }
      return words.search(word, { fuzzy: errors }).map(({ id }) => id as string);
    },
  };
}
