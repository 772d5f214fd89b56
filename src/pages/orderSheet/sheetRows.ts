import { refusalText } from '../../kit/field/numberRefusal';
import type { IntlShape } from 'react-intl';
import { quoteOf, type DisplayRules, type OrderChoice } from '../../domain/displayRules';
import { isLocalDate, type LocalDate } from '../../domain/calendar';
import type { ProductKind } from '../../domain/kind';
import { decimal, type Decimal } from '../../domain/money';
import type { Product } from '../../domain/product';
import { isBelowMinimum, minimumForUnit } from '../../domain/quantity';
import { amountFaultOf } from '../../domain/typedNumber';
import { unitOf, type Unit } from '../../domain/unit';
import { formatDay, formatPrice } from '../../i18n/format';
import { formatShortDay } from '../../i18n/shortDay';
import { formatUnits, shortUnitName, unitLabel } from '../../i18n/unitName';
import type { RecentPurchase } from '../../components/product/RecentPurchases';
import type { ShownRow } from './parts/SheetRow';
import { amountOfEntry, isUnreadable, type AddedLine, type SheetDraft, type SheetEntry } from './rules/sheetDraft';
import type { SheetLine, SheetPar } from './rules/sheetSource';

/** A row of the sheet with its product. */
export interface SheetRowData {
  readonly sku: string;
  readonly name: string;
  /** Undefined where it is no longer known. */
  readonly product: Product | undefined;
  readonly kind: ProductKind | undefined;
  readonly categoryName: string | undefined;
  /** The unit that it begins with. */
  readonly unitAbbreviation: string;
  readonly par: SheetPar | undefined;
  /** Whether it can be ordered, and so takes an amount. */
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

/** The rows of a sheet: those of its list, each with what came in its place behind it, then what else was added by hand and isn't among them. */
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

/** The unit that a row counts: the one chosen for it, else its own; undefined where the product is unknown. */
function unitOfRow({ product, unitAbbreviation }: SheetRowData, entry: SheetEntry | undefined): Unit | undefined {
  if (!product) return undefined;
  return unitOf(product.units, entry?.unitAbbreviation ?? unitAbbreviation) ?? product.defaultUnit;
}

/** The unit behind a row's present one, round the end. */
export function nextUnit(row: SheetRowData, entry: SheetEntry | undefined): Unit | undefined {
  const units = row.product?.units ?? [];
  const now = unitOfRow(row, entry);
  const place = units.findIndex(({ abbreviation }) => abbreviation === now?.abbreviation);
  return units.length > 1 ? units[(place + 1) % units.length] : undefined;
}

/** Why a product can't be ordered, in words; undefined for one that can. */
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

/** What one of the unit costs at the amount that is typed; undefined where prices are not shown. */
function priceText(intl: IntlShape, row: SheetRowData, entry: SheetEntry | undefined, displayRules: DisplayRules): string | undefined {
  const unit = unitOfRow(row, entry);
  if (!row.product || !unit || !displayRules.canSeePrices) return undefined;
  const quote = quoteOf(row.product, { amount: amountOfEntry(entry) ?? 1, unit }, displayRules);
  if (quote?.kind !== 'priced') return intl.formatMessage({ id: 'orderSheet.onRequest' });
  return formatPrice(quote.unitPrice.times(unit.ratio));
}

/** The amount of a last purchase in the row's unit where it is a whole number of them, else in storage units. */
function lastText(intl: IntlShape, purchase: RecentPurchase | undefined, unit: Unit | undefined, today: LocalDate): string | undefined {
  if (!purchase || !isLocalDate(purchase.date)) return undefined;
  const inUnit = unit && decimal(purchase.quantity).dividedBy(unit.ratio);
  const quantity =
    unit && inUnit?.isInteger()
      ? formatUnits(intl, inUnit, unit, 'short')
      : formatUnits(intl, purchase.quantity, { abbreviation: purchase.unit }, 'short');
  return intl.formatMessage({ id: 'orderSheet.last' }, { quantity, day: formatShortDay(purchase.date, today, intl.locale) });
}

/** What a row shows. */
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

/** What a row's price is asked for: what was typed, else what its list has of it; undefined where there is neither. */
export function choiceOfRow(row: SheetRowData, entry: SheetEntry | undefined): OrderChoice | undefined {
  const unit = unitOfRow(row, entry);
  const amount = amountOfEntry(entry) ?? row.par?.amount;
  return unit && amount !== undefined ? { amount, unit } : undefined;
}

/** The amount of its unit from which on a row can be ordered, where less is typed and not in the cart yet. */
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

/** That amount in words. */
export function minimumText(intl: IntlShape, row: SheetRowData, entry: SheetEntry | undefined): string | undefined {
  const missed = missedMinimum(row, entry);
  return missed && formatUnits(intl, missed.amount, missed.unit, 'short');
}

/** A word about what was typed: that it is no amount, or less than can be ordered; else how much of it is in the cart. */
export function noteOf(
  intl: IntlShape,
  row: SheetRowData,
  entry: SheetEntry | undefined,
  inCart: { readonly amount: number; readonly unit: { readonly name?: string; readonly abbreviation: string } } | undefined,
): string | undefined {
  if (entry && isUnreadable(entry)) return refusalText(intl, entry.text, amountFaultOf(entry.text));
  const minimum = minimumText(intl, row, entry);
  if (minimum) return intl.formatMessage({ id: 'orderSheet.belowMinimum' }, { quantity: minimum });
  return inCart && intl.formatMessage({ id: 'orderSheet.inCart' }, { quantity: formatUnits(intl, inCart.amount, inCart.unit, 'short') });
}

/** What is on the sheet and not in the cart yet, in EUR, and how many of its lines have no price. */
export interface SheetSum {
  readonly net: Decimal;
  readonly onRequest: number;
  readonly unreadable: number;
}

/** What the lines of a draft cost, each worked out once: an amount that has not changed costs nothing. */
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
      if (!entry || entry.isSent || !row.canType) continue;
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
