import type { Locale } from './locale';
import type { ReferencePrice } from '#domain/price/referencePrice.ts';
import { formatPrice, formatQuantity } from './format';

/** "6 kg", "0,75 l": a quantity in a measure, never broken between them. Units of sale have names: `formatUnits`. */
export function formatMeasure(quantity: number, measure: string, locale: Locale): string {
  return `${formatQuantity(quantity, locale)}\u00a0${measure}`;
}

/** "12,90 €/kg" or "0,50 €/100 g": a price per quantity of reference, which reads the same in every language (P§9 price notation). */
export function formatReferencePrice({ amount, ...quantity }: ReferencePrice): string {
  return `${formatPrice(amount)}/${formatReferenceQuantity(quantity)}`;
}

/** The quantity of a reference price: "kg", "100 g". */
export function formatReferenceQuantity({ perQuantity, perUnit }: Pick<ReferencePrice, 'perQuantity' | 'perUnit'>): string {
  return perQuantity === 1 ? perUnit : formatMeasure(perQuantity, perUnit, 'de');
}
