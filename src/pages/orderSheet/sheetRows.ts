import { refusalText } from '#kit/field/numberRefusal.ts';
import type { IntlShape } from 'react-intl';
import { quoteOf, type DisplayRules, type OrderChoice } from '#domain/price/displayRules.ts';
import { isLocalDate, type LocalDate } from '#domain/text/calendar.ts';
import type { ProductKind } from '#domain/product/coolingClass.ts';
import { decimal, type Decimal } from '#domain/price/money.ts';
import type { Product } from '#domain/product/product.ts';
import { isBelowMinimum, minimumForUnit } from '#domain/product/quantity.ts';
import { limits } from '#domain/text/limits.ts';
import { amountFaultOf } from '#domain/text/typedNumber.ts';
import { readTyped } from '#domain/text/typedText.ts';
import { unitOf, type Unit } from '#domain/product/unit.ts';
import { formatDay, formatPrice } from '#i18n/format.ts';
import { formatShortDay } from '#i18n/shortDay.ts';
import { formatUnits, shortUnitName, unitLabel } from '#i18n/unitName.ts';
import type { RecentPurchase } from '#components/product/RecentPurchases.tsx';
import type { ShownRow } from './parts/SheetRow';
import { amountOfEntry, isUnreadable, type AddedLine, type SheetDraft, type SheetEntry } from './rules/sheetDraft';
import type { SheetLine, SheetPar } from './rules/sheetSource';

/** A row of the sheet with its product. */
export interface SheetRowData {
  readonly sku: string;
  readonly name: string;
  /** Undefined if it is no longer known. */
  readonly product: Product | undefined;
  readonly kind: ProductKind | undefined;
  readonly categoryName: string | undefined;
  /** Initial unit. */
  readonly unitAbbreviation: string;
  readonly par: SheetPar | undefined;
  /** True if it can be ordered and so takes an amount. */
  readonly canType: boolean;
}

function rowOf({ sku, name, par, unitAbbreviation = '' }: SheetLine, product: Product | undefined): SheetRowData {
  const isSold = product?.units.some(({ abbreviation }) => abbreviation === unitAbbreviation) === true;
  return {
    sku,
    product,
    name: product?.name ?? name ?? sku,
    kind: product?.kind,
    categoryName: product?.categoryName,
    unitAbbreviation: isSold ? unitAbbreviation : (product?.defaultUnit.abbreviation ?? unitAbbreviation),
    par,
    canType: product?.isOrderable === true,
  };
}

const plainLine = ({ sku, name }: AddedLine): SheetLine => ({ sku, name, par: undefined, unitAbbreviation: undefined });

/** Rows of a sheet: those of its list, each followed by its substitute, then other products added by hand. */
export function sheetRows(
  lines: readonly SheetLine[],
  added: readonly AddedLine[],
  products: ReadonlyMap<string, Product>,
): readonly SheetRowData[] {
  const known = new Set(lines.map(({ sku }) => sku));
  const byHand = added.filter(({ sku }) => !known.has(sku));
  const isBehind = (line: AddedLine) => line.after !== undefined && known.has(line.after);
  const placed = [
    ...lines.flatMap((line) => [line, ...byHand.filter(({ after }) => after === line.sku).map(plainLine)]),
    ...byHand.filter((line) => !isBehind(line)).map(plainLine),
  ];
  return placed.map((line) => rowOf(line, products.get(line.sku)));
}

/** Unit of a row's amount: the chosen one, else its own; undefined for an unknown product. */
export function unitOfRow({ product, unitAbbreviation }: SheetRowData, entry: SheetEntry | undefined): Unit | undefined {
  if (!product) return undefined;
  return unitOf(product.units, entry?.unitAbbreviation ?? unitAbbreviation) ?? product.defaultUnit;
}

/** The unit after a row's current one, cyclic. */
export function nextUnit(row: SheetRowData, entry: SheetEntry | undefined): Unit | undefined {
  const units = row.product?.units ?? [];
  const now = unitOfRow(row, entry);
  const place = units.findIndex(({ abbreviation }) => abbreviation === now?.abbreviation);
  return units.length > 1 ? units[(place + 1) % units.length] : undefined;
}

/** Why a product can't be ordered, as text; undefined if it can. */
export function goneText(intl: IntlShape, product: Product | undefined): string | undefined {
  if (product?.isOrderable) return undefined;
  const { status } = product?.availability ?? { status: 'REMOVED_FROM_INVENTORY' };
  switch (status) {
    case 'REMOVED_FROM_INVENTORY':
      return intl.formatMessage({ id: 'product.banner.removed' });
    case 'AVAILABLE_SOON': {
      const eta = product?.availability.status === 'AVAILABLE_SOON' ? product.availability.eta : undefined;
      return eta === undefined
        ? intl.formatMessage({ id: 'product.banner.soon' })
        : intl.formatMessage({ id: 'product.banner.availableFrom' }, { day: formatDay(eta, intl.locale) });
    }
    case 'UNKNOWN':
      return intl.formatMessage({ id: 'product.banner.unknown' });
    default:
      return intl.formatMessage({ id: 'product.banner.inactive' });
  }
}

/** Price of one unit at the typed amount; undefined if prices are hidden. */
function priceText(intl: IntlShape, row: SheetRowData, entry: SheetEntry | undefined, displayRules: DisplayRules): string | undefined {
  const unit = unitOfRow(row, entry);
  if (!row.product || !unit || !displayRules.canSeePrices) return undefined;
  const quote = quoteOf(row.product, { amount: amountOfEntry(entry) ?? 1, unit }, displayRules);
  if (quote?.kind !== 'priced') return intl.formatMessage({ id: 'orderSheet.onRequest' });
  return formatPrice(quote.unitPrice.times(unit.ratio));
}

/** The last purchase in the row's unit if that is an integer, else in storage units. */
function lastText(intl: IntlShape, purchase: RecentPurchase | undefined, unit: Unit | undefined, today: LocalDate): string | undefined {
  if (!purchase || !isLocalDate(purchase.date)) return undefined;
  const inUnit = unit && decimal(purchase.quantity).dividedBy(unit.ratio);
  const quantity =
    unit && inUnit?.isInteger()
      ? formatUnits(intl, inUnit, unit, 'short')
      : formatUnits(intl, purchase.quantity, { abbreviation: purchase.unit }, 'short');
  return intl.formatMessage({ id: 'orderSheet.last' }, { quantity, day: formatShortDay(purchase.date, today, intl.locale) });
}

/** Texts of a row. */
export function shownRow(
  intl: IntlShape,
  row: SheetRowData,
  entry: SheetEntry | undefined,
  last: RecentPurchase | undefined,
  number: string,
  displayRules: DisplayRules,
  today: LocalDate,
): ShownRow {
  const unit = unitOfRow(row, entry);
  const named = unit ?? { abbreviation: row.unitAbbreviation };
  const parUnit = row.par && row.product && unitOf(row.product.allUnits, row.par.unitAbbreviation);
  return {
    sku: row.sku,
    number,
    name: row.name,
    unit: { short: shortUnitName(intl, named), name: unitLabel(intl, named) },
    hasUnits: (row.product?.units.length ?? 0) > 1,
    last: lastText(intl, last, unit, today),
    par: row.par && formatUnits(intl, row.par.amount, parUnit ?? { abbreviation: row.par.unitAbbreviation }, 'short'),
    price: priceText(intl, row, entry, displayRules),
    gone: goneText(intl, row.product),
  };
}

/** Choice to price a row with: the input, else the amount of its list; undefined without either. */
export function choiceOfRow(row: SheetRowData, entry: SheetEntry | undefined): OrderChoice | undefined {
  const unit = unitOfRow(row, entry);
  const amount = amountOfEntry(entry) ?? row.par?.amount;
  return unit && amount !== undefined ? { amount, unit } : undefined;
}

/** Minimum amount in its unit, if less was typed and isn't in the cart yet. */
export function missedMinimum(
  row: SheetRowData,
  entry: SheetEntry | undefined,
): { readonly amount: number; readonly unit: Unit } | undefined {
  const unit = unitOfRow(row, entry);
  const amount = amountOfEntry(entry);
  const minimum = row.product?.minSaleQuantity ?? 0;
  if (!unit || amount === undefined || entry?.isSent || !isBelowMinimum(amount, unit.ratio, minimum)) return undefined;
  return { amount: minimumForUnit(minimum, unit.ratio), unit };
}

/** That amount as text. */
export function minimumText(intl: IntlShape, row: SheetRowData, entry: SheetEntry | undefined): string | undefined {
  const missed = missedMinimum(row, entry);
  return missed && formatUnits(intl, missed.amount, missed.unit, 'short');
}

/** Note about the input: invalid, or below the minimum; otherwise the amount in the cart. */
export function noteOf(
  intl: IntlShape,
  row: SheetRowData,
  entry: SheetEntry | undefined,
  inCart: { readonly amount: number; readonly unit: { readonly name?: string; readonly abbreviation: string } } | undefined,
): string | undefined {
  if (entry && isUnreadable(entry))
    // For instance, a barcode scanned into the field.
    return /^\d+$/.test(readTyped(entry.text))
      ? intl.formatMessage({ id: 'quantity.amount.tooLong' }, { digits: limits.amountCharacters })
      : refusalText(intl, entry.text, amountFaultOf(entry.text));
  const minimum = minimumText(intl, row, entry);
  if (minimum) return intl.formatMessage({ id: 'orderSheet.belowMinimum' }, { quantity: minimum });
  const held =
    inCart && intl.formatMessage({ id: 'orderSheet.inCart' }, { quantity: formatUnits(intl, inCart.amount, inCart.unit, 'short') });
  return entry?.isUnsure ? [intl.formatMessage({ id: 'orderSheet.unsure.line' }), held].filter(Boolean).join(' · ') : held;
}

/** Total in EUR of lines not in the cart yet, and the number of those without a price. */
export interface SheetSum {
  readonly net: Decimal;
  readonly onRequest: number;
  readonly unreadable: number;
}

/** Memoised total of a draft: unchanged amounts aren't computed again. */
export function rememberedSheetSum(displayRules: DisplayRules): (rows: readonly SheetRowData[], draft: SheetDraft) => SheetSum {
  const known = new WeakMap<SheetEntry, { readonly row: SheetRowData; readonly total: Decimal | undefined }>();
  const totalOf = (row: SheetRowData, entry: SheetEntry, amount: number): Decimal | undefined => {
    const kept = known.get(entry);
    if (kept?.row === row) return kept.total;
    const unit = unitOfRow(row, entry);
    const quote = row.product && unit && quoteOf(row.product, { amount, unit }, displayRules);
    const total = quote?.kind === 'priced' ? quote.rowTotal : undefined;
    known.set(entry, { row, total });
    return total;
  };
  return (rows, { entries }) => {
    let net = decimal(0);
    let [onRequest, unreadable] = [0, 0];
    for (const row of rows) {
      const { [row.sku]: entry } = entries;
      if (!entry || entry.isSent || entry.isUnsure || !row.canType) continue;
      if (isUnreadable(entry)) unreadable += 1;
      const amount = amountOfEntry(entry);
      if (amount === undefined) continue;
      const total = totalOf(row, entry, amount);
      if (total) net = net.plus(total);
      else onRequest += 1;
    }
    return { net, onRequest, unreadable };
  };
}
