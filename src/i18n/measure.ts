import type { ReferencePrice } from '../domain/referencePrice';
import { formatPrice, formatQuantity } from './format';

/** "6 kg": a quantity with its unit, never broken between them. */
export function formatMeasure(quantity: number, unit: string): string {
  return `${formatQuantity(quantity)}\u00a0${unit}`;
}

/** "12,90 €/kg" or "0,50 €/100 g": a price per quantity of reference. */
export function formatReferencePrice({ amount, perQuantity, perUnit }: ReferencePrice): string {
  return `${formatPrice(amount)}/${perQuantity === 1 ? perUnit : formatMeasure(perQuantity, perUnit)}`;
}
