/** Endings of the plural, so that "Ei" is "Eier" and "tomato" is "tomatoes". */
const plural = /^(e|n|en|er|nen)$/;
const longPlural = /^(s|es)$/;

/** Whether a word is another one with the ending of a plural. */
export function isInflected(word: string, typed: string): boolean {
  if (!word.startsWith(typed)) return false;
  const rest = word.slice(typed.length);
  return plural.test(rest) || (typed.length > 3 && longPlural.test(rest));
}

const endings = ['en', 'er', 'es', 'em', 'e', 'n', 's'];
/** Shorter words are left as they are: "eier" without its ending is any "ei". */
const leastStem = 3;

/** Final letters that change into each other between one and many, in Italian and English. */
const exchanges: readonly (readonly [ending: string, others: readonly string[]])[] = [
  ['ies', ['y']],
  ['y', ['ies']],
  ['ghi', ['go']],
  ['go', ['ghi']],
  ['ghe', ['ga']],
  ['chi', ['co']],
  ['che', ['ca']],
  ['a', ['e']],
  ['o', ['i']],
  ['i', ['o', 'e']],
  ['e', ['i', 'a']],
];

/** Folded words that only look like the other number of a word: pâté. */
const otherWords: ReadonlySet<string> = new Set(['pate']);

/** A word in Italian or English with the other number: "cipolla" is "cipolle", "berry" is "berries". */
export function exchangedForms(typed: string): string[] {
  if (typed.length < leastStem || /\d/.test(typed)) return [];
  return exchanges
    .filter(([ending]) => typed.endsWith(ending))
    .flatMap(([ending, others]) => others.map((other) => typed.slice(0, typed.length - ending.length) + other))
    .filter((form) => !otherWords.has(form));
}

/**
 * Other forms that a typed word can have in the catalogue: without the ending of a German plural or adjective ("Semmeln" is
 * "Semmel", "geräucherter" is "geräuchert"), in Italian and English with the other number.
 */
export function otherForms(typed: string): string[] {
  if (/\d/.test(typed)) return [];
  const shorter = endings
    .filter((ending) => typed.endsWith(ending) && typed.length - ending.length >= leastStem)
    .map((ending) => typed.slice(0, typed.length - ending.length));
  return [...new Set([...shorter, ...exchangedForms(typed)])];
}
