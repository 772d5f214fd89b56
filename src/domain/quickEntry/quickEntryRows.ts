import type { CartLine } from '../cart/cart';
import { planAddition, type RequestedLine, type RefusalReason } from '../cart/cartAddition';
import { decimal } from '../price/money';
import type { Product } from '../product/product';
import { amountReaching } from '../product/quantity';
import type { QuickLine } from './quickEntry';
import {
  chosenFits,
  fitOf,
  belongsToName,
  isPriceLike,
  quantityOf,
  type QuickChoice,
  type QuickNote,
  type QuickProblem,
} from './quickEntryFit';
import { splitByGoods } from './quickEntryGoods';
import type { QuickReading } from './quickEntryReading';
import { isUnitWord } from './quickEntryUnits';
import { unitOf, type Unit } from '../product/unit';

/** Result of looking up a number that could be a product's. */
export type CodeState =
  | {
      readonly kind: 'found';
      readonly product: Product;
      /** The unit that carries the number, where it is a barcode's. */
      readonly unit?: Unit | undefined;
    }
  /** A product that the customer may not order. */
  | { readonly kind: 'restricted' }
  /** A product that is not part of the fair. */
  | { readonly kind: 'notInFair' }
  | { readonly kind: 'unknown' };

/** One of several goods in a line. */
export interface QuickPart {
  readonly text: string;
  /** Undefined if its number is unknown. */
  readonly product: Product | undefined;
}

/** A line of the text with its result. */
export type QuickRow = { readonly line: number; readonly text: string } & (
  | { readonly state: 'heading' | 'aside' | 'notOrdered' | 'looking' }
  | {
      readonly state: 'ready';
      readonly choice: QuickChoice;
      readonly requestedLine: RequestedLine;
      readonly notes: readonly QuickNote[];
      /** The line says more than number, amount and unit, so that it is shown as it was written. */
      readonly saysMore: boolean;
    }
  | {
      readonly state: 'open';
      readonly problem: QuickProblem;
      /** Its reading, as far as it was understood. */
      readonly reading: QuickReading | undefined;
      readonly product: Product | undefined;
      /** The ways to understand it among which one has to be chosen. */
      readonly choices: readonly QuickChoice[];
      /** The goods of a line that names several. */
      readonly parts: readonly QuickPart[];
    }
);

/** Context in which the lines are judged. */
export interface QuickTerms {
  /** Lookup results of the numbers; a missing one is still being looked up. */
  readonly codes: ReadonlyMap<string, CodeState>;
  readonly cartLines: readonly CartLine[];
  readonly isOrderLimitReached: boolean;
}

type OpenRow = Extract<QuickRow, { state: 'open' }>;
type ReadyRow = Extract<QuickRow, { state: 'ready' }>;

/** The result of each line: a product with amount and unit, or the reason against it. None is omitted. */
export function quickRows(lines: readonly QuickLine[], terms: QuickTerms): readonly QuickRow[] {
  return inCart(
    lines.map((line) => rowOf(line, terms)),
    terms,
  );
}

function rowOf(line: QuickLine, { codes }: QuickTerms): QuickRow {
  const place = { line: line.line, text: line.text };
  if (line.kind === 'heading' || line.kind === 'aside' || line.kind === 'notOrdered') return { ...place, state: line.kind };
  const open = (problem: QuickProblem, more: Partial<OpenRow> = {}): OpenRow => ({
    ...place,
    state: 'open',
    reading: undefined,
    product: undefined,
    choices: [],
    parts: [],
    ...more,
    problem,
  });
  if (line.kind === 'unreadable') return open({ kind: line.reason });
  if (line.readings.some(({ code }) => !codes.has(code))) return { ...place, state: 'looking' };
  const found = line.readings.flatMap((reading) => {
    const state = codes.get(reading.code);
    return state?.kind === 'found' ? [{ reading, product: state.product, fit: fitOf(reading, state.product, state.unit) }] : [];
  });
  const [first] = found;
  if (!first) {
    if (line.isReference) return { ...place, state: 'aside' };
    const reading = likeliest(line.readings, codes);
    const kind = codes.get(reading.code)?.kind;
    if (kind === 'restricted' || kind === 'notInFair') return open({ kind, code: reading.code }, { reading });
    if (reading.hasSeveralAmounts && line.readings.every(({ amount }) => amount === undefined)) return open({ kind: 'unclear' });
    return namesNoCode(reading) ? open({ kind: 'noNumber' }) : open({ kind: 'unknownNumber', code: reading.code }, { reading });
  }
  const fits = found.flatMap(({ fit }) => ('fits' in fit ? fit.fits : []));
  const parts = line.free === undefined ? [] : partsOf(line.free, codes);
  if (parts.length > 0) {
    // "4711 4712": a number of a product may be the other's amount all the same.
    const choices = parts.some(({ text }) => /\d\D+\d/.test(text)) ? [] : chosenFits(fits).map(({ choice }) => choice);
    return open({ kind: 'severalGoods' }, { parts, choices });
  }
  // Another way to understand the line would be a guess as long as a product's own amount is open.
  const unclear = found.find(({ fit: { problem } }) => problem?.kind === 'severalAmounts');
  if (unclear) return open({ kind: 'severalAmounts' }, { reading: unclear.reading, product: unclear.product });
  const fitting = chosenFits(fits);
  const [fit, ...others] = fitting;
  if (!fit) {
    // All readings have a problem: reports the first one's, and prefers one with an amount to one without.
    const told = found.find(({ fit: { problem } }) => problem && problem.kind !== 'noAmount') ?? first;
    const { problem = { kind: 'unclear' }, near = [] } = told.fit;
    return open(problem, { reading: told.reading, product: told.product, choices: near });
  }
  // An amount that doesn't fit is asked about as well, instead of being left out: "1l 104716 24 Stk".
  const misfits = found.filter(({ reading: { number }, product, fit: { problem } }) => {
    const isAmount = problem && ['notWhole', 'unitNotSold', 'unitUnclear', 'belowOne'].includes(problem.kind);
    return (
      isAmount &&
      product.sku === fit.choice.product.sku &&
      number &&
      number.text !== fit.reading.number?.text &&
      !belongsToName(number, product) &&
      !isPriceLike(number)
    );
  });
  if (others.length > 0 || misfits.length > 0) {
    const { code, product } = fit.choice;
    // Pieces are likelier than the content of one.
    const counted = (one: (typeof fitting)[number]) => one.reading.number?.unit === undefined;
    const sorted = [...fitting.filter(counted), ...fitting.filter((one) => !counted(one))];
    const choices = sorted.map(({ choice }) => choice);
    const isOne = others.every(({ choice }) => choice.product.sku === product.sku);
    return isOne
      ? open({ kind: 'severalAmounts' }, { product, choices, reading: { ...fit.reading, code, amount: undefined } })
      : open({ kind: 'severalReadings' }, { choices });
  }
  const { choice, reading } = fit;
  // "2 Kisten (40 Flaschen)": the same quantity is no other amount.
  const same = new Set(fits.filter((one) => isSameChoice(one.choice, choice)).flatMap((one) => one.reading.number?.text ?? []));
  const left = reading.others.filter(
    (number) => !same.has(number.text) && !belongsToName(number, choice.product) && !isNumberOf(number.text, choice.product, codes),
  );
  const notes: QuickNote[] = left.length > 0 ? [{ kind: 'ignored', words: left.map(({ text }) => text).join(' ') }] : [];
  const told = fit.notes.some(({ kind }) => kind === 'ignored')
    ? fit.notes.map((note) => withMore(note, notes[0]))
    : [...fit.notes, ...notes];
  return {
    ...place,
    state: 'ready',
    choice,
    notes: told,
    requestedLine: requestedLineOf(choice),
    saysMore: fit.saysMore || told.length > 0,
  };
}

const isSameChoice = (one: QuickChoice, other: QuickChoice) =>
  one.product.sku === other.product.sku && quantityOf(one).equals(quantityOf(other));

/** Merges notes of ignored words and numbers into one. */
const withMore = (note: QuickNote, more: QuickNote | undefined): QuickNote =>
  note.kind === 'ignored' && more?.kind === 'ignored' ? { kind: 'ignored', words: `${note.words} ${more.words}` } : note;

/** True if a number is another number of the same product, as in a list with article numbers and barcodes. */
function isNumberOf(text: string, { sku }: Product, codes: QuickTerms['codes']): boolean {
  const state = codes.get(text);
  return state?.kind === 'found' && state.product.sku === sku;
}

/** The goods of a line that names several; none where it doesn't. */
function partsOf(line: string, codes: QuickTerms['codes']): readonly QuickPart[] {
  const productOf = (code: string) => {
    const state = codes.get(code);
    return state?.kind === 'found' ? state.product : undefined;
  };
  const texts = splitByGoods(line, (code) => productOf(code)?.sku) ?? [];
  return texts.map((text) => {
    const codesIn = (text.match(/[\p{L}\d._/-]+/gu) ?? []).flatMap((word) => [word, word.replace(/\D/g, '')]);
    return { text, product: codesIn.map(productOf).find(Boolean) };
  });
}

/** True if a seeming product number is an amount, and the line names the goods by words: "Paradeiser 2 Ki". */
function namesNoCode({ code, words }: QuickReading): boolean {
  const names = words.filter((word) => !isUnitWord(word) && /\p{L}{2}/u.test(word));
  if (names.length === 0) return false;
  return (
    /^\D*\d{1,3}\D*$/.test(code) || /^\d+(?:[.,]\d+)?\p{L}+$/u.test(code) || /^(?:19|20)\d\d$/.test(code) || hasUnitBeside(code, words)
  );
}

/** "Butter 2500 g": a number with a unit is an amount. */
const hasUnitBeside = (code: string, words: readonly string[]) => /^\d{1,5}$/.test(code) && words.some(isUnitWord);

const requestedLineOf = ({ product, amount, unit }: QuickChoice): RequestedLine => ({
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

/** Combines the rows with each other and with the cart: sums, minimum, and the maximum of a cart's line. */
function inCart(rows: readonly QuickRow[], { codes, cartLines, isOrderLimitReached }: QuickTerms): readonly QuickRow[] {
  const held = new Map(cartLines.map((line) => [line.sku, line]));
  const groups = new Map<string, ReadyRow[]>();
  for (const row of rows) if (row.state === 'ready') groups.set(row.requestedLine.sku, [...(groups.get(row.requestedLine.sku) ?? []), row]);
  const changed = new Map<number, ReadyRow>();
  for (const group of groups.values())
    for (const row of together(group, held.get(group[0]?.requestedLine.sku ?? ''))) changed.set(row.line, row);

  const ready = [...changed.values()];
  const products = new Map(
    [...codes.values()].flatMap((state) => (state.kind === 'found' ? [[state.product.sku, state.product] as const] : [])),
  );
  const { refused } = planAddition(
    ready.map(({ requestedLine }) => requestedLine),
    products,
    cartLines,
    'line',
  );
  const reasons = new Map(refused.map(({ requestedLine, reason }) => [requestedLine, reason]));
  return rows.map((before): QuickRow => {
    const row = changed.get(before.line);
    if (!row) return before;
    const reason = reasons.get(row.requestedLine);
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
      parts: [],
      reading: { code, amount: String(amount), words: [unit.abbreviation], wordsBeside: 1, others: [] },
    };
  });
}

/** Rows of one product: the later ones refer to the first, the first to the cart, and the last is raised if all are below the minimum. */
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
    return { ...row, choice, notes, requestedLine: requestedLineOf(choice) };
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
