import type { BasePrice } from '#gen/models/index.ts';
import { roundMoney, type Decimal } from './money';
import { measureFactor } from '../product/unit';

/** Price for a quantity of reference, "12,90 € / 1 kg". */
export interface ReferencePrice {
  readonly amount: Decimal;
  readonly perQuantity: number;
  readonly perUnit: string;
}

/**
 * Price for a quantity of reference (P§9 "best price divided by amount times base ratio"). The amount is the content of one
 * storage unit, `basePrice.quantity`, and the base ratio the quantity the shown price refers to, `basePrice.refQuantity`, brought
 * to the same measure. A cheese wheel that is the storage unit, holds 6 kg and costs 77.40 € is 77.40 ÷ 6 × 1 = 12.90 €
 * for 1 kg; a bag of 500 g at 2.49 € shown per 100 g is 2.49 ÷ 500 × 100 = 0.50 €. Undefined when content or reference is
 * missing, zero or of another measure.
 */
export function referencePriceOf(unitPrice: Decimal, basePrice: BasePrice | undefined): ReferencePrice | undefined {
  const exact = exactReference(unitPrice, basePrice);
  return basePrice && exact && { amount: roundMoney(exact), perQuantity: basePrice.refQuantity, perUnit: basePrice.refUnit };
}

/** An amount of money for one storage unit as that for the quantity of reference, in EUR, before rounding; undefined as above. */
export function exactReference(unitAmount: Decimal, basePrice: BasePrice | undefined): Decimal | undefined {
  if (!basePrice || !(basePrice.quantity > 0) || !(basePrice.refQuantity > 0)) return undefined;
  const factor = measureFactor(basePrice.refUnit, basePrice.unit);
  return factor && unitAmount.times(factor.times(basePrice.refQuantity)).dividedBy(basePrice.quantity);
}
