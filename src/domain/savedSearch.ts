import { shortenText } from './cutText';
import { listOf, recordOf } from '../platform/keptJson';
import { isSameName, readProse, readTyped } from './typedText';

/** A search that a user has given a name. */
export interface SavedSearch {
  /** The parameters of its address as text, without a question mark; the page that was open is none of them. */
  readonly address: string;
  readonly name: string;
}

/** Most searches that a user keeps for a customer: what a list can hold that is read and not searched. */
export const mostSavedSearches = 20;

/** Longest name of a saved search. */
export const savedSearchNameLetters = 60;

/** What of an address says how the goods are shown, and not which. */
const ofView: ReadonlySet<string> = new Set(['page', 'pageSize', 'sort', 'forceReload']);

/**
 * Which goods an address asks for, as a text that is the same for each address that asks for the same: whatever the order of the filters, how the
 * words are written, and how the result is sorted and cut into pages. Empty for the whole assortment.
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

/** What is wrong with the name of a saved search. */
export type SearchNameProblem = 'missing' | 'tooLong' | 'taken';

/**
 * What is wrong with a name as it was typed; undefined where it can be kept.
 *
 * @param key the search that it is for: its own name is not taken
 */
export function searchNameProblem(searches: readonly SavedSearch[], key: string, typed: string): SearchNameProblem | undefined {
  const name = readSearchName(typed);
  if (readTyped(name) === '') return 'missing';
  if (name.length > savedSearchNameLetters) return 'tooLong';
  return searches.some((other) => isSameName(other.name, name) && searchKey(other.address) !== key) ? 'taken' : undefined;
}

/** The search that asks for the same goods as an address; undefined where none does. */
export const savedAs = (searches: readonly SavedSearch[], address: string): SavedSearch | undefined =>
  searches.find((one) => searchKey(one.address) === searchKey(address));

/**
 * Saved searches with one more, the newest first; one that asks for the same goods keeps its place, and takes name and order over. Undefined
 * where there are as many as there may be.
 */
export function withSearch(searches: readonly SavedSearch[], { address, name }: SavedSearch): readonly SavedSearch[] | undefined {
  const saved = { address, name: readSearchName(name) };
  const before = savedAs(searches, address);
  if (before) return searches.map((one) => (one === before ? saved : one));
  return searches.length < mostSavedSearches ? [saved, ...searches] : undefined;
}

/** Saved searches without one. */
export const withoutSearch = (searches: readonly SavedSearch[], address: string): readonly SavedSearch[] =>
  searches.filter((one) => searchKey(one.address) !== searchKey(address));

/** Saved searches with one that was removed, at a place; as they are where it has come back meanwhile, or there is no room for it. */
export function withSearchAgain(searches: readonly SavedSearch[], removed: SavedSearch, place: number): readonly SavedSearch[] {
  if (savedAs(searches, removed.address) || searches.length >= mostSavedSearches) return searches;
  return searches.toSpliced(place, 0, removed);
}

/**
 * A name for a search that says what it asks for, and that no other has.
 *
 * @param words what was typed and each filter, as the page says them
 */
export function suggestedSearchName(searches: readonly SavedSearch[], words: readonly string[]): string {
  const whole = words
    .map(readSearchName)
    .filter((word) => word !== '')
    .join(' · ');
  const isTaken = (name: string) => searches.some((other) => isSameName(other.name, name));
  const first = shortenText(whole, savedSearchNameLetters);
  if (first === '' || !isTaken(first)) return first;
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})`;
    const name = shortenText(whole, savedSearchNameLetters - ending.length) + ending;
    if (!isTaken(name)) return name;
  }
}

/** Saved searches out of what was kept; what can't be read of them is left out. */
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
  return read.slice(0, mostSavedSearches);
}
