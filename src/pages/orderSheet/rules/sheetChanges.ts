import type { RequestedLine } from '#domain/cart/cartAddition.ts';
import { quoteOf, type DisplayRules } from '#domain/price/displayRules.ts';
import type { Decimal } from '#domain/price/money.ts';
import type { Product } from '#domain/product/product.ts';
import { isBelowMinimum, minimumForUnit } from '#domain/product/quantity.ts';
import { unitOf, type Unit } from '#domain/product/unit.ts';

/** A change of a product that matters to a line with an amount. */
export type SheetChange = { readonly sku: string; readonly name: string } &
  /** It can't be ordered any more; `product` as it is now, undefined if it is gone. */
  (
    | { readonly kind: 'gone'; readonly product: Product | undefined }
    /** It is no longer sold in the line's unit. */
    | { readonly kind: 'unit'; readonly unit: Unit }
    /** The amount is below the minimum by now. */
    | { readonly kind: 'minimum'; readonly amount: number; readonly unit: Unit }
    /** One of its unit costs another price, in EUR; `now` undefined for a price on request. */
    | { readonly kind: 'price'; readonly unit: Unit; readonly before: Decimal; readonly now: Decimal | undefined }
  );

function priceOf(product: Product, amount: number, unit: Unit, displayRules: DisplayRules): Decimal | undefined {
  const quote = quoteOf(product, { amount, unit }, displayRules);
  return quote?.kind === 'priced' ? quote.pricePerSelectedUnit : undefined;
}

function changeOf(
  { sku, amount, unitAbbreviation }: RequestedLine,
  before: Product,
  now: Product | undefined,
  displayRules: DisplayRules,
): SheetChange | undefined {
  const unitBefore = unitOf(before.units, unitAbbreviation);
  if (!before.isOrderable || !unitBefore) return undefined;
  const name = now?.name ?? before.name;
  if (!now?.isOrderable) return { sku, name, kind: 'gone', product: now };
  const unit = unitOf(now.units, unitAbbreviation);
  if (!unit) return { sku, name, kind: 'unit', unit: unitBefore };
  const wasFine = !isBelowMinimum(amount, unitBefore.ratio, before.minSaleQuantity);
  if (wasFine && isBelowMinimum(amount, unit.ratio, now.minSaleQuantity))
    return { sku, name, kind: 'minimum', amount: minimumForUnit(now.minSaleQuantity, unit.ratio), unit };
  const priceBefore = priceOf(before, amount, unitBefore, displayRules);
  const priceNow = priceOf(now, amount, unit, displayRules);
  if (!priceBefore || (priceNow && priceBefore.equals(priceNow))) return undefined;
  return { sku, name, kind: 'price', unit, before: priceBefore, now: priceNow };
}

/**
 * Changes of the products of lines with amounts, between two readings of a sheet; one for each line, what prevents ordering first. A
 * product that the first reading doesn't know has none.
 */
export function sheetChanges(
  lines: readonly RequestedLine[],
  before: ReadonlyMap<string, Product>,
  now: ReadonlyMap<string, Product>,
  displayRules: DisplayRules,
): readonly SheetChange[] {
  return lines.flatMap((line) => {
    const known = before.get(line.sku);
    return (known && changeOf(line, known, now.get(line.sku), displayRules)) ?? [];
  });
}
