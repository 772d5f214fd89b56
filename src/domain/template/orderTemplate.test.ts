import { expect, test } from 'vitest';
import { parseListAddress } from '../text/listAddress';
import {
  isOwnTemplate,
  isSamePerson,
  isTemplateName,
  mayChangeTemplate,
  otherEditor,
  personName,
  sharingOf,
  templateItemOf,
  templateListRules,
  templatesNamed,
} from './orderTemplate';

const anna = { userId: 'u-1', preferredUserName: 'anna.al' };
const by = (userId: string, username: string, ...sharedWith: string[]) => ({ createdBy: { userId, username }, sharedWith });

test.each([
  ['made by the user', by('u-1', 'anna.al'), true],
  ['made by the user under an id of another system', by('x-9', 'Anna.AL'), true],
  ['shared with the user', by('u-2', 'ben.al', 'eva.al', 'Anna.al'), true],
  ['of another user', by('u-2', 'ben.al', 'eva.al'), false],
  ['of a user with a longer name', by('u-2', 'anna.al2', 'anna'), false],
])('may be changed: %s', (_what, one, expected) => {
  expect(mayChangeTemplate(one, anna)).toBe(expected);
});

test.each([
  ['', false],
  ['   ', false],
  ['\t\n', false],
  ['B', true],
  [' Buffet ', true],
  ['B'.repeat(100), true],
  ['B'.repeat(101), false],
])('%j as a name: %s', (typed, expected) => {
  expect(isTemplateName(typed)).toBe(expected);
});

test.each([
  ['', ['Frühstück', 'Kühlhaus nachfüllen']],
  ['FRÜH', ['Frühstück']],
  ['fruehst\u200buck', ['Frühstück']],
  ['nach kühl', ['Kühlhaus nachfüllen']],
  [' x', []],
])('filter %j', (typed, expected) => {
  expect(templatesNamed([{ name: 'Frühstück' }, { name: 'Kühlhaus nachfüllen' }], typed).map(({ name }) => name)).toEqual(expected);
});

test('an item is the product with its chosen amount and unit', () => {
  expect(templateItemOf('104711', 3, 'LAI')).toEqual({ productSku: '104711', amount: 3, unit: 'LAI' });
});

test.each([
  [{ userId: 'u-1', username: 'x' }, true],
  [{ userId: 'x', username: 'ANNA.al' }, true],
  [{ userId: 'u-2', username: 'ben.al' }, false],
])('%o is Anna: %s', (person, expected) => {
  expect(isSamePerson(person, anna)).toBe(expected);
  expect(isOwnTemplate({ createdBy: person }, anna)).toBe(expected);
});

test.each([
  ['own and shareable', 'u-1', true, 'possible'],
  ['own and not shareable', 'u-1', false, 'notShareable'],
  ["somebody else's", 'u-2', true, 'notOwn'],
  ["somebody else's and not shareable", 'u-2', false, 'notOwn'],
] as const)('sharing one that is %s', (_what, userId, shareable, expected) => {
  expect(sharingOf({ createdBy: { userId, username: `name of ${userId}` }, shareable }, anna)).toBe(expected);
});

test.each([
  [{ firstname: 'Anna', lastname: 'Huber' }, 'Anna Huber'],
  [{ lastname: 'Huber' }, 'Huber'],
  [{}, 'anna.al'],
  [{ firstname: '', lastname: ' ' }, 'anna.al'],
])('a person of %o is called %s', (names, expected) => {
  expect(personName({ userId: 'u-1', username: 'anna.al', ...names })).toBe(expected);
});

test('the overview is searched by words and sorted by the last change', () => {
  const read = (query: string) => parseListAddress(templateListRules, new URLSearchParams(query));
  expect(read('')).toEqual({ sort: { field: 'lastEditedTime', direction: 'desc' }, filters: {}, page: 0 });
  expect(read('query=%20fr%C3%BCh%20&sort=name-asc')).toEqual({
    sort: { field: 'name', direction: 'asc' },
    filters: { query: 'früh' },
    page: 0,
  });
});

test.each([
  ['another user', { userId: 'u-2', username: 'ben.al', firstname: 'Ben', lastname: 'Moser' }, 'Ben Moser'],
  ['a user without a name', { userId: 'u-2', username: 'ben.al' }, 'ben.al'],
  ['the user in another tab, without a known predecessor', { userId: 'u-1', username: 'anna.al', firstname: 'Anna' }, undefined],
  ['the user as another system writes it', { userId: 'x-9', username: 'ANNA.al' }, undefined],
])('changed meanwhile by %s', (_who, lastEditedBy, expected) => {
  expect(otherEditor({ lastEditedBy }, anna)).toBe(expected);
});
