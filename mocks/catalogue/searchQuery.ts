import type { KnownProductAttributeKey } from '#gen/models/index.ts';
import { amountsIn, type Amount } from './amounts';
import { wordsOf } from './folding';
import { normalizeForSearch } from '#domain/text/typedText.ts';
import { attributeNamed, beginsKey, isKey, maxKeyWords } from './searchWords';

/** One thing that is looked for: a typed word, or several that mean one thing together. */
export interface Term {
  readonly words: readonly string[];
  readonly attribute: KnownProductAttributeKey | undefined;
  /** True if it only affects the sorting of the other terms' hits: "mit", "vom", "of". */
  readonly isOptional: boolean;
  /** True if the goods must not contain it: "ohne Salz". */
  readonly isUnwanted: boolean;
  /** True for a diet, or a word for goods that lack something: nothing is found in its place. */
  readonly isStrict: boolean;
  /** Weight if no product has all terms: the dish counts more than its properties. */
  readonly weight: number;
}

/** A query as it is understood. */
export interface SearchQuery {
  readonly terms: readonly Term[];
  readonly amounts: readonly Amount[];
}

const fillers = new Set(
  wordsOf(
    'und oder mit ohne kein keine nicht für von vom aus in im am an bei nach zu zum zur auf der die das den dem des ein eine einen à a the of with without no not free sans and for or to on by di da del della dello dei delle con senza non per al alla allo ai e il la lo le gli un una de d l du et',
  ),
);
/** Words that negate the next one. */
const negations: readonly string[] = ['ohne', 'without', 'senza', 'sans', 'no', 'non', 'not', 'nicht', 'kein', 'keine'];
/** The same behind it; "free range" says something else. */
const isFree = (words: readonly string[], place: number) => words[place + 1] === 'free' && words[place + 2] !== 'range';
/** Words that say that goods are free of something: "nussfrei", "unsalted". */
const saysWithout = /(?:frei|los)(?:e[rnsm]?)?$|(?:free|less)$|^un(?:ge|s)/;
/** Attributes that users depend on. */
const depended: readonly (KnownProductAttributeKey | undefined)[] = ['VEG', 'VEGET', 'GF', 'LF', 'HAL', 'KOS'];
const maxTerms = 12;
/** Weights of the kinds of terms if no product has all of them. */
export const termWeights = { word: 1, attribute: 0.6, number: 0.5 } as const;

function termOf(words: readonly string[]): Term {
  const attribute = attributeNamed(words.join(''));
  const isNumber = words.every((word) => /^\d/.test(word));
  return {
    words,
    attribute,
    isOptional: false,
    isUnwanted: false,
    isStrict: attribute ? depended.includes(attribute) : words.length === 1 && saysWithout.test(words[0] ?? ''),
    weight: attribute ? termWeights.attribute : isNumber ? termWeights.number : termWeights.word,
  };
}

/** Reads a query: amounts apart from words, and words that mean one thing together as one term. */
export function readQuery(query: string): SearchQuery {
  const { amounts, rest } = amountsIn(query);
  const words = [...new Set(wordsOf(rest))].slice(0, maxTerms);
  const terms: Term[] = [];
  for (let place = 0; place < words.length;) {
    let length = Math.min(maxKeyWords, words.length - place);
    const isOne = (count: number) =>
      isKey(words.slice(place, place + count)) || (place + count === words.length && beginsKey(words.slice(place)));
    while (length > 1 && !isOne(length)) length -= 1;
    const term = termOf(words.slice(place, place + length));
    const isUnwanted = length === 1 && !term.attribute && (negations.includes(words[place - 1] ?? '') || isFree(words, place));
    terms.push({ ...term, isUnwanted });
    place += length;
  }
  const isFiller = ({ words: typed }: Term) => typed.length === 1 && fillers.has(typed[0] ?? '');
  // A query of such words alone searches for them.
  const hasOthers = amounts.length > 0 || terms.some((term) => !isFiller(term));
  return { amounts, terms: hasOthers ? terms.map((term) => (isFiller(term) ? { ...term, isOptional: true } : term)) : terms };
}

const prefixOfNumber =
  /^(?:art(?:ikel|icolo|icle)?|item|prod(?:ukt|uct)?|sku|ean|gtin|code|codice|barcode|strichcode|nr|no|num(?:mer|ber)?)*$/;

/** Numbers that a query names and nothing else, each as digits: "Art. 104711", "EAN 9 001000 000008". Empty when it has other words. */
export function numbersIn(query: string): readonly string[] {
  const numbers = query.match(/\d+/g) ?? [];
  const rest = normalizeForSearch(query)
    .replace(/\d+/g, '')
    .replace(/[\s.,;:#/°º+_-]+/g, '');
  return prefixOfNumber.test(rest) ? numbers : [];
}
