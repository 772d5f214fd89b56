import { expect, test } from 'vitest';
import { essentialOf, formatEssenceAddress, parseEssenceAddress } from './essenceList';

test.each([
  ['', { filter: 'all', query: '' }],
  ['filter=all', { filter: 'all', query: '' }],
  ['filter=shown', { filter: 'shown', query: '' }],
  ['filter=hidden&query=milch', { filter: 'hidden', query: 'milch' }],
  ['filter=self-added', { filter: 'self-added', query: '' }],
  ['filter=SHOWN', { filter: 'all', query: '' }],
  ['filter=&filter=shown', { filter: 'all', query: '' }],
  ['query=%20%20', { filter: 'all', query: '' }],
] as const)('the address "%s" is parsed as %j', (text, state) => {
  expect(parseEssenceAddress(new URLSearchParams(text))).toEqual(state);
});

test("a search text is cut to the backend's maximum length", () => {
  expect(parseEssenceAddress(new URLSearchParams({ query: 'a'.repeat(300) })).query).toHaveLength(200);
});

test.each([
  [{ filter: 'all', query: '' }, ''],
  [{ filter: 'self-added', query: '' }, 'filter=self-added'],
  [{ filter: 'all', query: ' käse ' }, 'query=k%C3%A4se'],
  [{ filter: 'hidden', query: 'rum & cola' }, 'filter=hidden&query=rum+%26+cola'],
] as const)('the state %j is written as "%s"', (state, text) => {
  expect(formatEssenceAddress(state).toString()).toBe(text);
});

test.each([
  ['all', 'ALL'],
  ['shown', 'SHOWN_ONLY'],
  ['hidden', 'HIDDEN_ONLY'],
  ['self-added', 'FAVORITES_ONLY'],
] as const)('%s is %s in the calls', (filter, essential) => {
  expect(essentialOf(filter)).toBe(essential);
});
