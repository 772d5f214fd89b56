import { decimal, type Decimal } from '../price/money';
import type { Product } from './product';
import { measureFactor, measureSign } from './unit';

/** A content and its measure, as the server has them. */
interface Content {
  readonly quantity: Decimal;
  readonly unit: string;
}

/** The content of a storage unit: its filling, or the measure in which it is sold. Undefined if unknown. */
export function contentOf({
  netFillingQuantity: filling,
  storageUnit,
}: Pick<Product, 'netFillingQuantity' | 'storageUnit'>): Content | undefined {
  const sign = measureSign(storageUnit.abbreviation);
  if (sign !== undefined) return { quantity: decimal(storageUnit.ratio), unit: sign };
  return filling && filling.quantity > 0 ? { quantity: decimal(filling.quantity), unit: filling.unit } : undefined;
}

/** The two measures that contents are brought to: grams for weights, millilitres for volumes. */
export const contentMeasures = ['g', 'ml'] as const;

/** A measure of contents. */
export type ContentMeasure = (typeof contentMeasures)[number];

/** A content in grams or millilitres. */
export interface MeasuredContent {
  readonly quantity: Decimal;
  readonly measure: ContentMeasure;
}

/**
 * The content of a storage unit in grams or millilitres: of its filling or measure, else of the reference price, which
 * also weighs goods whose filling counts pieces. Undefined if it is unknown, or neither weight nor volume.
 */
export function measuredContent(product: Pick<Product, 'netFillingQuantity' | 'storageUnit' | 'basePrice'>): MeasuredContent | undefined {
  const { basePrice } = product;
  const known = [contentOf(product), basePrice && basePrice.quantity > 0 && { ...basePrice, quantity: decimal(basePrice.quantity) }];
  for (const content of known)
    for (const measure of contentMeasures) {
      const factor = content ? measureFactor(content.unit, measure) : undefined;
      if (content && factor) return { quantity: content.quantity.times(factor), measure };
    }
  return undefined;
}
