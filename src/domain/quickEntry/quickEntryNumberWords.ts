import { isDozenWord, isUnitWord } from './quickEntryUnits';

/** Numbers as words, folded: without accents, in small letters. */
const numbers: ReadonlyMap<string, number> = new Map(
  (
    [
      [1, 'eins one uno'],
      [2, 'zwei zwo two due'],
      [3, 'drei three tre'],
      [4, 'vier four quattro'],
      [5, 'funf fuenf five cinque'],
      [6, 'sechs six sei'],
      [7, 'sieben seven sette'],
      [8, 'acht eight otto'],
      [9, 'neun nine nove'],
      [10, 'zehn ten dieci'],
      [11, 'elf eleven undici'],
      [12, 'zwolf zwoelf twelve dodici'],
      [15, 'funfzehn fuenfzehn fifteen quindici'],
      [20, 'zwanzig twenty venti'],
      [30, 'dreissig thirty trenta'],
      [40, 'vierzig forty quaranta'],
      [50, 'funfzig fuenfzig fifty cinquanta'],
      [100, 'hundert hundred cento'],
      [1.5, 'anderthalb eineinhalb'],
      [2.5, 'zweieinhalb'],
      [3.5, 'dreieinhalb'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);
const parts: ReadonlyMap<string, number> = new Map([
  ...'halb halbe halber halbes halben half mezzo mezza mezzi mezze'.split(' ').map((word) => [word, 0.5] as const),
  ...'viertel quarter quarters quarto quarti'.split(' ').map((word) => [word, 0.25] as const),
  ['dreiviertel', 0.75],
]);
/** One, where a unit, a dozen or a part follows. */
const articles: ReadonlySet<string> = new Set('ein eine einen einem einer eines un una uno one'.split(' '));
/** The same in English; in Italian it precedes the unit of a price, and so counts only without another number. */
const shortArticles: ReadonlySet<string> = new Set(['a', 'an']);
const joining = /^(?:und|and|u\.?|e|ed|sowie|plus|oder|or|o|bis|to|[+&,;/–-])$/iu;
const adding = /^(?:und|and|e|ed|ein)$/iu;
const times = /^(?:x|×|\*|mal|times|volte)$/iu;
const of = /^(?:von|vom|of|di)$/iu;
const eachOf = /^(?:jedem|jeder|beiden?|each|both|ciascun[oa]):?$/iu;
/** A number that can be an amount, and one that is too long for that: a product's. */
const shortNumber = /^\d{1,3}(?:[.,]\d{1,3})?$/;
const longNumber = /\d{4,}|\d[\d./_-]{3,}\d/;

const fold = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/^[("'„“]+|[)"'“”,;:.!?]+$/gu, '');

const written = (value: number) => String(value);

/**
 * The words of a line with numbers that are written as words, parts and dozens in digits, where nothing else can be meant: before a
 * unit, beside a product's number, or alone. "zwei Kisten", "half a case", "due kg e mezzo", "zwei Dutzend Flaschen". Elsewhere they stay
 * words, as in "Quattro Formaggi".
 */
export function withNumbersInDigits(raws: readonly string[]): readonly string[] {
  if (!raws.some((raw) => /\p{L}/u.test(raw))) return raws;
  const result: string[] = [];
  for (let place = 0; place < raws.length;) {
    const read = amountAt(raws, place);
    if (read) result.push(...read.raws);
    else result.push(raws[place] ?? '');
    place = read ? read.next : place + 1;
  }
  return result;
}

interface AmountInWords {
  readonly raws: readonly string[];
  /** Index after the number. */
  readonly next: number;
}

/** The amount that begins at a place, in digits; undefined where none does, or where it is in digits already. */
function amountAt(raws: readonly string[], start: number): AmountInWords | undefined {
  const at = (place: number) => fold(raws[place] ?? '');
  const isUnit = (place: number) => place < raws.length && isUnitWord(at(place)) && !/\d/.test(at(place));
  const [, once] = /^(\p{L}+)mal$/u.exec(at(start)) ?? [];
  const timesValue = once === undefined ? undefined : articles.has(once) ? 1 : numbers.get(once);
  if (timesValue !== undefined) return { raws: [written(timesValue), 'x'], next: start + 1 };
  const first = valueAt(raws, start);
  if (!first) return undefined;
  let { value, next } = first;
  let isSaid = first.isWord;
  // "2 und ein halbes kg", "2 kg e mezzo": a fraction added to the whole.
  const more = addedPart(raws, next) ?? (isUnit(next) ? addedPart(raws, next + 1) : undefined);
  let unit: string | undefined;
  if (more && (isUnit(more.next) || isUnit(next))) {
    value += more.value;
    unit = isUnit(next) ? raws[next] : undefined;
    next = more.next;
    isSaid = true;
  }
  if (isDozenWord(at(next)) && isUnit(next + 1)) return { raws: [written(value * 12)], next: next + 1 };
  if (!isSaid) return undefined;
  const raw = [written(value), ...(unit === undefined ? [] : [unit])];
  if (unit !== undefined || isUnit(next)) return { raws: raw, next };
  if (first.needsUnit) return undefined;
  const before = raws[start - 1];
  const after = raws[next];
  // "zwei von 104711", "due di ciascuno".
  const named = of.test(after ?? '') ? raws[next + 1] : after;
  const isBeside = named !== undefined && (longNumber.test(named) || times.test(named) || eachOf.test(named));
  const isAtEnd = after === undefined || joining.test(after);
  const isBehind = before === undefined || longNumber.test(before) || joining.test(before) || times.test(before);
  return isBeside || (isAtEnd && isBehind) ? { raws: raw, next } : undefined;
}

/** The number at a place, with the part of one behind it: "drei", "eine halbe", "half a", "3 viertel". */
function valueAt(
  raws: readonly string[],
  start: number,
): { readonly value: number; readonly next: number; readonly isWord: boolean; readonly needsUnit: boolean } | undefined {
  const at = (place: number) => fold(raws[place] ?? '');
  // After a number in digits the word is no number itself: "12,90 a kg".
  const isBehindAmount = shortNumber.test(raws[start - 1] ?? '');
  const part = parts.get(at(start));
  if (part !== undefined) {
    const isBeforeArticle = articles.has(at(start + 1)) || shortArticles.has(at(start + 1));
    return isBehindAmount ? undefined : { value: part, next: start + (isBeforeArticle ? 2 : 1), isWord: true, needsUnit: true };
  }
  const isShort = shortArticles.has(at(start)) && !raws.some((raw, place) => place !== start && shortNumber.test(fold(raw)));
  const isArticle = articles.has(at(start)) || isShort;
  const digits = shortNumber.test(raws[start] ?? '') ? Number((raws[start] ?? '').replace(',', '.')) : undefined;
  const whole = digits ?? (isBehindAmount ? undefined : isArticle ? 1 : numbers.get(at(start)));
  if (whole === undefined) return undefined;
  const behind = parts.get(at(start + 1));
  const isWord = digits === undefined || behind !== undefined;
  if (behind !== undefined) return { value: whole * behind, next: start + 2, isWord, needsUnit: true };
  // "uno" and "one" are numbers of their own, "un" is not.
  return { value: whole, next: start + 1, isWord, needsUnit: isArticle && !numbers.has(at(start)) };
}

/** "und ein halbes", "and a half", "e mezzo" at a place. */
function addedPart(raws: readonly string[], start: number): { readonly value: number; readonly next: number } | undefined {
  if (!adding.test(raws[start] ?? '')) return undefined;
  const hasArticle = articles.has(fold(raws[start + 1] ?? '')) || shortArticles.has(fold(raws[start + 1] ?? ''));
  const place = start + (hasArticle ? 2 : 1);
  const value = parts.get(fold(raws[place] ?? ''));
  return value === undefined ? undefined : { value, next: place + 1 };
}
