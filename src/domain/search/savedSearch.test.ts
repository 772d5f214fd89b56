import { expect, test } from 'vitest';
import {
  maxSavedSearches,
  readSavedSearches,
  savedAs,
  searchKey,
  searchNameProblem,
  suggestedSearchName,
  withoutSearch,
  withSearch,
  withSearchAgain,
  type SavedSearch,
} from './savedSearch';

const milk: SavedSearch = { address: 'query=milch&prices=promotion', name: 'Milch in Aktion' };
const cheese: SavedSearch = { address: 'category=31&sort=price-asc', name: 'Käse' };
const bio: SavedSearch = { address: 'attributes=bio', name: 'Alles Bio' };
const three = [milk, cheese, bio];
const many = (count: number) => Array.from({ length: count }, (_, place) => ({ address: `query=w${place}`, name: `Suche ${place}` }));

test.each([
  ['', ''],
  ['sort=price-asc&page=3&pageSize=50&forceReload=true', ''],
  ['query=%20%20', ''],
  ['query=Milch', 'query=milch'],
  ['query=%20milch%E2%80%8B', 'query=milch'],
  ['query=milch&sort=name-asc&page=2', 'query=milch'],
  ['brandNames=B&brandNames=A&query=x', 'brandNames=A&brandNames=B&query=x'],
  ['brandNames=A&brandNames=A', 'brandNames=A'],
  ['supplierIds=70021&category=31', 'category=31&supplierIds=70021'],
  ['onlyNewProducts=true', 'onlyNewProducts=true'],
  ['query=a%26b%3Dc', 'query=a%26b%3Dc'],
])('the goods that %j asks for', (address, key) => {
  expect(searchKey(address)).toBe(key);
});

test.each([
  ['Wochenende', 'query=neu', undefined],
  ['', 'query=neu', 'missing'],
  ['  \t ', 'query=neu', 'missing'],
  ['\u200b\u202e\u3164', 'query=neu', 'missing'],
  ['x'.repeat(60), 'query=neu', undefined],
  [` ${'x'.repeat(60)} `, 'query=neu', undefined],
  ['x'.repeat(61), 'query=neu', 'tooLong'],
  ['käse', 'query=neu', 'taken'],
  [' KÄSE\u200b', 'query=neu', 'taken'],
  ['Käse', 'category=31', undefined],
  ['<img src=x onerror=alert(1)>', 'query=neu', undefined],
] as const)('the name %j of %s', (name, key, problem) => {
  expect(searchNameProblem(three, key, name)).toBe(problem);
});

test('the newest comes first', () => {
  expect(withSearch(three, { address: 'query=reis', name: '  Reis\n und\u202e  mehr ' })).toEqual([
    { address: 'query=reis', name: 'Reis und mehr' },
    ...three,
  ]);
});

test('a search for the same goods keeps its place, and takes over name and sort', () => {
  const again = { address: 'category=31&sort=name-asc&pageSize=50', name: 'Alle Käse' };
  expect(savedAs(three, again.address)).toBe(cheese);
  expect(withSearch(three, again)).toEqual([milk, again, bio]);
  expect(savedAs(three, 'category=32')).toBeUndefined();
});

test('no more than twenty are kept, also during a rename', () => {
  expect(maxSavedSearches).toBe(20);
  expect(withSearch(many(19), milk)).toHaveLength(20);
  expect(withSearch(many(20), milk)).toBeUndefined();
  expect(withSearch(many(20), { address: 'query=W3', name: 'Anders' })?.[3]).toEqual({ address: 'query=W3', name: 'Anders' });
});

test('undo restores a removed search at its place, once', () => {
  const left = withoutSearch(three, 'sort=name-desc&category=31');
  expect(left).toEqual([milk, bio]);
  expect(withSearchAgain(left, cheese, 1)).toEqual(three);
  expect(withSearchAgain(three, cheese, 1)).toEqual(three);
  expect(withSearchAgain(many(20), cheese, 1)).toEqual(many(20));
  expect(withSearchAgain([], cheese, 7)).toEqual([cheese]);
});

test.each([
  [['milch', 'Molkereiprodukte', 'Aktionen'], 'milch · Molkereiprodukte · Aktionen'],
  [['  ', 'Käse'], 'Käse (2)'],
  [[], ''],
  [['x'.repeat(59), 'y'], `${'x'.repeat(59)}…`],
  [['x'.repeat(56), 'Marke'], `${'x'.repeat(56)}…`],
  [['x'.repeat(58) + '🧀🧀'], `${'x'.repeat(58)}…`],
] as const)('a name for %j', (words, name) => {
  expect(suggestedSearchName(three, words)).toBe(name);
});

test('a taken name gets a number, and stays within the maximum length', () => {
  const long = 'x'.repeat(60);
  const taken = [long, `${'x'.repeat(55)}… (2)`].map((name, place) => ({ address: `query=${place}`, name }));
  expect(suggestedSearchName(taken, [long])).toBe(`${'x'.repeat(55)}… (3)`);
});

test.each([
  [undefined, []],
  ['text', []],
  [{ milk }, []],
  [three, three],
  [
    [milk, { ...milk, name: 'Noch einmal' }, cheese],
    [milk, cheese],
  ],
  [[null, 7, {}, { address: 'query=x' }, { name: 'x' }, { address: 5, name: 'x' }, milk], [milk]],
  [
    [{ address: 'sort=name-asc', name: 'Alles' }, { address: 'query=x', name: ' ' }, { address: 'query=x', name: 'y'.repeat(61) }, bio],
    [bio],
  ],
  [[{ ...milk, name: 'Milch\u202e', color: 'red' }], [{ ...milk, name: 'Milch' }]],
  [many(25), many(20)],
])('is restored from storage, case %#', (kept, searches) => {
  expect(readSavedSearches(kept)).toEqual(searches);
});
