import { describe, expect, it } from 'vitest';
import {
  availableLanguages,
  chooseLanguage,
  defaultLocale,
  fallbackLanguage,
  isLanguage,
  languageOf,
  languageOption,
  languages,
  weekStartOf,
} from './language';
import { languageToOffer } from '../customer/languageOffer';

describe('language', () => {
  it('offers German, English and Italian under their own names', () => {
    expect(languages.map(languageOption)).toEqual([
      { isoString: 'de', displayName: 'Deutsch' },
      { isoString: 'en', displayName: 'English' },
      { isoString: 'it', displayName: 'Italiano' },
    ]);
    expect([defaultLocale, fallbackLanguage]).toEqual(['de-AT', 'de']);
  });

  it('starts the week on Monday in German and Italian, on Sunday in English', () => {
    expect(languages.map(weekStartOf)).toEqual([1, 0, 1]);
  });

  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['de_AT', 'de'],
    ['IT-it', 'it'],
    [' en-GB ', 'en'],
    ['en-Latn-US', 'en'],
    ['xx', undefined],
    ['xx-DE', undefined],
    ['deu', undefined],
    ['', undefined],
    [undefined, undefined],
    ['__proto__', undefined],
  ])('reduces %j to %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language);
  });

  it.each([
    ['de', ['en-GB', 'de'], ['de', 'en', 'it'], 'en'],
    ['de', ['fr-FR', 'it', 'de'], ['de', 'en', 'it'], 'it'],
    ['en', ['de-AT'], ['de', 'en'], 'de'],
    ['de', ['de-AT', 'en'], ['de', 'en'], undefined],
    ['de', ['en'], ['de', 'it'], undefined],
    ['de', ['fr'], ['de', 'en'], undefined],
    ['de', [], ['de', 'en'], undefined],
  ] as const)('in %s, to a browser that asks for %j, of %j offers %s', (shown, locales, available, offered) => {
    expect(languageToOffer(locales, shown, available)).toBe(offered);
  });

  it.each([
    ['de-AT,en-GB,it-IT', ['de', 'en', 'it']],
    ['it, de', ['de', 'it']],
    ['en', ['en']],
    ['en,en-US,xx', ['en']],
    ['xx,,yy', ['de']],
    ['', ['de']],
    [undefined, ['de']],
  ])('offers by the cookie %j %j', (cookie, expected) => {
    expect(availableLanguages(cookie)).toEqual(expected);
  });

  it.each([
    ['it-IT', ['de', 'it'], 'it'],
    ['en', ['de', 'it'], 'de'],
    [undefined, ['de', 'en'], 'de'],
    ['de-AT', ['en', 'it'], 'en'],
    ['de', [], 'de'],
  ] as const)('shows for %j out of %j %s', (locale, available, expected) => {
    expect(chooseLanguage(locale, available)).toBe(expected);
  });

  it('recognises its codes', () => {
    expect(['de', 'en', 'it', 'xx', 'DE', 1, null].map(isLanguage)).toEqual([true, true, true, false, false, false, false]);
  });
});
