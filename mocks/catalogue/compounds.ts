/** Whether a part of a word is a word in a compound; places count letters of the folded word. */
export type CompoundReading = (word: string, place: number, length: number) => boolean;

/** Letters that join the parts of a German compound: Hühner-brust, Schwein-s-braten. */
const joints = ['', 's', 'n', 'en', 'e', 'er'];
/** From so many letters on, what stands before a part is taken for a word even when the catalogue doesn't know it. */
const longEnough = 4;

/**
 * Reads German compounds with a catalogue's own words: `wein` is a word in "Weisswein" and only letters in "Schwein", `eis` is
 * one in "Vanilleeis" and not in "Milchreis", where the catalogue knows "Reis" behind "Milch".
 *
 * @param words every folded word of the catalogue
 */
export function compoundReading(words: Iterable<string>): CompoundReading {
  const known = new Set(words);
  const isWord = (text: string) => joints.some((joint) => text.endsWith(joint) && known.has(text.slice(0, text.length - joint.length)));
  const goesOnOtherwise = (beginning: string, part: string) => {
    for (const word of known) if (word.startsWith(beginning) && !word.startsWith(beginning + part)) return true;
    return false;
  };
  const isBeginning = (text: string) => {
    for (const word of known) if (word.startsWith(text)) return true;
    return false;
  };
  return (word, place, length) => {
    const before = word.slice(0, place);
    if (isWord(before)) return true;
    if (place < longEnough) return false;
    // In the middle of a word the part has to be the beginning of another: "kas" of "Käse" in "Bergkäse", not "eis" in "Kebabfleisch".
    if (place + length < word.length && !isBeginning(word.slice(place))) return false;
    const part = word.slice(place, place + length);
    // A longer word that ends in the part may have been meant: "Reis" instead of "Eis".
    for (let more = 1; more <= 3; more += 1) {
      if (!known.has(word.slice(place - more, place + length))) continue;
      if (isWord(word.slice(0, place - more)) || !goesOnOtherwise(before, part)) return false;
    }
    return true;
  };
}
