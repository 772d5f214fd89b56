import { gtinKey } from '../codes/gtin';
import { limits } from '../text/limits';
import type { ScannedProduct } from '../codes/scannedCode';
import { measureSign } from '../product/unit';
import { decimal, zero, type Decimal } from '../price/money';
import type { Product } from '../product/product';
import { writtenNumber } from '../text/typedNumber';
import { readProse } from '../text/typedText';

/** A unit that a product can be counted in. `ratio` counts the storage units in one of it. */
export interface CountUnit {
  readonly abbreviation: string;
  readonly name: string;
  readonly ratio: number;
  readonly gtins: readonly string[];
}

/** A product as stored with a count: the data needed offline. */
export interface CountedProduct {
  readonly sku: string;
  readonly crossTenantProductId?: string | undefined;
  readonly name: string;
  /** Smallest first; never empty. */
  readonly units: readonly CountUnit[];
}

/** Common fields of all lines. Amounts are decimal texts, so that 0.1 and 0.2 make 0.3. */
interface Counted {
  /** Made of product and unit, so that counting the same twice gives one line. */
  readonly id: string;
  readonly amount: string;
}

/** A product of the shop, counted in one of its units. */
export interface ProductLine extends Counted {
  readonly kind: 'product';
  readonly product: CountedProduct;
  /** Abbreviation of the unit. */
  readonly unit: string;
}

/** An article that the shop doesn't sell, named by the user. */
export interface OtherLine extends Counted {
  readonly kind: 'other';
  readonly gtin: string | undefined;
  readonly name: string;
  readonly unit: string;
}

/** A barcode that is not looked up yet. */
export interface ScanLine extends Counted {
  readonly kind: 'scan';
  readonly gtin: string;
  /** It was looked up, and no product of the shop has it: the user has to name it. */
  readonly isUnknown: boolean;
  /** Number of scanned labels with a weight, if the amount is their kilograms; missing for pieces. */
  readonly weighed?: number;
}

/** One thing counted. */
export type CountLine = ProductLine | OtherLine | ScanLine;

/** Place of the count, and a note about it. Undefined while not chosen. */
export interface CountPlace {
  readonly externalAddressId: string | undefined;
  readonly unloadingArea: string | undefined;
  readonly comment: string;
}

/** A count under way. */
export interface Count {
  /** The one counted last first. */
  readonly lines: readonly CountLine[];
  readonly place: CountPlace;
  /** Totals in storage units, by sku, that the user has confirmed although they differ much from the last count's. */
  readonly confirmed: Readonly<Record<string, string>>;
}

/** Nothing counted yet. */
export const emptyCount: Count = {
  lines: [],
  place: { externalAddressId: undefined, unloadingArea: undefined, comment: '' },
  confirmed: {},
};

/** Most decimals of a counted amount; an opened package may give a fraction. */
const amountDecimals = 3;
/** Maximum lengths of the backend's texts. */
export const countLimits = { comment: 1_000, name: 200, unit: 50, lines: 5_000, otherLines: 1_000 } as const;

/**
 * Parses a typed amount into a decimal text with a point; undefined if invalid. Valid are 0 to 99999 with up to three decimals, with a
 * comma or a point. Zero counts: nothing is left.
 */
export function readCountText(text: string): string | undefined {
  const written = writtenNumber(text);
  if (written === undefined || written.startsWith('-')) return undefined;
  const amount = decimal(written);
  const isFine = amount.equals(amount.toDecimalPlaces(amountDecimals)) && amount.lessThanOrEqualTo(limits.amountMaximum);
  return isFine ? amount.toString() : undefined;
}

/** The stored data of a counted product: the units that can be ordered, the one of its prices, and those that a barcode can name. */
export function countedProductOf({ sku, crossTenantProductId, name, allUnits, storageUnit }: Product): CountedProduct {
  const countable = allUnits.filter((unit) => unit.isVisible || unit.isStorageUnit || unit.gtins.length > 0);
  const units = (countable.length > 0 ? countable : [storageUnit]).toSorted((one, other) => one.ratio - other.ratio);
  return {
    sku,
    ...(crossTenantProductId !== undefined && { crossTenantProductId }),
    name,
    units: units.map(({ abbreviation, name: unitName, ratio, gtins }) => ({ abbreviation, name: unitName, ratio, gtins })),
  };
}

/** The unit of a product that carries a barcode; undefined where none does. */
export function unitOfGtin({ units }: Pick<CountedProduct, 'units'>, gtin: string): CountUnit | undefined {
  const key = gtinKey(gtin);
  return units.find(({ gtins }) => gtins.some((other) => gtinKey(other) === key));
}

/** The product with its unit that carries a barcode, among those that are known. */
export function productOfGtin(
  products: Iterable<CountedProduct>,
  gtin: string,
): { readonly product: CountedProduct; readonly unit: CountUnit } | undefined {
  for (const product of products) {
    const unit = unitOfGtin(product, gtin);
    if (unit) return { product, unit };
  }
  return undefined;
}

/** The unit of weighed goods; undefined for goods that are only counted. */
const kilogramOf = ({ units }: Pick<CountedProduct, 'units'>) => units.find(({ abbreviation }) => measureSign(abbreviation) === 'kg');

/** Quantity of a scanned code: the code's weight if the product is weighed, else pieces of the barcode's unit. */
function countedBy(product: CountedProduct, { gtin, pieces = 1, kilograms }: ScannedProduct) {
  const weighed = kilograms === undefined ? undefined : kilogramOf(product);
  const unit = weighed ?? unitOfGtin(product, gtin);
  return unit && { unit, amount: (weighed && kilograms) ?? String(pieces) };
}

/** Quantity of one scan of a code. */
export function scannedAmount(line: CountLine, { pieces = 1, kilograms }: ScannedProduct): string {
  const isWeight =
    line.kind === 'product' ? kilogramOf(line.product)?.abbreviation === line.unit : line.kind === 'scan' && line.weighed !== undefined;
  return (isWeight ? kilograms : undefined) ?? String(pieces);
}

export const productLineId = (sku: string, unit: string) => `product:${sku}:${unit}`;
const scanLineId = (gtin: string, isWeight: boolean) => `scan:${gtinKey(gtin)}${isWeight ? ':kg' : ''}`;
export const otherLineId = (gtin: string | undefined, name: string, unit: string) =>
  gtin === undefined
    ? `other:${readProse(name).toLowerCase()}:${readProse(unit).toLowerCase()}`
    : `other:${gtinKey(gtin)}:${readProse(unit).toLowerCase()}`;

/** Sum of two amounts, limited to a line's maximum; never below zero. */
export function addedAmount(one: string, other: string): string {
  const sum = decimal(one).plus(other);
  if (sum.isNegative()) return '0';
  return sum.greaterThan(limits.amountMaximum) ? String(limits.amountMaximum) : sum.toString();
}

/** The count with a line more, on top; counted already, it adds up. */
export function withLine(count: Count, line: CountLine): Count {
  const known = count.lines.find(({ id }) => id === line.id);
  const added = known ? { ...line, amount: addedAmount(known.amount, line.amount) } : line;
  return { ...count, lines: [added, ...count.lines.filter(({ id }) => id !== line.id)] };
}

/** The count with a product more, in one of its units. */
export function withCountedProduct(count: Count, product: CountedProduct, unit: string, amount: string): Count {
  return withLine(count, { kind: 'product', id: productLineId(product.sku, unit), product, unit, amount });
}

/** The line that a scanned code counts on: one of a product, of something else, or the one that waits to be looked up. */
export function lineOfScan(count: Count, scanned: ScannedProduct): CountLine | undefined {
  const key = gtinKey(scanned.gtin);
  const isWeight = scanned.kilograms !== undefined;
  return count.lines.find((line) => {
    if (line.kind === 'product') {
      return unitOfGtin(line.product, scanned.gtin) !== undefined && countedBy(line.product, scanned)?.unit.abbreviation === line.unit;
    }
    if (line.gtin === undefined || gtinKey(line.gtin) !== key) return false;
    return line.kind === 'other' || (line.weighed !== undefined) === isWeight;
  });
}

/**
 * The count after a scan: the code's line increases, or the code waits for its lookup.
 *
 * @param found the product of the code, if already known
 */
export function withCountedScan(count: Count, scanned: ScannedProduct, found?: CountedProduct): Count {
  const known = lineOfScan(count, scanned);
  const counted = found && countedBy(found, scanned);
  if (!known && counted) return withCountedProduct(count, found, counted.unit.abbreviation, counted.amount);
  if (known) {
    const more = { ...known, amount: scannedAmount(known, scanned) };
    return withLine(count, more.kind === 'scan' && more.weighed !== undefined ? { ...more, weighed: more.weighed + 1 } : more);
  }
  const { gtin, kilograms, pieces = 1 } = scanned;
  const id = scanLineId(gtin, kilograms !== undefined);
  const line = { kind: 'scan', id, gtin, isUnknown: false } as const;
  return withLine(count, kilograms === undefined ? { ...line, amount: String(pieces) } : { ...line, amount: kilograms, weighed: 1 });
}

/** The count after a barcode's lookup; its line keeps its position, and is merged with a line of the same product. */
export function withFound(count: Count, gtin: string, product: CountedProduct, unit: string): Count {
  const kilogram = kilogramOf(product)?.abbreviation;
  const asProduct = (line: CountLine): CountLine => {
    const labels = line.kind === 'scan' ? line.weighed : undefined;
    const of = labels !== undefined && kilogram !== undefined ? kilogram : unit;
    // For goods that aren't weighed, each label counts one.
    const amount = labels !== undefined && kilogram === undefined ? String(labels) : line.amount;
    return { kind: 'product', id: productLineId(product.sku, of), product, unit: of, amount };
  };
  return [false, true].reduce((now, isWeight) => withReplaced(now, scanLineId(gtin, isWeight), asProduct), count);
}

/** The count once it is known that no product of the shop has a barcode. */
export function withUnknown(count: Count, gtin: string): Count {
  return [false, true].reduce(
    (now, isWeight) =>
      withReplaced(now, scanLineId(gtin, isWeight), (line) => (line.kind === 'scan' ? { ...line, isUnknown: true } : line)),
    count,
  );
}

/** The count after the user has named an unknown barcode. */
export function withNamed(count: Count, id: string, name: string, unit: string): Count {
  return withReplaced(count, id, (line) => {
    if (line.kind === 'product') return line;
    return {
      kind: 'other',
      id: otherLineId(line.gtin, name, unit),
      gtin: line.gtin,
      name: readProse(name),
      unit: readProse(unit),
      amount: line.amount,
    };
  });
}

/** The count with another amount of a line. A removed line stays removed. */
export function withAmount(count: Count, id: string, amount: string): Count {
  return withReplaced(count, id, (line) => ({ ...line, amount }));
}

/** The count with a line in another unit of its product. */
export function withUnit(count: Count, id: string, unit: string): Count {
  return withReplaced(count, id, (line) => (line.kind === 'product' ? { ...line, id: productLineId(line.product.sku, unit), unit } : line));
}

/** The count without a line. */
export function withoutLine(count: Count, id: string): Count {
  return { ...count, lines: count.lines.filter((line) => line.id !== id) };
}

/** The count after an addition was taken back: so much less, and without the line where nothing else was counted. */
export function withoutAddition(count: Count, id: string, amount: string): Count {
  const line = count.lines.find((other) => other.id === id);
  if (!line) return count;
  return decimal(line.amount).lessThanOrEqualTo(amount)
    ? withoutLine(count, id)
    : withAmount(count, id, decimal(line.amount).minus(amount).toString());
}

/** The line with its successor in its place; where the successor is another line that is there already, the two add up in it. */
function withReplaced(count: Count, id: string, change: (line: CountLine) => CountLine): Count {
  const place = count.lines.findIndex((line) => line.id === id);
  const line = count.lines[place];
  if (!line) return count;
  const next = change(line);
  const twin = next.id === id ? undefined : count.lines.find((other) => other.id === next.id);
  const merged = twin ? { ...next, amount: addedAmount(next.amount, twin.amount) } : next;
  const lines = count.lines
    .map((other, index) => (index === place ? merged : other))
    .filter((other) => other === merged || other.id !== next.id);
  return { ...count, lines };
}

/** Counted quantity of each product in storage units, by sku. */
export function countedTotals(lines: readonly CountLine[]): ReadonlyMap<string, Decimal> {
  const totals = new Map<string, Decimal>();
  for (const line of lines) {
    if (line.kind !== 'product') continue;
    const { sku, units } = line.product;
    const ratio = units.find(({ abbreviation }) => abbreviation === line.unit)?.ratio ?? 1;
    totals.set(sku, (totals.get(sku) ?? zero).plus(decimal(line.amount).times(ratio)));
  }
  return totals;
}

/**
 * True if a quantity differs so much from the last count's that it needs confirmation: at least double, or at most half. Without a last
 * quantity it is false.
 */
export function isFarFrom(counted: Decimal, last: Decimal | undefined): boolean {
  if (last === undefined || last.isZero()) return false;
  return counted.greaterThanOrEqualTo(last.times(2)) || counted.times(2).lessThanOrEqualTo(last);
}

/** The skus whose total is to be asked about: far from the last count's and not confirmed as it is. */
export function questionableSkus({ lines, confirmed }: Count, last: ReadonlyMap<string, Decimal>): ReadonlySet<string> {
  const totals = [...countedTotals(lines)];
  return new Set(totals.flatMap(([sku, total]) => (isFarFrom(total, last.get(sku)) && confirmed[sku] !== total.toString() ? [sku] : [])));
}

/** The count after the user has confirmed a product's quantity. */
export function withConfirmed(count: Count, sku: string): Count {
  const total = countedTotals(count.lines).get(sku);
  return total ? { ...count, confirmed: { ...count.confirmed, [sku]: total.toString() } } : count;
}
