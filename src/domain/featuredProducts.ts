import type { RequestedLine } from './cartAddition';
import { limits } from './limits';
import type { Product } from './product';
import { isBelowMinimum, minimumForUnit } from './quantity';
import type { Unit } from './unit';

/** What somebody wants of a featured product: an amount, undefined while none is entered, in a unit. */
export interface FeaturedChoice {
  readonly amount: number | undefined;
  readonly unit: Unit;
}

/**
 * The least amount that can be ordered, where what was entered is none (P§5 "featured product"): a whole number from 1 to 99999 that
 * reaches the product's minimum in its unit. Undefined where the amount is fine, and where none was entered.
 */
export function leastAmount({ minSaleQuantity }: Pick<Product, 'minSaleQuantity'>, { amount, unit }: FeaturedChoice): number | undefined {
  if (amount === undefined || amount === 0) return undefined;
  const isWhole = Number.isInteger(amount) && amount > 0 && amount <= limits.amountMaximum;
  if (isWhole && !isBelowMinimum(amount, unit.ratio, minSaleQuantity)) return undefined;
  return Math.max(1, minimumForUnit(minSaleQuantity, unit.ratio));
}

/** What goes into the cart: the entered amounts that are fine, of products that can be ordered. */
export function requestedFeaturedLines(
  products: readonly Pick<Product, 'sku' | 'name' | 'isOrderable' | 'minSaleQuantity'>[],
  choiceOf: (sku: string) => FeaturedChoice | undefined,
): readonly RequestedLine[] {
  return products.flatMap((product) => {
    const choice = choiceOf(product.sku);
    if (!product.isOrderable || !choice?.amount || leastAmount(product, choice) !== undefined) return [];
    return [{ sku: product.sku, name: product.name, amount: choice.amount, unitAbbreviation: choice.unit.abbreviation }];
  });
}
