import type { CartLine } from './cart';
import { planAddition, type CartWish, type RefusalReason } from './cartAddition';
import { limits } from './limits';
import { decimal, type Decimal } from './money';
import type { Product } from './product';
import { amountReaching } from './quantity';
import type { QuickLine, QuickReading, UnreadableReason } from './quickEntry';
import { isUnitWord, unitMeaning } from './quickEntryUnits';
import { unitOf, type Unit } from './unit';

/** What is known of a number that could be a product's. */
export type CodeState =
  | { readonly kind: 'found'; readonly product: Product }
  /** A product that the customer may not order. */
  | { readonly kind: 'restricted' }
  /** A product that is not part of the fair. */
  | { readonly kind: 'notInFair' }
  | { readonly kind: 'unknown' };

/** Why a line can't go into the cart as it is. */
export type QuickProblem =
  | { readonly kind: UnreadableReason }
  | { readonly kind: 'unknownNumber' | 'restricted' | 'notInFair'; readonly code: string }
  /** More than one way to understand it fits; one has to be chosen. */
  | { readonly kind: 'severalReadings' }
  | { readonly kind: 'noAmount' | 'belowOne' | 'tooMuch' }
  /** Several numbers that make no single amount ("2 x 6"); which one is meant only the user knows. */
  | { readonly kind: 'severalAmounts' }
  /** A part of a unit, which no other unit makes whole. */
  | { readonly kind: 'notWhole'; readonly amount: Decimal; readonly unit: Unit }
  /** The product has no such unit, or several that could be meant. */
  | { readonly kind: 'unitNotSold' | 'unitUnclear'; readonly word: string }
  | { readonly kind: 'noLongerAvailable' | 'notAvailable' }
  /** The cart has it in another unit, and the two don't add up to a whole amount. */
  | { readonly kind: 'otherUnitInCart'; readonly unit: Unit }
  /** Below the minimum, and nothing that could be raised. */
  | { readonly kind: 'belowMinimum'; readonly minimum: number; readonly unit: Unit }
  /** The fair's order limit is reached (P§4). */
  | { readonly kind: 'orderLimit' };

/** What a line that is fine has to say all the same. */
export type QuickNote =
  /** The amount was below the minimum and has been raised (P§5). */
  | { readonly kind: 'raised'; readonly from: number }
  /** It was written in another measure: "1,5 kg" are three packs. */
  | { readonly kind: 'converted'; readonly amount: Decimal; readonly word: string }
  /** The product stands in an earlier line too; the amounts are added up. */
  | { readonly kind: 'sameAs'; readonly line: number }
  /** The cart has it already; the amount is added to that. */
  | { readonly kind: 'inCart'; readonly amount: number; readonly unit: Unit }
  /** Words that are neither unit nor name, and go nowhere. */
  | { readonly kind: 'ignored'; readonly words: string };

/** How much of which product. */
export interface QuickChoice {
  readonly code: string;
  readonly product: Product;
  readonly amount: number;
  readonly unit: Unit;
}

/** A line of the text with what it comes to. */
export type QuickRow = { readonly line: number; readonly text: string } & (
  | { readonly state: 'heading' | 'looking' }
  | { readonly state: 'ready'; readonly choice: QuickChoice; readonly wish: CartWish; readonly notes: readonly QuickNote[] }
  | {
      readonly state: 'open';
      readonly problem: QuickProblem;
      /** How it was understood, as far as it was. */
      readonly reading: QuickReading | undefined;
      readonly product: Product | undefined;
      /** The ways to understand it among which one has to be chosen. */
      readonly choices: readonly QuickChoice[];
    }
);

/** What the lines are judged by. */
export interface QuickTerms {
  /** What is known of the numbers; one that is missing is still being looked up. */
  readonly codes: ReadonlyMap<string, CodeState>;
  readonly cartLines: readonly CartLine[];
  readonly isOrderLimitReached: boolean;
}

type OpenRow = Extract<QuickRow, { state: 'open' }>;
type ReadyRow = Extract<QuickRow, { state: 'ready' }>;

/** What comes of each line: a product with amount and unit, or the reason why not. None is left out. */
export function quickRows(lines: readonly QuickLine[], terms: QuickTerms): readonly QuickRow[] {
  return inCart(
    lines.map((line) => rowOf(line, terms)),
    terms,
  );
}

function rowOf(line: QuickLine, { codes }: QuickTerms): QuickRow {
  const place = { line: line.line, text: line.text };
  if (line.kind === 'heading') return { ...place, state: 'heading' };
  const open = (problem: QuickProblem, more: Partial<OpenRow> = {}): OpenRow => ({
    ...place,
    state: 'open',
    reading: undefined,
    product: undefined,
    choices: [],
    ...more,
    problem,
  });
  if (line.kind === 'unreadable') return open({ kind: line.reason });
  if (line.readings.some(({ code }) => !codes.has(code))) return { ...place, state: 'looking' };
  const found = line.readings.flatMap((reading) => {
    const state = codes.get(reading.code);
    return state?.kind === 'found' ? [{ reading, product: state.product, fit: fitOf(reading, state.product) }] : [];
  });
  // Another way to understand the line would be a guess as long as a product's own amount is open.
  const unclear = found.find(({ fit: { problem } }) => problem?.kind === 'severalAmounts');
  if (unclear) return open({ kind: 'severalAmounts' }, { reading: unclear.reading, product: unclear.product });
  const [first] = found;
  if (!first) {
    const reading = likeliest(line.readings, codes);
    const kind = codes.get(reading.code)?.kind;
    return open({ kind: kind === 'restricted' || kind === 'notInFair' ? kind : 'unknownNumber', code: reading.code }, { reading });
  }
  const fitting = distinct(found.flatMap(({ fit }) => ('choice' in fit ? [fit] : [])));
  const [fit, ...others] = unitBeside(fitting);
  if (!fit) {
    // All say what is wrong with them; that of the first is said, and an amount that is there rather than one that is missing.
    const told = found.find(({ fit: { problem } }) => problem && problem.kind !== 'noAmount') ?? first;
    return open(told.fit.problem ?? { kind: 'unclear' }, { reading: told.reading, product: told.product });
  }
  if (others.length > 0) return open({ kind: 'severalReadings' }, { choices: fitting.map(({ choice }) => choice) });
  return { ...place, state: 'ready', choice: fit.choice, notes: fit.notes, wish: wishOf(fit.choice) };
}

const wishOf = ({ product, amount, unit }: QuickChoice): CartWish => ({
  sku: product.sku,
  name: product.name,
  amount,
  unitAbbreviation: unit.abbreviation,
});

/** Of readings that all lead nowhere the one with a product that exists, else with the longest number: amounts are short. */
function likeliest(readings: readonly [QuickReading, ...QuickReading[]], codes: QuickTerms['codes']): QuickReading {
  const weight = ({ code }: QuickReading) => (codes.get(code)?.kind === 'unknown' ? 0 : 1_000) + code.length;
  return readings.reduce((best, reading) => (weight(reading) > weight(best) ? reading : best));
}

interface Fit {
  readonly choice: QuickChoice;
  readonly notes: readonly QuickNote[];
  /** The word after the amount is a unit of the product. */
  readonly hasUnitBeside: boolean;
}

function distinct(fits: readonly Fit[]): readonly Fit[] {
  const seen = new Map(
    fits.map((fit) => [`${fit.choice.product.sku} ${fit.choice.amount} ${fit.choice.unit.abbreviation}`, fit]).reverse() as [string, Fit][],
  );
  return [...seen.values()].reverse();
}

/** Among several amounts for one product the one counts that stands beside a unit: "2 Kt 4711 Bergkäse 6 Monate". */
function unitBeside(fits: readonly Fit[]): readonly Fit[] {
  if (new Set(fits.map(({ choice }) => choice.product.sku)).size !== 1) return fits;
  const beside = fits.filter(({ hasUnitBeside }) => hasUnitBeside);
  return beside.length === 1 ? beside : fits;
}

/** How a reading fits its product. */
function fitOf(reading: QuickReading, product: Product): (Fit & { readonly problem?: never }) | { readonly problem: QuickProblem } {
  const { code, words } = reading;
  const meanings = words.map((word) => unitMeaning(product, word));
  const place = meanings.findIndex((meaning) => meaning !== undefined);
  const meaning = meanings[place];
  const word = words[place] ?? words[0] ?? '';
  // A single word that is no unit was meant as one; of many, those of the product's name are no wonder, unless it is a unit's word in
  // a unit's place.
  const rest = words.filter((other, index) => index !== place && ((index === 0 && isUnitWord(other)) || !isPartOfName(other, product)));
  if (reading.amount === undefined) return { problem: { kind: reading.hasSeveralAmounts ? 'severalAmounts' : 'noAmount' } };
  const amount = decimal(reading.amount);
  if (amount.lessThanOrEqualTo(0)) return { problem: { kind: 'belowOne' } };
  if (meaning?.kind === 'several') return { problem: { kind: 'unitUnclear', word } };
  if (!meaning && rest.length > 0) return { problem: { kind: 'unitNotSold', word: rest[0] ?? word } };
  const written = meaning?.kind === 'unit' ? meaning.unit : product.defaultUnit;
  const storage = amount.times(meaning?.kind === 'measure' ? meaning.ratio : written.ratio);
  const isWritten = meaning?.kind !== 'measure' && amount.isInteger();
  const unit = isWritten ? written : wholeUnit(product, storage);
  if (!unit) {
    return { problem: meaning?.kind === 'measure' ? { kind: 'unitNotSold', word } : { kind: 'notWhole', amount, unit: written } };
  }
  const whole = isWritten ? amount : storage.dividedBy(unit.ratio);
  if (whole.greaterThan(limits.amountMaximum)) return { problem: { kind: 'tooMuch' } };
  return {
    choice: { code, product, amount: Number.parseInt(whole.toString(), 10), unit },
    notes: [
      ...(isWritten
        ? []
        : [{ kind: 'converted', amount, word: meaning?.kind === 'measure' ? word : written.name || written.abbreviation } as const]),
      ...(rest.length > 0 ? [{ kind: 'ignored', words: rest.join(' ') } as const] : []),
    ],
    hasUnitBeside: place === 0,
  };
}

/** The largest unit of which an amount of storage units is a whole number. */
function wholeUnit({ units }: Product, storage: Decimal): Unit | undefined {
  return [...units].reverse().find(({ ratio }) => {
    const amount = storage.dividedBy(ratio);
    return amount.isInteger() && amount.greaterThanOrEqualTo(1);
  });
}

/** The words of a text, whole: "B" is no part of "Bergkäse". */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

function isPartOfName(words: string, { name, displayName, brandName = '' }: Product): boolean {
  const named = new Set(wordsOf(`${name} ${displayName} ${brandName}`));
  return wordsOf(words).every((word) => named.has(word));
}

/** What the rows come to together and with what the cart has: sums, minimum, and what a line of the cart can't hold. */
function inCart(rows: readonly QuickRow[], { codes, cartLines, isOrderLimitReached }: QuickTerms): readonly QuickRow[] {
  const held = new Map(cartLines.map((line) => [line.sku, line]));
  const groups = new Map<string, ReadyRow[]>();
  for (const row of rows) if (row.state === 'ready') groups.set(row.wish.sku, [...(groups.get(row.wish.sku) ?? []), row]);
  const changed = new Map<number, ReadyRow>();
  for (const group of groups.values()) for (const row of together(group, held.get(group[0]?.wish.sku ?? ''))) changed.set(row.line, row);

  const ready = [...changed.values()];
  const products = new Map(
    [...codes.values()].flatMap((state) => (state.kind === 'found' ? [[state.product.sku, state.product] as const] : [])),
  );
  const { refused } = planAddition(
    ready.map(({ wish }) => wish),
    products,
    cartLines,
    'line',
  );
  const reasons = new Map(refused.map(({ wish, reason }) => [wish, reason]));
  return rows.map((before): QuickRow => {
    const row = changed.get(before.line);
    if (!row) return before;
    const reason = reasons.get(row.wish);
    const problem = reason ? problemOf(reason, row.choice) : isOrderLimitReached ? ({ kind: 'orderLimit' } as const) : undefined;
    if (!problem) return row;
    const { code, product, amount, unit } = row.choice;
    return {
      line: row.line,
      text: row.text,
      state: 'open',
      problem,
      product,
      choices: [],
      reading: { code, amount: String(amount), words: [unit.abbreviation] },
    };
  });
}

/** Rows of one product: the later ones name the first, the first what the cart has, and the last is raised where all are too little. */
function together(group: readonly ReadyRow[], held: CartLine | undefined): readonly ReadyRow[] {
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last) return group;
  const { product } = first.choice;
  const heldUnit = held && unitOf(product.units, held.unitAbbreviation);
  const storageOf = ({ amount, unit }: Pick<QuickChoice, 'amount' | 'unit'>) => decimal(amount).times(unit.ratio);
  const others = group
    .filter((row) => row !== last)
    .reduce(
      (sum, { choice }) => sum.plus(storageOf(choice)),
      held && heldUnit ? storageOf({ amount: held.amount, unit: heldUnit }) : decimal(0),
    );
  const missing = decimal(product.minSaleQuantity).minus(others);
  const isTooLittle = missing.greaterThan(storageOf(last.choice));
  return group.map((row) => {
    const notes: QuickNote[] = [...row.notes];
    if (row !== first) notes.unshift({ kind: 'sameAs', line: first.line });
    if (row === first && held && heldUnit) notes.unshift({ kind: 'inCart', amount: held.amount, unit: heldUnit });
    if (row !== last || !isTooLittle) return { ...row, notes };
    notes.unshift({ kind: 'raised', from: row.choice.amount });
    const choice = { ...row.choice, amount: amountReaching(missing.toNumber(), row.choice.unit.ratio) };
    return { ...row, choice, notes, wish: wishOf(choice) };
  });
}

function problemOf(reason: RefusalReason, { unit }: QuickChoice): QuickProblem {
  switch (reason.kind) {
    case 'noLongerAvailable':
    case 'notAvailable':
      return { kind: reason.kind };
    case 'unitNotSold':
      return { kind: 'unitNotSold', word: unit.name || unit.abbreviation };
    case 'invalidAmount':
      return { kind: 'tooMuch' };
    case 'belowMinimum':
      return { kind: 'belowMinimum', minimum: reason.minimum, unit: reason.unit };
    case 'otherUnitInCart':
      return { kind: 'otherUnitInCart', unit: reason.unit };
  }
}
