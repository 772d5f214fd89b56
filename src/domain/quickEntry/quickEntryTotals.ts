import type { CartLine } from '../cart/cart';
import type { Product } from '../product/product';
import type { QuickChoice } from './quickEntryFit';
import { scaledAmount, unitOf, type Unit } from '../product/unit';

/** Quantity of a product in the cart once lines are added. */
export interface QuickTotal {
  readonly product: Product;
  readonly amount: number;
  readonly unit: Unit;
  /** The present quantity in the cart. */
  readonly held: { readonly amount: number; readonly unit: Unit } | undefined;
}

/** Quantities of lines plus cart, per product, in their unit; in the storage unit if there are several. */
export function quickTotals(choices: readonly QuickChoice[], cartLines: readonly CartLine[]): readonly QuickTotal[] {
  const skus = [...new Set(choices.map(({ product }) => product.sku))];
  return skus.flatMap((sku) => {
    const own = choices.filter(({ product }) => product.sku === sku);
    const [first] = own;
    if (!first) return [];
    const { product } = first;
    const line = cartLines.find((one) => one.sku === sku);
    const heldUnit = line && unitOf(product.allUnits, line.unitAbbreviation);
    const held = line && heldUnit ? { amount: line.amount, unit: heldUnit } : undefined;
    const all = [...own, ...(held ? [held] : [])];
    const unit = all.every(({ unit: { abbreviation } }) => abbreviation === first.unit.abbreviation) ? first.unit : product.storageUnit;
    const storage = all.reduce((sum, one) => scaledAmount(one.amount, one.unit.ratio).plus(sum), scaledAmount(1, 0));
    return [{ product, amount: storage.dividedBy(unit.ratio).toNumber(), unit, held }];
  });
}
