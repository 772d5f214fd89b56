import type { RequestedLine } from '../cart/cartAddition';
import { limits } from '../text/limits';
import type { Product } from './product';
import { isBelowMinimum, minimumForUnit } from './quantity';
import type { Unit } from './unit';

/** The choice for a featured product: an amount, undefined while empty, in a unit. */
export interface FeaturedChoice {
  readonly amount: number | undefined;
  readonly unit: Unit;
}

/**
 * The least orderable amount, if the entered one is invalid (P§5 "featured product"): a whole number from 1 to 99999 that reaches the
 * product's minimum in its unit. Undefined if the amount is valid or empty.
 */
export function minAmountOf({ minSaleQuantity }: Pick<Product, 'minSaleQuantity'>, { amount, unit }: FeaturedChoice): number | undefined {
  if (amount === undefined || amount === 0) return undefined;
  const isWhole = Number.isInteger(amount) && amount > 0 && amount <= limits.amountMaximum;
  if (isWhole && !isBelowMinimum(amount, unit.ratio, minSaleQuantity)) return undefined;
  return Math.max(1, minimumForUnit(minSaleQuantity, unit.ratio));
}

/** Lines for the cart: the valid entered amounts of orderable products. */
export function requestedFeaturedLines(
  products: readonly Pick<Product, 'sku' | 'name' | 'isOrderable' | 'minSaleQuantity'>[],
  choiceOf: (sku: string) => FeaturedChoice | undefined,
): readonly RequestedLine[] {
  return products.flatMap((product) => {
    const choice = choiceOf(product.sku);
    if (!product.isOrderable || !choice?.amount || minAmountOf(product, choice) !== undefined) return [];
    return [{ sku: product.sku, name: product.name, amount: choice.amount, unitAbbreviation: choice.unit.abbreviation }];
  });
}
