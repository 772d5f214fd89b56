import type { QuantityHistoryEntry, QuantityHistoryResult } from '#gen/models/index.ts';
import { isLocalDate, type LocalDate } from '../text/calendar';
import type { RequestedLine } from '../cart/cartAddition';
import { recordOf } from '#platform/keptJson.ts';
import { limits } from '../text/limits';
import type { ListRules } from '../text/listAddress';
import { toProduct, unitOfLine, type Product } from './product';
import { raiseToMinimum } from './quantity';

/** Address rules of the order suggestion: its page. The backend sorts it, the most bought first. */
export const quantityHistoryRules: ListRules<'bought', object> = {
  sortFields: ['bought'],
  defaultSort: { field: 'bought', direction: 'desc' },
  filters: {},
};

/** An amount of a product in one of its units. */
export interface SuggestedQuantity {
  readonly amount: number;
  /** Abbreviation of the unit. */
  readonly unit: string;
}

/** A product of the order suggestion (P§2 "quantity history"): the quantity bought, and the one suggested for the fair. */
export interface HistoryRow {
  readonly product: Product;
  /** Quantity bought in the range, in units with the abbreviation `boughtUnit`. */
  readonly bought: number;
  readonly boughtUnit: string;
  /** Orders in the range with this product. */
  readonly orderCount: number;
  readonly suggestion: SuggestedQuantity;
}

/** A page of the order suggestion. */
export interface QuantityHistory {
  /** First and last day of the range, both inclusive; undefined where the backend names no day. */
  readonly start: LocalDate | undefined;
  readonly end: LocalDate | undefined;
  readonly rows: readonly HistoryRow[];
  readonly page: QuantityHistoryResult['page'];
}

/** Reads a page of the order suggestion; a product without its quantities, and the other way round, is left out. */
export function toQuantityHistory({ start, end, products, quantities, page }: QuantityHistoryResult): QuantityHistory {
  const entries = new Map(quantities.map((entry) => [entry.sku, entry]));
  return {
    start: isLocalDate(start) ? start : undefined,
    end: isLocalDate(end) ? end : undefined,
    page,
    rows: products.flatMap((wire) => {
      const entry = entries.get(wire.sku);
      return entry ? [toRow(toProduct(wire), entry)] : [];
    }),
  };
}

function toRow(product: Product, entry: QuantityHistoryEntry): HistoryRow {
  const unit = unitOfLine(product, entry.suggestedUnitAbbreviation);
  const isSold = product.units.some(({ abbreviation }) => abbreviation === unit.abbreviation);
  // A suggestion in a unit that is no longer sold can't be converted: the least amount of the default unit replaces it.
  const { ratio, abbreviation } = isSold ? unit : product.defaultUnit;
  const wanted = isSold ? Math.min(Math.floor(entry.suggestedAmount), limits.amountMaximum) : 0;
  return {
    product,
    bought: entry.quantity,
    boughtUnit: entry.smallestUnit,
    orderCount: entry.orderCount,
    suggestion: { amount: raiseToMinimum(wanted, ratio, product.minSaleQuantity).amount, unit: abbreviation },
  };
}

/**
 * The user's changes of the suggestions: other quantities, and products chosen for the cart, by sku. Chosen products may be on other
 * pages.
 */
export interface SuggestionChoice {
  readonly edits: Readonly<Record<string, SuggestedQuantity>>;
  readonly chosen: Readonly<Record<string, RequestedLine>>;
}

/** The suggestions without changes. */
export const noChoice: SuggestionChoice = { edits: {}, chosen: {} };

/** The quantity of a product: the edited one, or the suggestion; an edit in a unit that is no longer sold is ignored. */
export function wantedQuantity({ product, suggestion }: HistoryRow, { edits }: SuggestionChoice): SuggestedQuantity {
  const edit = Object.hasOwn(edits, product.sku) ? edits[product.sku] : undefined;
  return edit && product.units.some(({ abbreviation }) => abbreviation === edit.unit) ? edit : suggestion;
}

/** The requested line with which a product goes into the fair's cart. */
export function requestedLineOf(row: HistoryRow, choice: SuggestionChoice): RequestedLine {
  const { amount, unit } = wantedQuantity(row, choice);
  return { sku: row.product.sku, name: row.product.name, amount, unitAbbreviation: unit };
}

/** Sets another quantity of a product, for the chosen one too. */
export function withQuantity(choice: SuggestionChoice, row: HistoryRow, wanted: SuggestedQuantity): SuggestionChoice {
  const { sku } = row.product;
  const edits = { ...choice.edits, [sku]: wanted };
  const isChosen = Object.hasOwn(choice.chosen, sku);
  return { edits, chosen: isChosen ? { ...choice.chosen, [sku]: requestedLineOf(row, { ...choice, edits }) } : choice.chosen };
}

/** Of the rows of a page those with the given skus are chosen and the others not; other pages stay as they are. */
export function withChosen(choice: SuggestionChoice, rows: readonly HistoryRow[], skus: ReadonlySet<string>): SuggestionChoice {
  const ofPage = new Set(rows.map(({ product }) => product.sku));
  const others = Object.entries(choice.chosen).filter(([sku]) => !ofPage.has(sku));
  const here = rows.filter(({ product }) => skus.has(product.sku)).map((row) => [row.product.sku, requestedLineOf(row, choice)] as const);
  return { ...choice, chosen: Object.fromEntries([...others, ...here]) };
}

/** Deselects products added to the cart, and restores their suggestions. */
export function withoutAdded({ edits, chosen }: SuggestionChoice, added: readonly RequestedLine[]): SuggestionChoice {
  const skus = new Set(added.map(({ sku }) => sku));
  const remaining = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([sku]) => !skus.has(sku)));
  return { edits: remaining(edits), chosen: remaining(chosen) };
}

const isAmount = (amount: unknown): amount is number =>
  typeof amount === 'number' && Number.isInteger(amount) && amount >= 1 && amount <= limits.amountMaximum;

const entriesOf = (value: unknown): (readonly [string, Readonly<Record<string, unknown>>])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).filter((entry): entry is [string, Record<string, unknown>] => typeof entry[1] === 'object' && entry[1] !== null)
    : [];

/** Parses the tab's stored choice; invalid parts, such as those of an older version of the shop, are omitted. */
export function readChoice(kept: unknown): SuggestionChoice {
  const { edits, chosen } = recordOf(kept);
  return {
    edits: Object.fromEntries(
      entriesOf(edits).flatMap(([sku, { amount, unit }]) =>
        isAmount(amount) && typeof unit === 'string' ? [[sku, { amount, unit }]] : [],
      ),
    ),
    chosen: Object.fromEntries(
      entriesOf(chosen).flatMap(([sku, { name, amount, unitAbbreviation }]) =>
        isAmount(amount) && typeof unitAbbreviation === 'string'
          ? [[sku, { sku, amount, unitAbbreviation, ...(typeof name === 'string' && { name }) }]]
          : [],
      ),
    ),
  };
}
