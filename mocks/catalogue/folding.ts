import { normalizeForSearch } from '#domain/text/typedText.ts';

const times = /(\d)\s*[x×*]\s*(?=\d)/g;
const wordForm = /\d+(?:[.,]\d+)*(?:\s?%)?|[\p{L}\p{N}]+/gu;

/** The result of a function for each text, computed once: names are the same for every tenant. */
function once<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) known.set(text, (value = compute(text)));
    return value;
  };
}

/**
 * The folded words of a text. A number is one word with its decimals and its per cent sign ("3,5 %" is `3.5%`); other characters
 * separate words.
 */
export const wordsOf = once((text) =>
  (normalizeForSearch(text).replace(times, '$1 ').match(wordForm) ?? []).map((word) =>
    /^\d/.test(word) ? word.replaceAll(',', '.').replace(/\s/, '') : word,
  ),
);

/** A folded word without the ending of a plural, a gender or a case in German, English or Italian: "Eier" and "Ei", "cipolla" and "cipolle". */
export const stemOf = once((word) =>
  /\d/.test(word)
    ? word
    : word.replace(/(?<=^..)er$|(?<=...)(?:ern|en|er|em|es|e|(?<!i)s|(?<=[lr])n)$/, '').replace(/(?<=...)(?:[aeoy]|h?i)$/, ''),
);

/** Letters that join the parts of a German compound: Hühner-brust, Schwein-s-braten. */
const joints: readonly string[] = ['', 's', 'n', 'en', 'e', 'er'];
const minPartLength = 3;
/** A last part may not have been typed to its end. */
const minEndLength = 2;
/** Minimum length at which the part before another is taken for a word even if nothing else contains it. */
const longEnough = 4;

/** The places at which a German compound can be split: behind a known word, or else before the longest known one. */
export function compoundsIn(word: string, isKnown: (word: string) => boolean): (readonly [before: string, behind: string])[] {
  const begins = Array.from(word, (_, length) => length >= minPartLength && isKnown(word.slice(0, length)));
  const places = Array.from(begins.keys()).slice(minPartLength, 1 - minEndLength);
  const sure = places.flatMap((place) => {
    const joint = joints.find((end) => begins[place - end.length] && word.endsWith(end, place));
    return joint === undefined ? [] : [[word.slice(0, place - joint.length), word.slice(place)] as const];
  });
  if (sure.length > 0) return sure;
  const unsure = places.find((place) => place >= longEnough && word.length - place >= minPartLength && isKnown(word.slice(place)));
  return unsure === undefined ? [] : [[word.slice(0, unsure), word.slice(unsure)]];
}
