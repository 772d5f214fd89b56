import type { Language } from '#domain/text/language.ts';

/**
 * A language with its way of writing numbers, as `Intl` and react-intl take it. Prices are in German notation in every language (P§9
 * price notation); so that "1.500" never means two things on one screen, quantities, counts and percentages beside them have the
 * decimal comma in English too.
 */
export type Locale = 'de' | 'en-DE' | 'it';

/** The locale in which each language of the interface is shown. */
export const localeOf: Readonly<Record<Language, Locale>> = { de: 'de', en: 'en-DE', it: 'it' };

/** The language of a locale. */
export const languageOfLocale: Readonly<Record<Locale, Language>> = { de: 'de', 'en-DE': 'en', it: 'it' };
