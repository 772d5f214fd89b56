import { normalizeForSearch } from '#domain/text/typedText.ts';
import type { SearchIndex } from './searchIndex';

const letters = /[\p{L}\p{N}]+/gu;
/** Maximum share of a word's letters that a suggestion may correct; the search itself corrects fewer. */
const wrongLetters = 0.4;
const maxTries = 6;

/**
 * The query as it may have been meant, when nothing is found: words that nothing has are replaced by the nearest ones that
 * bring something.
 *
 * @param unknown folded words of the query that nothing has
 * @param finds whether a query brings products to who asks
 */
export function didYouMean(
  index: SearchIndex,
  query: string,
  unknown: readonly string[],
  finds: (query: string) => boolean,
): string | undefined {
  let corrected = query.trim();
  for (const word of unknown) {
    // A word that nothing comes near is left out.
    const near = index.nearest(word, Math.floor(word.length * wrongLetters)).slice(0, maxTries);
    const found = [...near, '']
      .map((known) => corrected.replace(letters, (typed) => (normalizeForSearch(typed) === word ? known : typed)).trim())
      .find((candidate) => candidate !== '' && finds(candidate));
    if (found !== undefined) corrected = found;
  }
  return corrected === query.trim() ? undefined : corrected;
}
