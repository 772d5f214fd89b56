/** Whether a part of a word is a word in a compound; places count letters of the folded word. */
export type CompoundReading = (word: string, place: number, length: number) => boolean;

/** Words in the order of the alphabet, to be asked for their beginnings. */
export interface WordList {
  has(word: string): boolean;
  /** How many words begin with a text. */
  countBeginning(text: string): number;
}

/** Sorts words so that beginnings are found without going through all of them. */
export function wordListOf(words: Iterable<string>): WordList {
  const known = new Set(words);
  const sorted = [...known].sort();
  const placeOf = (text: string) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return { has: (word) => known.has(word), countBeginning: (text) => placeOf(`${text}\uffff`) - placeOf(text) };
}

/** Letters that join the parts of a German compound: Hühner-brust, Schwein-s-braten. */
export const joints: readonly string[] = ['', 's', 'n', 'en', 'e', 'er'];
/** From so many letters on, what stands before a part is taken for a word even when the catalogue doesn't know it. */
const longEnough = 4;

/**
 * Reads German compounds with a catalogue's own words: `wein` is a word in "Weisswein" and only letters in "Schwein", `eis` is
 * one in "Vanilleeis" and not in "Milchreis", where the catalogue knows "Reis" behind "Milch".
 *
 * @param known every folded word of the catalogue
 */
export function compoundReading(known: WordList): CompoundReading {
  const isWord = (text: string) => joints.some((joint) => text.endsWith(joint) && known.has(text.slice(0, text.length - joint.length)));
  const goesOnOtherwise = (beginning: string, part: string) => known.countBeginning(beginning) > known.countBeginning(beginning + part);
  return (word, place, length) => {
    const before = word.slice(0, place);
    if (isWord(before)) return true;
    if (place < longEnough) return false;
    // In the middle of a word the part has to be the beginning of another: "kas" of "Käse" in "Bergkäse", not "eis" in "Kebabfleisch".
    if (place + length < word.length && known.countBeginning(word.slice(place)) === 0) return false;
    const part = word.slice(place, place + length);
    // A longer word that ends in the part may have been meant: "Reis" instead of "Eis".
    for (let more = 1; more <= 3; more += 1) {
      if (!known.has(word.slice(place - more, place + length))) continue;
      if (isWord(word.slice(0, place - more)) || !goesOnOtherwise(before, part)) return false;
    }
    return true;
  };
}
