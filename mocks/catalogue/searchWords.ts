import type { KnownProductAttributeKey } from '../../src/gen/models';
import { wordsOf } from './folding';
import { isInflected, otherForms } from './wordForms';
import { attributeWords } from './vocabulary/attributeWords';
import { kitchenFrench } from './vocabulary/kitchenFrench';
import { commonNames, leadingWords, sameWords } from './vocabulary/synonyms';

/** What else a word stands for: words that must all stand in one text, and how much they count against the typed ones. */
export interface Meaning {
  readonly words: readonly string[];
  readonly factor: number;
}

const same = 0.92;
const leading = 0.88;
/** For a word of which only the beginning was typed. */
const begun = 0.6;

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

/** What a word or several joined ones stand for, too; for less what a longer word does that goes on from at least four typed letters. */
export function meaningsOf(key: string): readonly Meaning[] {
  const { meanings } = tablesRead();
  const known = meanings.get(key);
  if (known) return known;
  if (key.length < 4) return [];
  return meaningKeys()
    .filter((word) => word.startsWith(key))
    .flatMap((word) => {
      const share = isInflected(word, key) ? 1 : begun;
      return (meanings.get(word) ?? []).map(({ words, factor }) => ({ words, factor: share * factor }));
    });
}

/** All words that stand for others. */
export function meaningKeys(): readonly string[] {
  return [...tablesRead().meanings.keys()];
}

/** The attribute that a word, in whatever form, or several joined ones name. */
export function attributeNamed(key: string): KnownProductAttributeKey | undefined {
  const { attributes } = tablesRead();
  for (const form of [key, ...otherForms(key)]) {
    const attribute = attributes.get(form);
    if (attribute) return attribute;
  }
  return undefined;
}

/** How many typed words can make one key. */
export const longestKey = 4;

/** Whether several typed words are one key. */
export function isKey(words: readonly string[]): boolean {
  const { attributes, meanings } = tablesRead();
  const key = keyOf(words);
  return attributes.has(key) || meanings.has(key);
}

/** Whether several typed words, the last of which may go on, begin a key: "red b". */
export function beginsKey(words: readonly string[]): boolean {
  const key = keyOf(words);
  return key.length >= 4 && meaningKeys().some((known) => known.startsWith(key));
}
