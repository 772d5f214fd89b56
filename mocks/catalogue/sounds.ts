/** How letters are written that sound alike, in the order in which they are replaced. */
const alike: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/qu|kw/g, 'kw'],
  [/sch|sh/g, 's'],
  [/ch|ck|c/g, 'k'],
  [/th|dt|d/g, 't'],
  [/tz|z|ts/g, 's'],
  [/v|w/g, 'f'],
  [/y|j/g, 'i'],
  [/ai|ei/g, 'ai'],
  [/b/g, 'p'],
  [/g/g, 'k'],
  [/x/g, 'ks'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
];

/** A folded word as it sounds: "kwark" and "quark" are the same. */
export function soundOf(word: string): string {
  return alike.reduce((sound, [letters, one]) => sound.replace(letters, one), word);
}
