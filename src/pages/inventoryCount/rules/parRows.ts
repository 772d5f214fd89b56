import type { OrderTemplate } from '#gen/models/index.ts';
import type { RequestedLine } from '#domain/cart/cartAddition.ts';
import { decimal, zero, type Decimal } from '#domain/price/money.ts';
import { parSuggestion, type ParSuggestion } from '#domain/inventory/parOrder.ts';
import type { Product } from '#domain/product/product.ts';
import { unitOf, type Unit } from '#domain/product/unit.ts';

/** Why a product of a par list can't be ordered. */
export type ParRefusal = 'noLongerAvailable' | 'notAvailable' | 'unitNotSold';

/** A product of a par list after a count: target, counted and suggested amount. Quantities are in storage units. */
export type ParRow =
  | {
      readonly kind: 'order';
      readonly product: Product;
      /** Unit to order: the list's, or the default one if that is no longer available. */
      readonly unit: Unit;
      readonly par: Decimal;
      /** Undefined if the product was not counted: then its stock is unknown. */
      readonly counted: Decimal | undefined;
      readonly suggestion: ParSuggestion;
    }
  | { readonly kind: 'refused'; readonly sku: string; readonly name: string; readonly reason: ParRefusal };

/** Rows of a par list, an order template, after a count. A product listed twice has one row. */
export function parRowsOf(
  { orderTemplateItems }: Pick<OrderTemplate, 'orderTemplateItems'>,
  totals: ReadonlyMap<string, Decimal>,
  products: readonly Product[],
): readonly ParRow[] {
  const known = new Map(products.map((product) => [product.sku, product]));
  const skus = [...new Set(orderTemplateItems.map(({ productSku }) => productSku))];
  return skus.map((sku): ParRow => {
    const items = orderTemplateItems.filter(({ productSku }) => productSku === sku);
    const product = known.get(sku);
    const refuse = (reason: ParRefusal): ParRow => ({ kind: 'refused', sku, name: product?.name ?? sku, reason });
    if (!product || product.availability.status === 'REMOVED_FROM_INVENTORY') return refuse('noLongerAvailable');
    if (!product.isOrderable) return refuse('notAvailable');
    let par = zero;
    for (const { amount, unit } of items) {
      const ratio = unitOf(product.allUnits, unit)?.ratio;
      // In an unknown unit the target amount is unknown too.
      if (ratio === undefined) return refuse('unitNotSold');
      par = par.plus(decimal(amount).times(ratio));
    }
    const unit = unitOf(product.units, items[0]?.unit ?? '') ?? product.defaultUnit;
    const counted = totals.get(sku);
    const need = { par, counted: counted ?? zero, ratio: unit.ratio, minimum: product.minSaleQuantity };
    return { kind: 'order', product, unit, par, counted, suggestion: parSuggestion(need) };
  });
}

/** Line to add to the cart for a row. */
export function requestedParLine({ product, unit, suggestion }: Extract<ParRow, { kind: 'order' }>): RequestedLine {
  return { sku: product.sku, name: product.name, amount: suggestion.amount, unitAbbreviation: unit.abbreviation };
}
