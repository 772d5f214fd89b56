import type { Language } from '../language';
import { compoundReading, wordListOf, type CompoundReading, type WordList } from './compounds';
import { textWordsOf } from './textWords';

/** The words of a field's texts, one behind the other: those of text `n` stand from `starts[n]` to `starts[n + 1]`. */
export interface FieldWords {
  readonly starts: Int32Array;
  /** Places in the lexicon's words. */
  readonly words: Int32Array;
  readonly shares: Float32Array;
}

/** Every word of a catalogue's texts, for who asks in a language. */
export interface Lexicon {
  readonly words: readonly string[];
  readonly isForeign: Uint8Array;
  /** In the order of the fields that it was made of. */
  readonly fields: readonly FieldWords[];
  /** The words of the asked language and German. */
  readonly known: WordList;
  /** Reads compounds with these words. */
  readonly isPart: CompoundReading;
}

/** Makes the lexicon of fields, each with its distinct texts. */
export function lexiconOf(fields: readonly { readonly values: readonly string[] }[], language: Language): Lexicon {
  const places = [new Map<string, number>(), new Map<string, number>()] as const;
  const words: string[] = [];
  const foreign: number[] = [];
  const placeOf = (word: string, isForeign: boolean) => {
    const known = places[isForeign ? 1 : 0];
    let place = known.get(word);
    if (place === undefined) {
      known.set(word, (place = words.length));
      words.push(word);
      foreign.push(isForeign ? 1 : 0);
    }
    return place;
  };
  const wordsOfFields = fields.map(({ values }): FieldWords => {
    const starts = [0];
    const ofField: number[] = [];
    const shares: number[] = [];
    for (const value of values) {
      const ofText = textWordsOf(value, language);
      const length = Math.min(ofText.filter(({ isForeign }) => !isForeign).length, 8);
      for (const { word, share, isForeign } of ofText) {
        ofField.push(placeOf(word, isForeign));
        // A word of a short name says more than one of many.
        shares.push(share * (1 - 0.02 * length));
      }
      starts.push(ofField.length);
    }
    return { starts: Int32Array.from(starts), words: Int32Array.from(ofField), shares: Float32Array.from(shares) };
  });
  const known = wordListOf(places[0].keys());
  return { words, isForeign: Uint8Array.from(foreign), fields: wordsOfFields, known, isPart: compoundReading(known) };
}
