import type { IntlShape } from 'react-intl';
import type { LocalDate } from '#domain/text/calendar.ts';
import { readCountText } from '#domain/inventory/inventoryCount.ts';
import { decimal, type Decimal } from '#domain/price/money.ts';
import { parSuggestion, type ParSuggestion } from '#domain/inventory/parOrder.ts';
import { presentStock, type CountAge, type Stock, type TypedStock } from '#domain/inventory/stockOnHand.ts';
import { unitOf, type Unit } from '#domain/product/unit.ts';
import { formatQuantity } from '#i18n/format.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { formatShortDay } from '#i18n/shortDay.ts';
import type { ShownStock } from './parts/SheetRow';
import { amountOfEntry, type SheetEntry } from './rules/sheetDraft';
import { unitOfRow, type SheetRowData } from './sheetRows';

/** Counted quantities that a sheet proposes amounts from. */
export interface CountedStock {
  /** By sku, in storage units. */
  readonly totals: ReadonlyMap<string, Stock>;
  readonly today: LocalDate;
  /** Days that a count may be old. */
  readonly age: CountAge;
}

/** Unit of par and stock; undefined without a par, or if the product no longer has the unit. */
function parUnitOf({ product, par }: SheetRowData): Unit | undefined {
  return product && par && unitOf(product.allUnits, par.unitAbbreviation);
}

/** A typed quantity in storage units; undefined if invalid. */
function typedStock(typed: TypedStock | undefined, unit: Unit): Stock | undefined {
  const amount = typed && readCountText(typed.text);
  return typed && amount !== undefined ? { amount: decimal(amount).times(unit.ratio), day: typed.day } : undefined;
}

/** Stock of a row as it is shown. */
export interface RowStock {
  /** Unit of the par. */
  readonly unit: Unit;
  /** Present quantity in storage units; undefined if unknown or too old. */
  readonly amount: Decimal | undefined;
  /** Quantity of the count, for the empty field. */
  readonly counted: Stock | undefined;
  /** True if it is typed, but no quantity. */
  readonly isUnreadable: boolean;
}

/** Stock of a row: typed, or of the last count; undefined if it has no par. */
export function stockOfRow(row: SheetRowData, typed: TypedStock | undefined, { totals, today, age }: CountedStock): RowStock | undefined {
  const unit = parUnitOf(row);
  if (!unit || !row.canType) return undefined;
  const counted = totals.get(row.sku);
  const isUnreadable = typed !== undefined && readCountText(typed.text) === undefined;
  // A quantity that can't be read is no reason to use an older one.
  const present = isUnreadable ? undefined : presentStock(typedStock(typed, unit), counted, today, age);
  return { unit, amount: present?.amount, counted: presentStock(undefined, counted, today, age), isUnreadable };
}

/** A proposed amount with its unit. */
export interface SheetProposal extends ParSuggestion {
  readonly unit: Unit;
  /** In storage units. */
  readonly par: Decimal;
}

/** Amount that fills a row up to its par, in its present unit; undefined while the stock is unknown. */
export function proposalOf(row: SheetRowData, entry: SheetEntry | undefined, stock: RowStock | undefined): SheetProposal | undefined {
  const unit = unitOfRow(row, entry);
  if (!row.product || !row.par || !unit || stock?.amount === undefined) return undefined;
  const par = decimal(row.par.amount).times(stock.unit.ratio);
  const need = { par, counted: stock.amount, ratio: unit.ratio, minimum: row.product.minSaleQuantity };
  return { ...parSuggestion(need), unit, par };
}

/** The proposed amount as text if a press may take it: nothing is typed or in the cart, and something is missing. */
export function openProposal(intl: IntlShape, entry: SheetEntry | undefined, proposal: SheetProposal | undefined): string | undefined {
  const isOpen = proposal !== undefined && proposal.amount > 0 && (entry?.text ?? '') === '';
  return isOpen ? formatUnits(intl, proposal.amount, proposal.unit, 'short') : undefined;
}

/** Explains a proposal, and an amount that differs from it. */
export function proposalText(
  intl: IntlShape,
  entry: SheetEntry | undefined,
  stock: RowStock | undefined,
  proposal: SheetProposal | undefined,
): string | undefined {
  if (!proposal || !stock || entry?.isSent) return undefined;
  const amount = amountOfEntry(entry);
  const inPar = (quantity: Decimal) => formatUnits(intl, quantity.dividedBy(stock.unit.ratio).toDecimalPlaces(3), stock.unit, 'short');
  if (proposal.amount === 0)
    return intl.formatMessage({ id: amount === undefined ? 'orderSheet.stock.enough' : 'orderSheet.stock.enough.typed' });
  const missing = inPar(proposal.missing);
  if (amount !== undefined && amount !== proposal.amount)
    return intl.formatMessage(
      { id: 'orderSheet.stock.differs' },
      { quantity: formatUnits(intl, proposal.amount, proposal.unit, 'short'), missing, rounding: proposal.rounding },
    );
  return intl.formatMessage({ id: 'orderSheet.stock.missing' }, { missing, rounding: proposal.rounding });
}

/** Texts of a row's stock; undefined if it has none. */
export function shownStock(
  intl: IntlShape,
  stock: RowStock | undefined,
  typed: TypedStock | undefined,
  today: LocalDate,
): ShownStock | undefined {
  if (!stock) return undefined;
  const { unit, counted, isUnreadable } = stock;
  const placeholder = counted ? formatQuantity(counted.amount.dividedBy(unit.ratio).toDecimalPlaces(3), intl.locale) : '';
  const description = counted
    ? intl.formatMessage(
        { id: 'orderSheet.stock.counted' },
        { quantity: placeholder, day: formatShortDay(counted.day, today, intl.locale) },
      )
    : undefined;
  return { text: typed?.text ?? '', placeholder, unit: unit.name, description, isUnreadable };
}
