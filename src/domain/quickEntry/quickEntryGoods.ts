import { cellSignOf } from './quickEntryRecords';
import { isUnitWord } from './quickEntryUnits';
import { tokensOf, wordsOfLine } from './quickEntryTokens';

/** Shorter numbers are amounts, also where a product has such a number. */
const codeDigits = 4;
/** Longer than every amount: an unknown product's number. */
const tooLong = /^\d{6,}$/;
const joining = /^(?:und|and|e|ed|sowie|plus|u\.?|[+&,;/|·•])$/iu;
const shared = /^(?:je|jeweils|jedem|jeder|beiden?|each|both|cad\.?|cadauno|ciascuno|ciascuna)[:,]?$/iu;

interface Word {
  readonly raw: string;
  readonly kind: 'product' | 'number' | 'other';
  /** The number of the product. */
  readonly code?: string;
}

/**
 * The parts of a line that names several goods, each as a line of its own: "104711 2, 104712 3", "2x 104711 und 3x 104712", "je 2 104711
 * 104712". Undefined where it names one, or none.
 *
 * @param productOf which product a number is of
 */
export function splitByGoods(line: string, productOf: (code: string) => string | undefined): readonly string[] | undefined {
  const sign = cellSignOf(line);
  const raws = wordsOfLine(sign ? line.replaceAll(sign, ' ') : line);
  const known = raws.map((raw) => wordOf(raw, productOf));
  const orUnknown = raws.map((raw) => wordOf(raw, (code) => productOf(code) ?? (tooLong.test(code) ? code : undefined)));
  const countOf = (words: readonly Word[], wanted: Word['kind']) => words.filter(({ kind }) => kind === wanted).length;
  // An unknown number with an amount of its own beside a known one is goods too, else a customer's number or the like.
  const isListed = countOf(known, 'product') > 0 && countOf(orUnknown, 'number') >= countOf(orUnknown, 'product');
  const words = isListed ? orUnknown : known;
  const products = words.flatMap(({ code }) => code ?? []);
  const amounts = words.filter(({ kind }) => kind === 'number');
  const count = new Set(products.map((code) => productOf(code) ?? code)).size;
  // The same goods twice, each time with an amount, are two lines as well.
  if (count < 2 && (count === 0 || products.length < 2 || amounts.length < products.length)) return undefined;
  const [amount] = amounts;
  if (amount && amounts.length === 1 && words.some(({ raw }) => shared.test(raw))) {
    const beside = words[words.indexOf(amount) + 1]?.raw ?? '';
    // "Each" is a piece elsewhere.
    const unit = isUnitWord(beside) && !shared.test(beside) ? beside : undefined;
    const written = amount.raw.replace(/[x×*,;:]/giu, '');
    return products.map((code) => [`${written}x`, code, unit].filter(Boolean).join(' '));
  }
  const starts = startsOf(words);
  return starts.map((from, place) => textOf(words.slice(from, starts[place + 1])));
}

function wordOf(raw: string, productOf: (code: string) => string | undefined): Word {
  // Numbers in words are digits by now, where they are numbers.
  const [token] = /\d/.test(raw) ? tokensOf(raw, undefined) : [];
  if (!token || token.kind === 'word' || token.kind === 'aside') return { raw, kind: 'other' };
  const isCode = (token.kind === 'number' || token.kind === 'code') && token.text.length >= codeDigits;
  const code = isCode && [token.text, token.text.replace(/\D/g, '')].find((one) => productOf(one) !== undefined);
  return code ? { raw, kind: 'product', code } : { raw, kind: token.kind === 'code' ? 'other' : 'number' };
}

/** Indexes where parts begin: at each product, or at each amount if the line begins with one; after the separator. */
function startsOf(words: readonly Word[]): readonly number[] {
  const numeric = words.flatMap(({ kind }, place) => (kind === 'other' ? [] : [place]));
  const isProductFirst = words[numeric[0] ?? 0]?.kind === 'product';
  const begins = numeric.filter((place, index) => {
    if (index === 0) return false;
    return isProductFirst ? words[place]?.kind === 'product' : words[numeric[index - 1] ?? 0]?.kind === 'product';
  });
  const starts = begins.map((place) => {
    let from = place;
    while (words[from - 1]?.kind === 'other' && !partsHere(words[from - 1])) from -= 1;
    // Without a separator the words belong to the previous part.
    return partsHere(words[from - 1]) ? from : place;
  });
  return [0, ...starts];
}

const partsHere = (word: Word | undefined) => word !== undefined && (joining.test(word.raw) || /[,;]$/.test(word.raw));

function textOf(words: readonly Word[]): string {
  const raws = words.map(({ raw }) => raw);
  while (joining.test(raws.at(-1) ?? '')) raws.pop();
  while (joining.test(raws[0] ?? '')) raws.shift();
  return raws.join(' ').replace(/[,;]+$/, '');
}
