import { withoutStamp } from './quickEntryAside';
import { writtenLine } from './quickEntry';
import { plainLine } from './quickEntryCells';
import { isNumeric, tokensOfLine } from './quickEntryTokens';
import { isUnitWord } from './quickEntryUnits';

/** The words of a line by which its goods can be searched for: without amount, unit and number; "1l" stays beside another number. */
export function searchWords(line: string): string {
  const tokens = tokensOfLine(withoutStamp(plainLine(writtenLine(line))), undefined);
  const isCounted = tokens.some(({ kind }) => kind === 'number' || kind === 'amount');
  const words = tokens.flatMap((token, place) => {
    if (token.kind === 'measured') return isCounted ? [token.text] : [];
    if (token.kind !== 'word') return [];
    const before = tokens[place - 1];
    // "2 Ki": a quantity, not goods. "Laib" alone may be bread.
    return isUnitWord(token.text) && before && isNumeric(before) ? [] : [token.text];
  });
  const named = words
    .join(' ')
    .replace(/[^\p{L}\p{N}\s.,'’%-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (/\p{L}/u.test(named)) return named;
  // Only an unknown number, which the user has to correct.
  return (
    tokens
      .filter(({ kind }) => kind !== 'word')
      .map(({ text }) => text)
      .toSorted((one, other) => other.length - one.length)[0] ?? ''
  );
}
