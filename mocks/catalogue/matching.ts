import type { Language } from '../language';
import { amountFits } from './amountFits';
import { exactAmount } from './amounts';
import { attributeBit, type Article } from './article';
import { normalizeForSearch } from '#domain/text/typedText.ts';
import { stemOf, wordsOf } from './folding';
import { lookUpIn, type Hits } from './lookUp';
import { headOf } from './naming';
import type { SearchColumns } from './searchColumns';
import { numbersIn, readQuery, termWeights, type Term } from './searchQuery';
import { looseAttributes } from './vocabulary/attributeWords';
import { allergens } from './vocabulary/labels';

/** Result of a query: a score above 0 for each matching article. */
export interface Matches {
  /** Score by article index; 0 does not match. */
  readonly scores: Float32Array;
  /** No article has all words; these have the most of them. */
  readonly relaxed: boolean;
  /** No article has all words as written or by synonyms: the hits are only similar. */
  readonly isGuess: boolean;
  /** Scores of the categories that have all words in their names, by place in the tree. */
  readonly categories: ReadonlyMap<number, number>;
  /** Typed words that no goods have, offered or not. */
  readonly unknown: readonly string[];
}

/** Articles that a query names by number: the sku, the cross-tenant number, a barcode. Empty when it names none. */
function articlesNamedBy({ articles, catalogue }: SearchColumns, query: string): readonly number[] {
  const crossTenant = /^at-?(\d{1,7})$/i.exec(query.trim());
  if (crossTenant)
    return [articles.findIndex(({ number }) => number === Number.parseInt(crossTenant[1] ?? '', 10))].filter((index) => index >= 0);
  const numbers = numbersIn(query);
  const joined = numbers.join('');
  const named = (digits: string) => (/^\d{6,14}$/.test(digits) ? (catalogue.bySku(digits) ?? catalogue.byGtin(digits)) : undefined);
  const each = numbers.map(named);
  const found = each.length > 0 && each.every((article) => article !== undefined) ? each : [named(joined)];
  return found.flatMap((article) => (article ? [articles.indexOf(article)] : []));
}

const attributeWeight = 3;

/** Adds an attribute to the scores of a term. A rarer attribute among similar goods counts more: bread without gluten, not meat. */
function scoresOfAttribute(columns: SearchColumns, { attribute }: Term, scores: Float32Array): Float32Array {
  if (!attribute) return scores;
  const bit = attributeBit(attribute);
  const shares = columns.attributeShares(bit);
  const isLoose = looseAttributes.includes(attribute);
  return scores.map((score, index) => {
    if (((columns.attributes[index] ?? 0) & bit) === 0) return isLoose ? score : 0;
    return score + attributeWeight * (1 - 0.8 * (shares[columns.family[index] ?? 0] ?? 0));
  });
}

/** Adds the articles whose number begins with the typed digits. */
function addNumbers({ articles }: SearchColumns, { words: [typed = ''] }: Term, scores: Float32Array): void {
  if (!/^\d{3,6}$/.test(typed)) return;
  articles.forEach(({ sku }, index) => {
    if (sku.startsWith(typed)) scores[index] = Math.max(scores[index] ?? 0, 8);
  });
}

const amountWeight = 8;
const fillerWeight = 0.03;
/** Sums of weights are compared with it. */
const tolerance = 0.01;

/** True if goods say that they are without an ingredient: "Cola ohne Zucker", "Alkoholfreies Bier". */
function saysWithout(name: string, word: string): boolean {
  const stem = stemOf(word);
  return new RegExp(`\\b(?:(?:ohne|without|senza) (?:\\S+ )?${stem}|${stem}\\S*[ -]?(?:frei|free|los))`).test(normalizeForSearch(name));
}

/** True if goods contain an ingredient, even if their names don't say so. */
function contains({ item }: Article, word: string): boolean {
  const stem = stemOf(word);
  const allergen = allergens.findIndex(({ name }) => wordsOf(name).some((one) => stemOf(one) === stem));
  if (allergen >= 0) return item.allergenCodes[allergen] === 'J';
  if (/^al[ck]o/.test(word)) return (item.traits.alcohol ?? 0) > 0;
  return wordsOf(item.traits.ingredients ?? '').some((one) => stemOf(one) === stem);
}

/** State of each article for an unwanted word: 1 says that it is without, 0 lacks it, -1 contains it. */
function without({ articles }: SearchColumns, word: string, { scores, isGuess }: Hits, language: Language): Int8Array {
  return Int8Array.from(articles, (article, index) => {
    if (saysWithout(headOf(article, language), word)) return 1;
    return (!isGuess && (scores[index] ?? 0) > 0) || contains(article, word) ? -1 : 0;
  });
}

/**
 * Looks up a query; undefined if it is empty and everything matches.
 *
 * @param offered 1 for each article that the caller can get at all: articles for others don't affect the result
 */
export function matchesOf(columns: SearchColumns, query: string | undefined, language: Language, offered: Uint8Array): Matches | undefined {
  const { terms, amounts } = readQuery(query ?? '');
  if (terms.length === 0 && amounts.length === 0) return undefined;
  const scores = new Float32Array(offered.length);
  const named = articlesNamedBy(columns, query ?? '');
  if (named.length > 0) {
    named.forEach((index, place) => (scores[index] = 1000 - place));
    return { scores, relaxed: false, isGuess: false, categories: new Map(), unknown: [] };
  }
  const lookUp = lookUpIn(columns, language);
  const found = new Float32Array(offered.length);
  const isBarred = offered.map((isOffered) => 1 - isOffered);
  const unknown: string[] = [];
  let categories: ReadonlyMap<number, number> | undefined;
  let isGuess = false;
  let all = 0;
  // What is unwanted is read last: it chooses among what the others find.
  for (const term of [...terms].sort((one, other) => Number(one.isUnwanted) - Number(other.isUnwanted))) {
    const hits = lookUp(term);
    if (term.isUnwanted) {
      const states = without(columns, term.words[0] ?? '', hits, language);
      const isSaid =
        all === 0 || states.some((state, index) => state > 0 && isBarred[index] === 0 && (found[index] ?? 0) >= all - tolerance);
      isGuess ||= !isSaid;
      states.forEach((state, index) => {
        if (isSaid ? state <= 0 : state < 0) isBarred[index] = 1;
        else scores[index] = (scores[index] ?? 0) + state;
      });
      continue;
    }
    const ofTerm = scoresOfAttribute(columns, term, hits.scores);
    addNumbers(columns, term, ofTerm);
    const isFound = ofTerm.some((score, index) => score > 0 && offered[index] === 1);
    // Goods without a diet or of another name are no substitute. A brand, an amount, an attribute or an unknown word may be missed.
    const mustHave = term.isStrict || (isFound && !term.isOptional && !hits.isBrand && term.weight === termWeights.word);
    ofTerm.forEach((score, index) => {
      if (score === 0) {
        if (mustHave) isBarred[index] = 1;
        return;
      }
      scores[index] = (scores[index] ?? 0) + (term.isOptional ? fillerWeight : 1) * score;
      if (!term.isOptional) found[index] = (found[index] ?? 0) + term.weight;
    });
    if (term.isOptional) continue;
    all += term.weight;
    isGuess ||= isFound && hits.isGuess && term.weight === termWeights.word;
    if (!isFound && !hits.isKnown && !term.isStrict) unknown.push(...term.words);
    const before = categories;
    categories = before ? new Map([...before].filter(([place]) => hits.categories.has(place))) : hits.categories;
  }
  const most = found.reduce((one, other, index) => Math.max(one, isBarred[index] === 0 ? other : 0), 0);
  const hasAll = most >= all - tolerance;
  // No article has all words: those with the most are shown, if that is at least half.
  const least = hasAll || most * 2 >= all - tolerance ? most : Infinity;
  scores.forEach((score, index) => {
    const isHit = isBarred[index] === 0 && (found[index] ?? 0) >= least - tolerance;
    // Goods that are only without something have no other score.
    scores[index] = isHit ? (all === 0 && terms.length > 0 ? 1 : score) : 0;
  });
  const fits = amounts.map((amount) => amountFits(columns, amount));
  const isExact = narrowed(scores, terms.length > 0, fits, offered);
  const relaxed = unknown.length < terms.length && !(hasAll && isExact);
  return { scores, relaxed, isGuess: isGuess || relaxed, categories: (!isGuess && categories) || new Map(), unknown };
}

/** Keeps articles with all amounts; if there are none, near ones come first. Returns true if there are any. */
function narrowed(scores: Float32Array, hasTerms: boolean, fits: readonly Float32Array[], offered: Uint8Array): boolean {
  if (fits.length === 0) return true;
  const isCandidate = (index: number) => (hasTerms ? (scores[index] ?? 0) > 0 : offered[index] === 1);
  const isExact = (index: number) => fits.every((fit) => (fit[index] ?? 0) >= exactAmount);
  const exists = scores.some((_, index) => isCandidate(index) && isExact(index));
  scores.forEach((score, index) => {
    if (!isCandidate(index)) return;
    // An amount alone must be met, beside words it may be missed.
    const counts = exists ? isExact(index) : hasTerms;
    scores[index] = counts ? score + amountWeight * fits.reduce((sum, fit) => sum + (fit[index] ?? 0), 0) : 0;
  });
  return exists;
}
