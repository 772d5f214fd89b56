import type { KnownProductAttributeKey } from '#gen/models/index.ts';
import { wordsOf } from './folding';
import { attributeWords } from './vocabulary/attributeWords';
import { kitchenFrench } from './vocabulary/kitchenFrench';
import { commonNames, leadingWords, sameWords } from './vocabulary/synonyms';

/** A synonym: words that must all be in one text, and their weight relative to the typed ones. */
export interface Meaning {
  readonly words: readonly string[];
  readonly factor: number;
}

const same = 0.92;
const leading = 0.88;

/** Several words are one key whether they are typed together or apart: "glutenfrei", "gluten frei", "gluten-frei". */
const keyOf = (words: readonly string[]) => words.join('');

interface Tables {
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>;
  readonly attributes: ReadonlyMap<string, KnownProductAttributeKey>;
}

let tables: Tables | undefined;

function read(): Tables {
  const meanings = new Map<string, Meaning[]>();
  const add = (key: string, meaning: Meaning) => {
    const known = meanings.get(key);
    if (known) known.push(meaning);
    else meanings.set(key, [meaning]);
  };
  for (const line of sameWords) {
    const group = line.split(', ').map(wordsOf);
    for (const one of group) for (const words of group) if (words !== one) add(keyOf(one), { words, factor: same });
  }
  for (const table of [leadingWords, kitchenFrench, commonNames]) {
    for (const [from, to] of Object.entries(table))
      for (const target of to.split(', ')) add(keyOf(wordsOf(from)), { words: wordsOf(target), factor: leading });
  }
  const attributes = new Map<string, KnownProductAttributeKey>();
  for (const [key, list] of Object.entries(attributeWords))
    for (const word of list.split(', ')) attributes.set(keyOf(wordsOf(word)), key as KnownProductAttributeKey);
  return { meanings, attributes };
}

const tablesRead = () => (tables ??= read());

/** Synonyms of a word or several joined ones. */
export function meaningsOf(key: string): readonly Meaning[] {
  return tablesRead().meanings.get(key) ?? [];
}

/** Synonyms of the words that begin with at least four typed letters. */
export function begunMeanings(key: string): readonly Meaning[] {
  return key.length < 4
    ? []
    : meaningKeys()
        .filter((word) => word.startsWith(key))
        .flatMap(meaningsOf);
}

/** All words with synonyms. */
export function meaningKeys(): readonly string[] {
  return [...tablesRead().meanings.keys()];
}

/** The attribute named by a word, in any form, or by several joined ones. */
export function attributeNamed(key: string): KnownProductAttributeKey | undefined {
  const { attributes } = tablesRead();
  return attributes.get(key) ?? attributes.get(key.replace(/e[rnsm]?$/, ''));
}

/** Maximum number of typed words in one key. */
export const maxKeyWords = 4;

/** True if several typed words are one key. */
export function isKey(words: readonly string[]): boolean {
  const { attributes, meanings } = tablesRead();
  const key = keyOf(words);
  return attributes.has(key) || meanings.has(key);
}

/** True if several typed words, the last possibly incomplete, begin a key: "red b". */
export function beginsKey(words: readonly string[]): boolean {
  const key = keyOf(words);
  return key.length >= 4 && meaningKeys().some((known) => known.startsWith(key));
}
