import { expect, test } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { availableLocales, languageOf, localesOf } from './language';

test('every language of the shop is in the menu', () => {
  expect(availableLocales).toBe('de-AT,en-GB,it-IT');
  expect(availableLocales.split(',')).toHaveLength(languages.length);
});

test('a language without texts in the backend is in the menu as well', () => {
  expect(localesOf(['de', 'en', 'it', 'xx'])).toBe('de-AT,en-GB,it-IT,xx');
});

test.each([
  ['de-AT', 'de'],
  ['en_US', 'en'],
  ['it', 'it'],
  ['xx', undefined],
  [undefined, undefined],
] as const)('for the locale %s the backend answers in %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});
