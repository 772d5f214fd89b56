import { languages, type Language } from '../language';
import { wordsOf } from './folding';
import { splitText } from './text';

/** A word of a text that is searched. */
export interface TextWord {
  readonly word: string;
  /** How much of the text it is: 1 for the word that names the thing, less for those around it. */
  readonly share: number;
  /** Whether only a language that wasn't asked for has it, and it isn't German either. */
  readonly isForeign: boolean;
}

const places = { de: 0, en: 1, it: 2 } as const satisfies Record<Language, number>;

/** What follows one of these isn't what the thing is: tuna "in Sonnenblumenöl" is no oil. */
const asides: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: new Set(['mit', 'in', 'im', 'auf', 'aus', 'ohne', 'fur', 'zum', 'nach']),
  en: new Set(['with', 'without', 'in', 'on', 'for', 'from']),
  it: new Set(['con', 'senza', 'in', 'per', 'al', 'alla', 'allo', 'all', 'ai', 'alle', 'sott']),
};
const beside = 0.9;
const aside = 0.45;

/** The words of one language with their shares. German and Italian name the thing first, English last: "lemon sorbet". */
function sharesOf(text: string, language: Language): (readonly [word: string, share: number])[] {
  const words = wordsOf(text);
  const end = words.findIndex((word) => asides[language].has(word));
  const inner = end < 0 ? words.length : end;
  const head = language === 'en' ? wordsOf(text.split(',')[0] ?? '').slice(0, inner).length - 1 : 0;
  return words.map((word, place) => [word, place >= inner ? aside : place === head ? 1 : beside]);
}

const read = new Map<string, readonly TextWord[]>();

/**
 * The folded words of a text `German|English|Italian` for who asks in a language: his own and German ones in full, the others as
 * foreign ones, so that a cook finds "cipolla" whatever language the shop speaks. Each word once.
 */
export function textWordsOf(notation: string, language: Language): readonly TextWord[] {
  const key = `${language}${notation}`;
  const known = read.get(key);
  if (known) return known;
  const texts = splitText(notation);
  const found = new Map<string, TextWord>();
  const take = (from: Language, isForeign: boolean) => {
    for (const [word, share] of sharesOf(texts[places[from]], from)) {
      const before = found.get(word);
      if (!before || (before.isForeign === isForeign && before.share < share)) found.set(word, { word, share, isForeign });
    }
  };
  for (const own of new Set<Language>(['de', language])) take(own, false);
  for (const other of languages) if (other !== 'de' && other !== language) take(other, true);
  const words = [...found.values()];
  read.set(key, words);
  return words;
}
