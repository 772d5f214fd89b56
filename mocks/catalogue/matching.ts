import type { Language } from '../language';
import { exactAmount } from './amounts';
import { amountFits } from './amountFits';
import { attributeBit, type Article } from './article';
import { numbersIn, readQuery, termWeights, type Term } from './searchQuery';
import { isKey } from './searchWords';
import type { Lexicon } from './lexicon';
import type { SearchColumns } from './searchColumns';
import { resolve, type Range, type Resolved } from './resolving';
import { headOf } from './naming';
import { isMadeOf, isPlantMilk, isStrict, keepsSenses, saidOf, sensesOf, unwantedIn } from './senses';
import type { Reading } from './textScores';
import { looseAttributes } from './vocabulary/attributeWords';

/** What a query found: a score above 0 for each matching article. */
export interface Matches {
  /** Score by article index; 0 does not match. */
  readonly scores: Float32Array;
  /** No article has all words; these have the most of them. */
  readonly relaxed: boolean;
  /** Nothing has all words as they are written or what they stand for: what is found only comes near. */
  readonly isGuess: boolean;
  /** What each word that must be found was taken for, to look for it in other texts. */
  readonly readings: readonly Reading[];
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

/** Adds what an attribute says to the scores of a term. The rarer it is among its like, the more it tells: bread without gluten, not meat. */
function scoresOfAttribute(columns: SearchColumns, { attribute }: Term, { scores }: Resolved): Float32Array {
  if (!attribute) return scores;
  const bit = attributeBit(attribute);
  const shares = columns.attributeShares(bit);
  const isLoose = looseAttributes.includes(attribute);
  return scores.map((score, index) => {
    if (((columns.attributes[index] ?? 0) & bit) === 0) return isLoose ? score : 0;
    return score + attributeWeight * (1 - 0.8 * (shares[columns.family[index] ?? 0] ?? 0));
  });
}

/** Numbers that somebody begins to type. */
const isPartOfNumber = ({ words }: Term) => words.length === 1 && /^\d{3,6}$/.test(words[0] ?? '');
function addNumbers({ articles }: SearchColumns, term: Term, scores: Float32Array): void {
  const [typed = ''] = term.words;
  if (!isPartOfNumber(term)) return;
  articles.forEach(({ sku }, index) => {
    if (sku.startsWith(typed)) scores[index] = Math.max(scores[index] ?? 0, 8);
  });
}

const amountWeight = 8;
const fillerWeight = 0.3;

/** What it counts that goods say what they are without. */
const sayingSo = 4;

/** What a word counts that was only guessed, where no product has all words. */
const guess = 0.5;
/** What a word that nothing has counts beside those that something has. */
const stray = 0.5;
/** Sums of weights are compared with it. */
const tolerance = 0.01;

/**
 * Looks up a query; undefined when it is empty and everything matches.
 *
 * @param offered 1 for each article that who asks can have at all: what others can have is no reason to find nothing
 */
export function matchesOf(columns: SearchColumns, query: string | undefined, language: Language, offered: Uint8Array): Matches | undefined {
  const { terms, amounts } = readQuery(query ?? '');
  if (terms.length === 0 && amounts.length === 0) return undefined;
  const { articles } = columns;
  const named = articlesNamedBy(columns, query ?? '');
  if (named.length > 0) {
    const scores = new Float32Array(articles.length);
    named.forEach((index, place) => (scores[index] = 1000 - place));
    return { scores, relaxed: false, isGuess: false, readings: [], unknown: [] };
  }
  let gathered = gather(columns, terms, language, offered, false);
  if (!gathered.hasAll && terms.length > 1) {
    // "Rote Zwiebeln" are called "Zwiebeln rot".
    const wider = gather(columns, terms, language, offered, true);
    if (wider.hasAll) gathered = wider;
  }
  const { scores, hasAll, isGuess, readings, unknown } = gathered;
  const fits = amounts.map((amount) => amountFits(columns, amount));
  const isExact = narrowed(scores, terms.length > 0, fits, offered);
  const relaxed = unknown.length < terms.length && !(hasAll && isExact);
  return { scores, relaxed, isGuess: isGuess || relaxed, readings, unknown };
}

interface Gathered extends Omit<Matches, 'relaxed'> {
  /** Whether something has all words. */
  readonly hasAll: boolean;
}

/** Neighbouring words that the catalogue writes as one put what is called so first: "vanille eis". */
function joinedTerms(terms: readonly Term[], { known }: Lexicon): readonly Term[] {
  return terms.slice(1).flatMap((term, place) => {
    const joined = [...(terms[place]?.words ?? []), ...term.words].join('');
    return known.has(joined) ? [{ words: [joined], attribute: undefined, isOptional: true, weight: 0 }] : [];
  });
}

/** Which articles are without something: 1 says so in its name ("ohne Zucker", "alkoholfrei"), 0 doesn't have it, -1 has it. */
function without(range: Range, word: string, language: Language): Int8Array {
  const has = (typed: string) => {
    const { scores, isGuess } = resolve(range, { words: [typed], attribute: undefined, isOptional: false, weight: 1 });
    return isGuess ? undefined : scores;
  };
  const unwanted = has(word);
  const free = range.lexicon.known.countBeginning(`${word}frei`) > 0 ? has(`${word}frei`) : undefined;
  return Int8Array.from(range.offered, (isOffered, index) => {
    const article = range.columns.articles[index];
    if (isOffered === 0 || !article) return 0;
    if ((free?.[index] ?? 0) > 0) return 1;
    const said = saidOf(headOf(article, language), word);
    if (said) return said === 'without' ? 1 : -1;
    return (unwanted?.[index] ?? 0) > 0 || isMadeOf(article, word) ? -1 : 0;
  });
}

/** Scores of the articles that have all terms or, where none has, the most of them. */
function gather(columns: SearchColumns, terms: readonly Term[], language: Language, offered: Uint8Array, hasEveryForm: boolean): Gathered {
  const count = columns.articles.length;
  const lexicon = columns.lexicon(language);
  const scores = new Float32Array(count);
  const found = new Float32Array(count);
  const readings: Reading[] = [];
  const unknown: string[] = [];
  /** What a product counts that has all words that something has. */
  let all = 0;
  /** What it would count with every word, and the same when words that nothing has count less. */
  let asked = 0;
  let wanted = 0;
  let isSure = false;
  const isWithout = new Float32Array(count);
  const hasOthers = terms.some((term) => !term.isOptional && !term.isUnwanted);
  /** Not 0 for what lacks something that must not be left out, whatever else is. */
  const isBarred = new Uint8Array(count);
  let isGuess = false;
  let isParted = false;
  let hasUnwanted = false;
  for (const term of [
    ...terms,
    ...joinedTerms(
      terms.filter(({ isUnwanted }) => !isUnwanted),
      lexicon,
    ),
  ]) {
    const isNew = term.words.length === 1 && !term.attribute && !lexicon.known.has(term.words[0] ?? '') && !isKey(term.words);
    const unwanted = term.isUnwanted ? term.words[0] : isNew ? unwantedIn(term.words[0] ?? '') : undefined;
    if (unwanted !== undefined) {
      hasUnwanted = true;
      all += term.weight;
      asked += term.weight;
      wanted += term.weight;
      without({ columns, lexicon, offered }, unwanted, language).forEach((state, index) => {
        if (state < 0 || (state === 0 && !hasOthers)) isBarred[index] = 1;
        else if (offered[index] === 1) found[index] = (found[index] ?? 0) + term.weight;
        if (state > 0) isWithout[index] = sayingSo;
      });
      continue;
    }
    const resolved = resolve({ columns, lexicon, offered }, term, hasEveryForm);
    const ofTerm = scoresOfAttribute(columns, term, resolved);
    addNumbers(columns, term, ofTerm);
    const weight = resolved.isGuess && terms.length > 1 ? guess * term.weight : term.weight;
    const mustHave = !term.isOptional && isStrict(term);
    let isKnown = false;
    for (let index = 0; index < count; index += 1) {
      const score = ofTerm[index] ?? 0;
      if (score === 0 && mustHave) isBarred[index] = 1;
      if (score === 0 || offered[index] === 0) continue;
      isKnown = true;
      scores[index] = (scores[index] ?? 0) + (term.isOptional ? fillerWeight : 1) * score;
      if (!term.isOptional) found[index] = (found[index] ?? 0) + weight;
    }
    if (term.isOptional) continue;
    isParted ||= resolved.isParted === true;
    isGuess ||= resolved.isGuess && !term.attribute && !(isKnown && isPartOfNumber(term));
    all += isKnown ? weight : term.weight;
    isSure ||= isKnown && !resolved.isGuess && term.weight > termWeights.number;
    // "Kaffeebecher to go": words that nothing has don't drown the one that says what it is.
    asked += term.weight;
    wanted += isKnown ? term.weight : term.weight * stray;
    readings.push(resolved.reading);
    if (!isKnown && !resolved.isWithheld) unknown.push(...term.words);
  }
  const words = terms.filter(({ isUnwanted }) => !isUnwanted).flatMap((term) => term.words);
  const senses = sensesOf(words);
  // That goods are without something is only supposed where none of them says so.
  isGuess ||=
    hasUnwanted && !isWithout.some((score, index) => score > 0 && isBarred[index] === 0 && (found[index] ?? 0) >= all - tolerance);
  const mostFound = () => found.reduce((one, other, index) => Math.max(one, isBarred[index] === 0 ? other : 0), 0);
  const bar = (test: (article: Article) => boolean) =>
    columns.articles.forEach((article, index) => {
      if ((found[index] ?? 0) > 0 && test(article)) isBarred[index] = 1;
    });
  // A pudding has both parts of "Reismilch".
  if (senses.isPlantMilk) bar((article) => !isPlantMilk(article));
  if (isGuess || mostFound() < all - tolerance) {
    isGuess = true;
    bar((article) => !keepsSenses(article, senses));
  }
  // Whatever the parts of an animal's name are called like: "coniglio" is no millet.
  else if (isParted && senses.origins.length > 0) bar((article) => !keepsSenses(article, senses));
  const most = mostFound();
  const hasAll = most >= all - tolerance;
  // Nothing has all words: what has the most of them is the way out, as long as that is at least half.
  const least = hasAll || most * 2 >= (isSure ? wanted : asked) - tolerance ? most : asked + 1;
  const isFound = (index: number) => isBarred[index] === 0 && (found[index] ?? 0) >= least - tolerance;
  // Cola that doesn't say so is with sugar, as long as there is one that says so.
  const isSaid = isWithout.some((score, index) => score > 0 && isFound(index));
  for (let index = 0; index < count; index += 1) {
    scores[index] = isFound(index) && (!isSaid || (isWithout[index] ?? 0) > 0) ? (scores[index] ?? 0) + (isWithout[index] ?? 0) : 0;
  }
  return { scores, hasAll, isGuess, readings, unknown };
}

/** Keeps what has all amounts; where nothing has them, what comes near goes first. Answers whether something has them. */
function narrowed(scores: Float32Array, hasTerms: boolean, fits: readonly Float32Array[], offered: Uint8Array): boolean {
  if (fits.length === 0) return true;
  const isCandidate = (index: number) => (hasTerms ? (scores[index] ?? 0) > 0 : offered[index] === 1);
  const isExact = (index: number) => fits.every((fit) => (fit[index] ?? 0) >= exactAmount);
  let exists = false;
  for (let index = 0; index < scores.length && !exists; index += 1) exists = isCandidate(index) && isExact(index);
  for (let index = 0; index < scores.length; index += 1) {
    if (!isCandidate(index)) continue;
    const fit = fits.reduce((sum, one) => sum + (one[index] ?? 0), 0);
    // An amount alone must be met, beside words it may be missed.
    scores[index] = exists
      ? isExact(index)
        ? (scores[index] ?? 0) + amountWeight * fit
        : 0
      : hasTerms
        ? (scores[index] ?? 0) + amountWeight * fit
        : 0;
  }
  return exists;
}
