import type { PriceTier } from '../../domain/priceExplanation';

/**
 * The tiers that an amount of the selected unit can have: where one of a large unit already reaches several tiers, only the best of
 * them. Savings stay measured against the first tier of all.
 */
export function reachableTiers(tiers: readonly PriceTier[]): readonly PriceTier[] {
  return tiers.filter((tier, index) => tiers[index + 1]?.fromAmount !== tier.fromAmount);
}
