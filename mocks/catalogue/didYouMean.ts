import type { Language } from '../language';
import { errorsBetween } from './folding';
import { fold } from '../../src/domain/typedText';
import type { SearchColumns } from './searchColumns';
import { soundOf } from './sounds';
import { textIn } from './text';
import { sameWords } from './vocabulary/synonyms';

/** Of a word's letters this share may be wrong in what is suggested; searching itself forgives less. */
const wrongLetters = 0.4;
const leastLength = 3;
const mostTries = 6;

const letters = /[\p{L}\p{N}]+/gu;

/**
 * The words that names of products, categories and brands have in a language and in German, and what else goods are called:
 * folded, with their spelling.
 */
function spellingsOf(columns: SearchColumns, language: Language): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const [items, , brands, families] = columns.fields;
  const texts = [items, families, brands].flatMap(
    (field) => field?.values.flatMap((text) => [textIn(text, language), textIn(text, 'de')]) ?? [],
  );
  for (const text of [...texts, ...sameWords]) {
    for (const [word] of text.toLowerCase().matchAll(letters))
      if (word.length >= leastLength && !found.has(fold(word)) && !/\d/.test(word)) found.set(fold(word), word);
  }
  return found;
}

/** Words that come nearest to a typed one, by letters or by sound, the nearest first. */
function nearest(typed: string, known: ReadonlyMap<string, string>): readonly string[] {
  const limit = Math.floor(typed.length * wrongLetters);
  if (limit === 0) return [];
  const sound = soundOf(typed);
  const found: { readonly word: string; readonly errors: number }[] = [];
  for (const [folded, word] of known) {
    if (folded === typed) continue;
    const errors = errorsBetween(typed, folded, limit);
    const bySound = folded.length > typed.length + limit ? limit + 1 : errorsBetween(sound, soundOf(folded), 1) + 0.5;
    const least = bySound < 2 ? Math.min(errors, bySound) : errors;
    if (least <= limit) found.push({ word, errors: least + (folded[0] === typed[0] ? 0 : 0.25) });
  }
  return found
    .sort((one, other) => one.errors - other.errors)
    .slice(0, mostTries)
    .map(({ word }) => word);
}

/**
 * The query as it may have been meant, when nothing is found: words that nothing has are replaced by the nearest ones that
 * bring something.
 *
 * @param unknown folded words of the query that nothing has
 * @param finds whether a query brings products to who asks
 */
export function didYouMean(
  columns: SearchColumns,
  language: Language,
  query: string,
  unknown: readonly string[],
  finds: (query: string) => boolean,
): string | undefined {
  const known = spellingsOf(columns, language);
  let corrected = query.trim();
  for (const word of unknown) {
    // A word that nothing comes near is left out.
    const [found] = [...nearest(word, known), '']
      .map((near) => corrected.replace(letters, (typed) => (fold(typed) === word ? near : typed)).trim())
      .filter((candidate) => candidate !== '' && finds(candidate));
    if (found !== undefined) corrected = found;
  }
  return corrected === query.trim() ? undefined : corrected;
}
