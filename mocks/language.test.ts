import { expect, test } from 'vitest';
import { languages } from '../src/domain/language';
import { availableLocales, languageOf, localesOf } from './language';

test('every language of the shop stands in the menu', () => {
  expect(availableLocales).toBe('de-AT,en-GB,it-IT');
  expect(availableLocales.split(',')).toHaveLength(languages.length);
});

test('one that the backend has no texts in stands there too', () => {
  expect(localesOf(['de', 'en', 'it', 'xx'])).toBe('de-AT,en-GB,it-IT,xx');
});

test.each([
  ['de-AT', 'de'],
  ['en_US', 'en'],
  ['it', 'it'],
  ['xx', undefined],
  [undefined, undefined],
] as const)('to the locale %s the backend speaks %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});
