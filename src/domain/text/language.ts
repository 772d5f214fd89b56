import { limits } from '../text/limits';

/** The languages of the interface in the order of the language menu; German is the source and the fallback (P§9 languages). */
export const languages = limits.languages;

/** One language of the interface, as its ISO 639-1 code. */
export type Language = (typeof languages)[number];

/** Fields of a language in the language menu (P§3 offered locales). */
export interface LanguageOption {
  /** ISO 639-1 code. */
  readonly isoString: Language;
  /** The language's name in the language itself, so that a user who looks for it can read it. */
  readonly displayName: string;
}

const displayNames: Record<Language, string> = { de: 'Deutsch', en: 'English', it: 'Italiano' };

/** The fallback language (P§9 languages). */
export const fallbackLanguage: Language = limits.fallbackLanguage;

/** The locale of a user whose token names none (P§9 languages). */
export const defaultLocale = limits.defaultLocale;

/** True for the code of a language. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value);
}

/** A language's entry in the language menu. */
export function languageOption(language: Language): LanguageOption {
  return { isoString: language, displayName: displayNames[language] };
}

/** The language of a locale: its region is dropped (`de-AT`, `de_AT` and `DE` are `de`); undefined for other languages (P§9 languages). */
export function languageOf(locale: string | undefined): Language | undefined {
  const language = locale?.trim().split(/[-_]/)[0]?.toLowerCase();
  return isLanguage(language) ? language : undefined;
}

/**
 * The languages that the available-locales cookie offers (a comma list of locales, P§9 languages), in the menu's order.
 * Unknown locales are left out; without a single known one only German is available.
 */
export function availableLanguages(cookie: string | undefined): readonly Language[] {
  const named = new Set((cookie ?? '').split(',').map(languageOf));
  const available = languages.filter((language) => named.has(language));
  return available.length > 0 ? available : [fallbackLanguage];
}

/**
 * The language to show: that of the wanted locale where it is available, else German, and where a tenant doesn't offer
 * German the first that it does.
 */
export function chooseLanguage(locale: string | undefined, available: readonly Language[]): Language {
  const wanted = languageOf(locale);
  if (wanted && available.includes(wanted)) return wanted;
  return available.includes(fallbackLanguage) ? fallbackLanguage : (available[0] ?? fallbackLanguage);
}

/** First day of the week as weekday index, 0 Sunday to 6 Saturday: Monday for German and Italian, Sunday for English (P§9 week start). */
export function weekStartOf(language: Language): 0 | 1 {
  return language === 'en' ? 0 : 1;
}
