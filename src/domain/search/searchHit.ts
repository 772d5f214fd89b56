import { gtinKey, typedGtin } from '../codes/gtin';
import type { Product } from '../product/product';
import { unpaddedNumber, type ProductNumberOf } from '../product/productNumber';
import type { SearchState } from './search';
import type { SearchPage } from './searchResult';
import { normalizeForSearch } from '../text/typedText';

/** Names and numbers of goods, for comparison with a search. */
export interface SearchedGoods {
  /** Name, brand, filling. */
  readonly names: readonly string[];
  /** Article numbers, as people see them and as calls use them. */
  readonly numbers: readonly string[];
  readonly gtins: readonly string[];
}

/** Names and numbers of a product, for a user who sees one or both of its numbers. */
export function searchedGoodsOf(
  product: Pick<Product, 'name' | 'displayName' | 'brandName' | 'sku' | 'crossTenantProductId' | 'allUnits' | 'netFillingQuantity'>,
  numberOf: ProductNumberOf,
): SearchedGoods {
  const { name, displayName, brandName = '', sku, allUnits, netFillingQuantity: filling } = product;
  return {
    names: [name, displayName, brandName, filling ? `${filling.quantity} ${filling.unit}` : ''],
    numbers: [sku, numberOf(product)],
    gtins: allUnits.flatMap(({ gtins }) => gtins),
  };
}

/** A word of a text; it may be negated. */
interface Word {
  readonly text: string;
  readonly isWithout: boolean;
}

const fillers: ReadonlySet<string> = new Set(
  'und oder mit von vom aus in im am zu zum zur der die das den dem des and or with of from the to for e o con di da del della dello dei delle d al alla allo ai il la lo le gli et de du x'.split(
    ' ',
  ),
);
const negations: ReadonlySet<string> = new Set(['ohne', 'without', 'senza', 'sans', 'no', 'non', 'kein', 'keine']);
/** One name for each measure, so that "10 Liter" is "10 l". */
const measures: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['l', 'lt ltr liter litre liters litres litro litri'],
      ['g', 'gr gramm gram grams grammo grammi'],
      ['kg', 'kilo kilos kilogramm kilogram chilo chili'],
      ['stk', 'stuck st pc pcs piece pieces pz pezzi'],
    ] as const
  ).flatMap(([measure, names]) => names.split(' ').map((name) => [name, measure])),
);

const isNumber = (word: string) => /^\d/.test(word);
/** "Zuckerfrei" is without sugar. */
const withoutForm = /^(\p{L}{3,}?)(?:frei(?:e[rnsm]?)?|free)$/u;

/** The words of a text that say something. */
function wordsOf(text: string): readonly Word[] {
  const all = (normalizeForSearch(text).match(/\d+(?:[.,]\d+)*|\p{L}+/gu) ?? []).map((word) => word.replaceAll(',', '.'));
  const read = all.flatMap((word, place): Word[] => {
    if (negations.has(word) || fillers.has(word)) return [];
    const before = all[place - 1] ?? '';
    // Free range says something else.
    const isFree = /^(?:free|frei)$/.test(all[place + 1] ?? '') && all[place + 2] !== 'range';
    if (/^(?:free|frei)$/.test(word) && all[place + 1] !== 'range' && place > 0) return [];
    const [, without] = withoutForm.exec(word) ?? [];
    if (without !== undefined) return [{ text: without, isWithout: true }];
    return [{ text: isNumber(before) ? (measures[word] ?? word) : word, isWithout: negations.has(before) || isFree }];
  });
  // A query of fillers alone searches for them.
  return read.length > 0 ? read : all.map((word) => ({ text: word, isWithout: false }));
}

const endings = ['', 'e', 'n', 's', 'en', 'er', 'es', 'em', 'nen', 'a', 'i', 'o'];
const minStemLength = 3;
/** Shortest beginning that is taken for the word, and shortest end of a compound. */
const minBeginningLength = 3;
const minEndLength = 4;

/** A typed word, and it without the ending of another form. */
const stemsOf = (typed: string) => [
  ...new Set(
    endings
      .filter((ending) => typed.endsWith(ending) && typed.length - ending.length >= minStemLength)
      .map((ending) => typed.slice(0, typed.length - ending.length)),
  ),
];

/** True if a word matches a typed one: itself, another form of it, its beginning during typing, or a compound that ends with it. */
function isWord(typed: string, word: string): boolean {
  if (word === typed) return true;
  if (isNumber(typed)) return false;
  if (typed.length >= minBeginningLength && word.startsWith(typed)) return true;
  const forms = [typed, ...stemsOf(typed)].flatMap((stem) => endings.map((ending) => stem + ending));
  return forms.some((form) => {
    if (word === form) return true;
    const before = word.slice(0, word.length - form.length);
    // Without a vowel before it, it is no word of its own: "Wein" in "Schwein".
    return (
      typed.length >= minEndLength &&
      form.length >= minEndLength &&
      word.endsWith(form) &&
      before.length >= minStemLength &&
      /[aeiouy]/.test(before)
    );
  });
}

const numberPrefix =
  /^(?:art(?:ikel|icolo|icle)?|item|prod(?:ukt|uct)?|sku|ean|gtin|code|codice|barcode|strichcode|nr|no|num(?:mer|ber)?)*/;
const bare = (text: string) => normalizeForSearch(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** True if the typed text is one of the numbers, in any notation: "Art. 104-711", or padded with zeros. */
export function isOneOfNumbers(typed: string, numbers: readonly string[]): boolean {
  const number = bare(typed);
  const named = number.replace(numberPrefix, '');
  const written = [number, named, unpaddedNumber(named)];
  return named !== '' && numbers.some((one) => one !== '' && written.includes(bare(one)));
}

/**
 * True if goods match the typed text exactly: each word is in their name or brand, or the whole is one of their numbers. Judged by the
 * goods themselves, independently of the search service.
 */
export function isHit(typed: string, { names, numbers, gtins }: SearchedGoods): boolean {
  const named = bare(typed).replace(numberPrefix, '');
  if (isOneOfNumbers(typed, numbers)) return true;
  const gtin = typedGtin(named);
  if (gtin !== undefined && gtins.some((one) => gtinKey(one) === gtinKey(gtin))) return true;
  const words = wordsOf(typed);
  const own = names.flatMap(wordsOf);
  const has = (text: string, isWithout: boolean) => own.some((word) => word.isWithout === isWithout && isWord(text, word.text));
  return (
    words.length > 0 &&
    words.every(({ text, isWithout }, place) => {
      if (has(text, isWithout)) return true;
      // "Vanille Eis" is written as one word, too.
      const joins = [`${words[place - 1]?.text ?? ''}${text}`, `${text}${words[place + 1]?.text ?? ''}`];
      return !isNumber(text) && joins.some((joined) => joined !== text && has(joined, isWithout));
    })
  );
}

/** Results of a search, split into exact and similar ones. Each keeps its sequence. */
export interface SplitHits<Goods> {
  readonly hits: readonly Goods[];
  readonly similar: readonly Goods[];
}

/** Splits the results of a search. Only an exact one may be used without the user's choice. */
export function exactMatchesFirst<Goods>(typed: string, found: readonly Goods[], goodsOf: (one: Goods) => SearchedGoods): SplitHits<Goods> {
  const judged = found.map((one) => ({ one, hit: isHit(typed, goodsOf(one)) }));
  const where = (hit: boolean) => judged.filter((each) => each.hit === hit).map(({ one }) => one);
  return { hits: where(true), similar: where(false) };
}

/**
 * True if a result contains only similar goods. The search service knows synonyms; if it doesn't say, the products' own words decide,
 * on the first page by relevance, which exact hits would lead.
 */
export function isOnlySimilar(
  { query, page, sort }: Pick<SearchState, 'query' | 'page' | 'sort'>,
  { groups, onlySimilar }: Pick<SearchPage, 'groups' | 'onlySimilar'>,
  numberOf: ProductNumberOf,
): boolean {
  if (query.trim() === '' || groups.length === 0 || onlySimilar === false) return false;
  const isJudged = onlySimilar === true || (page === 0 && sort === 'relevance');
  return isJudged && !groups.some(({ products }) => products.some((product) => isHit(query, searchedGoodsOf(product, numberOf))));
}
