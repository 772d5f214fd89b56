import { limits } from '../text/limits';
import { decimal, type Decimal } from '../price/money';
import type { Product } from '../product/product';
import type { LineNumber, QuickReading, UnreadableReason } from './quickEntryReading';
import { isUnitWord, unitMeaning, type UnitMeaning } from './quickEntryUnits';
import { unitOf, type Unit } from '../product/unit';

/** Why a line can't go into the cart as it is. */
export type QuickProblem =
  | { readonly kind: UnreadableReason }
  | { readonly kind: 'unknownNumber' | 'restricted' | 'notInFair'; readonly code: string }
  /** More than one way to understand it fits; one has to be chosen. */
  | { readonly kind: 'severalReadings' }
  | { readonly kind: 'noAmount' | 'belowOne' | 'tooMuch' }
  /** The amount is written as no number. */
  | { readonly kind: 'unreadAmount'; readonly written: string }
  /** Several numbers that may be the amount, or make no single one ("2 x 6"); which one is meant only the user knows. */
  | { readonly kind: 'severalAmounts' }
  /** The line names several goods. */
  | { readonly kind: 'severalGoods' }
  /** A part of a unit, or a measure, which no unit makes whole. */
  | { readonly kind: 'notWhole'; readonly amount: Decimal; readonly word: string }
  /** The product has no such unit, or several that could be meant. */
  | { readonly kind: 'unitNotSold' | 'unitUnclear'; readonly word: string }
  | { readonly kind: 'noLongerAvailable' | 'notAvailable' }
  /** The cart has it in another unit, and the two don't add up to a whole amount. */
  | { readonly kind: 'otherUnitInCart'; readonly unit: Unit }
  /** Below the minimum, and nothing that could be raised. */
  | { readonly kind: 'belowMinimum'; readonly minimum: number; readonly unit: Unit }
  /** The fair's order limit is reached (P§4 order limit). */
  | { readonly kind: 'orderLimit' };

/** A note on a valid line. */
export type QuickNote =
  /** The amount was below the minimum and has been raised (P§5 minimum quantity). */
  | { readonly kind: 'raised'; readonly from: number }
  /** It was written in another measure: "1,5 kg" are three packs. */
  | { readonly kind: 'converted'; readonly amount: Decimal; readonly word: string }
  /** An earlier line has the same product; the amounts are added. */
  | { readonly kind: 'sameAs'; readonly line: number }
  /** The cart has it already; the amount is added to that. */
  | { readonly kind: 'inCart'; readonly amount: number; readonly unit: Unit }
  /** Words and numbers that are neither unit nor name, and go nowhere. */
  | { readonly kind: 'ignored'; readonly words: string };

/** A quantity of a product. */
export interface QuickChoice {
  readonly code: string;
  readonly product: Product;
  readonly amount: number;
  readonly unit: Unit;
  /** Its quantity in the measure of the text: 2 packs are "4 kg". */
  readonly measured?: { readonly amount: Decimal; readonly word: string } | undefined;
}

/** A reading that fits its product. */
export interface Fit {
  readonly choice: QuickChoice;
  readonly reading: QuickReading;
  readonly notes: readonly QuickNote[];
  readonly saysMore: boolean;
}

/** Result of a reading: the fitting choices, or its problem with the nearest whole amounts. */
export type FitResult =
  | { readonly fits: readonly Fit[]; readonly problem?: never; readonly near?: never }
  | { readonly problem: QuickProblem; readonly near?: readonly QuickChoice[] };

/** Matches a reading with its product. `numbered`: the unit whose barcode is the number. */
export function fitOf(reading: QuickReading, product: Product, numbered: Unit | undefined): FitResult {
  const { code, words } = reading;
  const meanings = words.map((word) => unitMeaning(product, word));
  const place = meanings.findIndex((meaning) => meaning !== undefined);
  const word = words[place] ?? words[0] ?? '';
  // A word beside the amount that is no unit was meant as one; those of the product's name are no wonder, unless it is a unit's word in
  // a unit's place.
  const isStrange = (other: string, index: number) =>
    (index === 0 && isUnitWord(other)) || (reading.isGiven ? isUnitWord(other) : !isPartOfName(other, product));
  const rest = words.filter((other, index) => index !== place && isStrange(other, index));
  const besides = words.slice(0, reading.wordsBeside);
  const wrongUnit = rest.find((other) => besides.includes(other) || isUnitWord(other));
  if (reading.amount === undefined) return { problem: missingAmount(reading) };
  const amount = decimal(reading.amount);
  if (amount.lessThanOrEqualTo(0)) return { problem: { kind: 'belowOne' } };
  const meaning = meanings[place] ?? (numbered && barcodeMeaning(product, numbered));
  if (meaning?.kind === 'several') return { problem: { kind: 'unitUnclear', word } };
  if (place < 0 && wrongUnit !== undefined) return { problem: { kind: 'unitNotSold', word: wrongUnit } };
  const written = meaning?.kind === 'unit' ? meaning.unit : product.defaultUnit;
  const measure = meaning?.kind === 'measure' ? { ratio: meaning.ratio, word: place < 0 ? (numbered?.name ?? word) : word } : undefined;
  const storage = amount.times(measure?.ratio ?? written.ratio);
  const isWritten = !measure && amount.isInteger();
  const unit = isWritten ? written : wholeUnit(product, storage);
  const per = measure ?? { ratio: decimal(written.ratio), word: written.name || written.abbreviation };
  if (!unit) return { problem: { kind: 'notWhole', amount, word: per.word }, near: wholeAround(code, product, storage, per) };
  const whole = isWritten ? amount : storage.dividedBy(unit.ratio);
  if (whole.greaterThan(limits.amountMaximum)) return { problem: { kind: 'tooMuch' } };
  const fit: Fit = {
    choice: { code, product, amount: Number.parseInt(whole.toString(), 10), unit },
    reading,
    notes: [
      ...(isWritten ? [] : [{ kind: 'converted', amount, word: per.word } as const]),
      ...(rest.length > 0 ? [{ kind: 'ignored', words: rest.join(' ') } as const] : []),
    ],
    saysMore: words.length > (place < 0 ? 0 : 1),
  };
  // "1l 24" of packs of one litre, sold by the carton too: twenty-four of either.
  const packs = place < 0 ? packsNamed(reading, product).filter(({ abbreviation }) => abbreviation !== unit.abbreviation) : [];
  return { fits: [...packs.map((pack) => ({ ...fit, choice: { ...fit.choice, unit: pack } })), fit] };
}

/** Why a reading has no amount. */
function missingAmount({ hasSeveralAmounts, unread }: QuickReading): QuickProblem {
  if (hasSeveralAmounts) return { kind: 'severalAmounts' };
  return unread === undefined ? { kind: 'noAmount' } : { kind: 'unreadAmount', written: unread };
}

/** Meaning of a barcode's unit: the unit itself if it is sold, else a measure of the product. */
function barcodeMeaning(product: Product, { abbreviation, ratio }: Unit): UnitMeaning {
  const unit = unitOf(product.units, abbreviation);
  return unit ? { kind: 'unit', unit } : { kind: 'measure', ratio: decimal(ratio) };
}

/** The units whose content the line names besides the amount. */
function packsNamed({ others, number }: QuickReading, product: Product): readonly Unit[] {
  if (number?.unit !== undefined) return [];
  return others.flatMap(({ unit: word, values: [value] }) => {
    const meaning = word === undefined ? undefined : unitMeaning(product, word);
    if (meaning?.kind !== 'measure' || value === undefined) return [];
    const content = meaning.ratio.times(value);
    return product.units.filter(({ ratio }) => content.equals(ratio));
  });
}

/** The largest unit of which an amount of storage units is a whole number. */
function wholeUnit({ units }: Product, storage: Decimal): Unit | undefined {
  return [...units].reverse().find(({ ratio }) => {
    const amount = storage.dividedBy(ratio);
    return amount.isInteger() && amount.greaterThanOrEqualTo(1);
  });
}

/** The whole amounts below and above an amount of storage units, in the smallest unit, with their quantity in the measure. */
function wholeAround(
  code: string,
  product: Product,
  storage: Decimal,
  per: { readonly ratio: Decimal; readonly word: string },
): readonly QuickChoice[] {
  const [unit] = product.units;
  const below = decimal(Math.floor(storage.dividedBy(unit.ratio).toNumber()));
  return [below, below.plus(1)].flatMap((amount) => {
    if (amount.lessThan(1) || amount.greaterThan(limits.amountMaximum)) return [];
    const measured = { amount: amount.times(unit.ratio).dividedBy(per.ratio).toDecimalPlaces(3), word: per.word };
    return [{ code, product, amount: amount.toNumber(), unit, measured }];
  });
}

/**
 * The fits among which is to be chosen, each once: without numbers that belong to the product's name, without prices, unless nothing is
 * left.
 */
export function chosenFits(fits: readonly Fit[]): readonly Fit[] {
  // Three crates and thirty-six bottles may be the same, written twice.
  const keys = fits.map(({ choice }) => `${choice.product.sku} ${quantityOf(choice).toString()}`);
  const distinct = fits.filter((_, place) => keys.indexOf(keys[place] ?? '') === place);
  const counted = distinct.filter(
    ({ reading: { number }, choice }) => !number || number.unit !== undefined || !belongsToName(number, choice.product),
  );
  const named = counted.length > 0 ? counted : distinct;
  const unpriced = named.filter(({ reading: { number } }) => !number || number.unit !== undefined || !isPriceLike(number));
  return unpriced.length > 0 ? unpriced : named;
}

/** Quantity of a choice in storage units. */
export const quantityOf = ({ amount, unit }: QuickChoice): Decimal => decimal(amount).times(unit.ratio);

/** "12,90" without a unit after it. */
export const isPriceLike = ({ text, after = '' }: LineNumber) => /[.,]\d\d$/.test(text) && !isUnitWord(after);

/** The words of a text, whole: "B" is no part of "Bergkäse". */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const nameWords = ({ name, displayName, brandName = '' }: Product) => wordsOf(`${name} ${displayName} ${brandName}`);

function isPartOfName(words: string, product: Product): boolean {
  const named = new Set(nameWords(product));
  return wordsOf(words).every((word) => named.has(word));
}

/** True if a number is part of the product's name, beside the same word: "Bergkäse 6 Monate", "3,5 %". */
export function belongsToName(number: LineNumber, product: Product): boolean {
  const named = nameWords(product);
  const parts = wordsOf(number.text.replace(/(\d)(\p{L})/u, '$1 $2'));
  const places = named.flatMap((_, place) => (parts.every((part, index) => named[place + index] === part) ? [place] : []));
  if (parts.length > 1) return places.length > 0;
  const [before] = wordsOf(number.before ?? '').slice(-1);
  const [after] = wordsOf(number.after ?? '');
  return places.some(
    (place) => (before !== undefined && named[place - 1] === before) || (after !== undefined && named[place + 1] === after),
  );
}
