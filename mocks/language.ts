import * as shop from '#domain/text/language.ts';

/** The languages that the backend's own texts are written in: names of goods, content, sentences of faults. */
export const languages = ['de', 'en', 'it'] as const;

/** One of them. */
export type Language = (typeof languages)[number];

/** The language that the backend speaks to a locale; undefined where it has no texts, though the shop may have. */
export function languageOf(locale: string | undefined): Language | undefined {
  const wanted = shop.languageOf(locale);
  return languages.find((language) => language === wanted);
}

const regions: Readonly<Record<string, string | undefined>> = { de: 'AT', en: 'GB', it: 'IT' };

/** Locales as the cookie lists them: a language of which the group has a region of its own with it. */
export function localesOf(offered: readonly string[]): string {
  return offered.map((language) => (regions[language] === undefined ? language : `${language}-${regions[language]}`)).join();
}

/** Locales of every tenant of the mock backend: all languages of the shop, also those without texts in the backend. */
export const availableLocales = localesOf(shop.languages);
