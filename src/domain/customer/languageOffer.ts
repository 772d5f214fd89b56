import { languageOf, type Language } from '../text/language';

/** The language that a browser asks for, by its list of locales, where the shop has it and shows another one; undefined where there is nothing to offer. */
export function languageToOffer(locales: readonly string[], shown: Language, available: readonly Language[]): Language | undefined {
  const wanted = locales.map(languageOf).find((language) => language !== undefined && available.includes(language));
  return wanted === shown ? undefined : wanted;
}
