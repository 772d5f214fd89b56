import { shortenText } from '../text/cutText';
import { listOf, recordOf } from '#platform/keptJson.ts';
import { isSameName, readProse, readTyped } from '../text/typedText';

/** A search that a user has given a name. */
export interface SavedSearch {
  /** The parameters of its address as text, without a question mark and without the page. */
  readonly address: string;
  readonly name: string;
}

/** Maximum number of searches that a user can store for a customer: a list short enough to need no search. */
export const maxSavedSearches = 20;

/** Longest name of a saved search. */
export const maxSearchNameLength = 60;

/** Parameters of the view, which don't change the set of goods. */
const ofView: ReadonlySet<string> = new Set(['page', 'pageSize', 'sort', 'forceReload']);

/**
 * Canonical text of the goods that an address selects, regardless of the sequence of filters, the notation of words, sort and page.
 * Empty for the whole assortment.
 */
export function searchKey(address: string): string {
  const asked = [...new URLSearchParams(address)]
    .filter(([name]) => !ofView.has(name))
    .map(([name, value]): [string, string] => [name, name === 'query' ? readTyped(value).toLowerCase() : value])
    .filter(([, value]) => value !== '')
    .map((pair) => new URLSearchParams([pair]).toString());
  return [...new Set(asked)].toSorted().join('&');
}

/** A name as it is kept: in one line, without signs that only do harm. */
const readSearchName = (typed: string): string => readProse(typed.replace(/\s+/g, ' '));

/** A fault in the name of a saved search. */
export type SearchNameProblem = 'missing' | 'tooLong' | 'taken';

/**
 * The fault of a typed name; undefined if it is valid.
 *
 * @param key the search that it is for: its own name is not taken
 */
export function searchNameProblem(searches: readonly SavedSearch[], key: string, typed: string): SearchNameProblem | undefined {
  const name = readSearchName(typed);
  if (readTyped(name) === '') return 'missing';
  if (name.length > maxSearchNameLength) return 'tooLong';
  return searches.some((other) => isSameName(other.name, name) && searchKey(other.address) !== key) ? 'taken' : undefined;
}

/** The search that asks for the same goods as an address; undefined where none does. */
export const savedAs = (searches: readonly SavedSearch[], address: string): SavedSearch | undefined =>
  searches.find((one) => searchKey(one.address) === searchKey(address));

/**
 * Saved searches with one more, the newest first; an existing one for the same goods keeps its position, and gets the new name and
 * sequence. Undefined if the maximum is reached.
 */
export function withSearch(searches: readonly SavedSearch[], { address, name }: SavedSearch): readonly SavedSearch[] | undefined {
  const saved = { address, name: readSearchName(name) };
  const before = savedAs(searches, address);
  if (before) return searches.map((one) => (one === before ? saved : one));
  return searches.length < maxSavedSearches ? [saved, ...searches] : undefined;
}

/** Saved searches without one. */
export const withoutSearch = (searches: readonly SavedSearch[], address: string): readonly SavedSearch[] =>
  searches.filter((one) => searchKey(one.address) !== searchKey(address));

/** Restores a removed search at its index; unchanged if it has been added again meanwhile, or the maximum is reached. */
export function withSearchAgain(searches: readonly SavedSearch[], removed: SavedSearch, place: number): readonly SavedSearch[] {
  if (savedAs(searches, removed.address) || searches.length >= maxSavedSearches) return searches;
  return searches.toSpliced(place, 0, removed);
}

/**
 * A descriptive name for a search that isn't taken.
 *
 * @param words the typed text and each filter, as shown on the page
 */
export function suggestedSearchName(searches: readonly SavedSearch[], words: readonly string[]): string {
  const whole = words
    .map(readSearchName)
    .filter((word) => word !== '')
    .join(' · ');
  const isTaken = (name: string) => searches.some((other) => isSameName(other.name, name));
  const first = shortenText(whole, maxSearchNameLength);
  if (first === '' || !isTaken(first)) return first;
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})`;
    const name = shortenText(whole, maxSearchNameLength - ending.length) + ending;
    if (!isTaken(name)) return name;
  }
}

/** Parses stored searches; invalid ones are omitted. */
export function readSavedSearches(kept: unknown): readonly SavedSearch[] {
  const keys = new Set<string>();
  const read: SavedSearch[] = [];
  for (const entry of listOf(kept)) {
    const { address, name } = recordOf(entry);
    if (typeof address !== 'string' || typeof name !== 'string') continue;
    const key = searchKey(address);
    if (key === '' || keys.has(key) || searchNameProblem([], key, name) !== undefined) continue;
    keys.add(key);
    read.push({ address, name: readSearchName(name) });
  }
  return read.slice(0, maxSavedSearches);
}
