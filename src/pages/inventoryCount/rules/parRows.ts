import type { OrderTemplate } from '../../../gen/models';
import type { RequestedLine } from '../../../domain/cartAddition';
import { decimal, zero, type Decimal } from '../../../domain/money';
import { parSuggestion, type ParSuggestion } from './parOrder';
import type { Product } from '../../../domain/product';
import { unitOf, type Unit } from '../../../domain/unit';

/** Why a product of a par list can't be ordered. */
export type ParRefusal = 'noLongerAvailable' | 'notAvailable' | 'unitNotSold';

/** A product of a par list after a count: what is to be there, what was counted, what to order. Quantities are in storage units. */
export type ParRow =
  | {
      readonly kind: 'order';
      readonly product: Product;
      /** The unit to order in: the list's, or the preselected one where that can't be chosen any more. */
      readonly unit: Unit;
      readonly par: Decimal;
      /** Undefined where the product was not counted: then it isn't known what is there. */
      readonly counted: Decimal | undefined;
      readonly suggestion: ParSuggestion;
    }
  | { readonly kind: 'refused'; readonly sku: string; readonly name: string; readonly reason: ParRefusal };

/** The rows of a par list, an order template, after a count. A product that stands in it twice has one row. */
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
      // In a unit that is unknown nobody can say how much is to be there.
      if (ratio === undefined) return refuse('unitNotSold');
      par = par.plus(decimal(amount).times(ratio));
    }
    const unit = unitOf(product.units, items[0]?.unit ?? '') ?? product.defaultUnit;
    const counted = totals.get(sku);
    const need = { par, counted: counted ?? zero, ratio: unit.ratio, minimum: product.minSaleQuantity };
    return { kind: 'order', product, unit, par, counted, suggestion: parSuggestion(need) };
  });
}

/** What goes into the cart of a row. */
export function requestedParLine({ product, unit, suggestion }: Extract<ParRow, { kind: 'order' }>): RequestedLine {
  return { sku: product.sku, name: product.name, amount: suggestion.amount, unitAbbreviation: unit.abbreviation };
}
