import type { Language } from '../language';

/** The three parts of a text in the vocabulary's notation `German|English|Italian`; a single part serves all. */
export function splitText(notation: string): readonly [german: string, english: string, italian: string] {
  const [german = '', english = german, italian = english] = notation.split('|');
  return [german, english, italian];
}

const placeOf: Readonly<Record<Language, 0 | 1 | 2>> = { de: 0, en: 1, it: 2 };

/** One language of a text in the vocabulary's notation, which writes shares as German does: "3,5 %" is "3.5%" elsewhere. */
export function textIn(notation: string, language: Language): string {
  const text = splitText(notation)[placeOf[language]];
  return language === 'de' || !text.includes(' %') ? text : text.replaceAll(' %', '%');
}

const endings: Readonly<Record<string, string>> = { m: 'o', f: 'a', mp: 'i', fp: 'e' };

/**
 * An item's name without the mark of its Italian gender (`Coscia di pollo~f`), and the ending that replaces `{o}` in adjectives:
 * masculine and feminine, singular and plural.
 */
export function splitGender(notation: string): { readonly name: string; readonly ending: string } {
  const [name = '', gender = 'm'] = notation.split('~');
  return { name, ending: endings[gender] ?? 'o' };
}

/** A number as it is written in a text: decimal comma in German and Italian. */
export function numberIn(value: number, language: Language): string {
  const written = String(Math.round(value * 1000) / 1000);
  return language === 'en' ? written : written.replace('.', ',');
}
