import { fold } from '../../src/domain/typedText';

const times = /(\d)\s*[x×*]\s*(?=\d)/g;
const wordForm = /\d+(?:[.,]\d+)*(?:\s?%)?|[\p{L}\p{N}]+/gu;

/**
 * The folded words of a text. A number is one word with its decimals and its per cent sign ("3,5 %" is `3.5%`); what else is
 * neither letter nor digit parts them.
 */
export function wordsOf(text: string): string[] {
  return (fold(text).replace(times, '$1 ').match(wordForm) ?? []).map((word) =>
    /^\d/.test(word) ? word.replaceAll(',', '.').replace(/\s/, '') : word,
  );
}

/**
 * Errors (wrong, missing, extra or swapped letters) between what was typed and each beginning of a word that is at most `limit`
 * letters longer; undefined when there are more than `limit` in all of them.
 */
function errorsByLength(typed: string, word: string, limit: number): readonly number[] | undefined {
  const width = Math.min(word.length, typed.length + limit);
  if (typed.length - width > limit) return undefined;
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, place) => place);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let place = 1; place <= width; place += 1) {
      const same = typed[row - 1] === word[place - 1];
      let errors = Math.min((above[place] ?? 0) + 1, (current[place - 1] ?? 0) + 1, (above[place - 1] ?? 0) + (same ? 0 : 1));
      if (row > 1 && place > 1 && typed[row - 1] === word[place - 2] && typed[row - 2] === word[place - 1])
        errors = Math.min(errors, (before[place - 2] ?? 0) + 1);
      current.push(errors);
      if (errors < least) least = errors;
    }
    if (least > limit) return undefined;
    before = above;
    above = current;
  }
  return above;
}

/**
 * Least number of typing errors between what was typed and the beginning of a word, so that "hünerbrust" is one error away from
 * "hühnerbrustfilet". More than `limit` errors come out as `limit + 1`.
 */
export function errorsToBeginning(typed: string, word: string, limit: number): number {
  // The word may go on behind what was typed, unless it is a short one.
  if (typed.length < 5 && word.length > typed.length + limit) return limit + 1;
  return Math.min(limit + 1, ...(errorsByLength(typed, word, limit) ?? []));
}

/** Number of typing errors between what was typed and a whole word; more than `limit` come out as `limit + 1`. */
export function errorsBetween(typed: string, word: string, limit: number): number {
  if (word.length > typed.length + limit) return limit + 1;
  return Math.min(limit + 1, errorsByLength(typed, word, limit)?.at(-1) ?? limit + 1);
}
