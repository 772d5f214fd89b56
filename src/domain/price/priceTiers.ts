import type { Price, PriceType } from './bulkPrice';
import { limits } from '../text/limits';
import { decimal, roundMoney, savingShare, type Decimal } from './money';
import { bestPrice, choosePrice, listPriceOf, rawValueOf, salePrice, type Candidate, type PriceQuote, type PriceRequest } from './price';
import { amountReaching } from '../product/quantity';
import { referencePriceOf, type ReferencePrice } from './referencePrice';
import { scaledAmount } from '../product/unit';

/** A row of the tier table: the price from a quantity on. */
export interface PriceTier {
  /** Quantity in storage units from which it applies. */
  readonly from: number;
  /** Least amount of the selected unit that reaches it, at least 1. */
  readonly fromAmount: number;
  readonly unitPrice: Decimal;
  readonly pricePerSelectedUnit: Decimal;
  readonly type: PriceType;
  readonly validTo: string | undefined;
  readonly referencePrice: ReferencePrice | undefined;
  /** Saving of one storage unit against the list price, as a share; zero if there is none. The same as in the product's row. */
  readonly savingShare: Decimal;
  /** True for the tier of the request's amount. */
  readonly isCurrent: boolean;
}

/**
 * All tiers of a product for a unit: for each quantity from which another price is charged, the best price there. Prices that never
 * win are left out, so the unit price falls from row to row; with expected bonuses it may rise where a lower price on the invoice has
 * the smaller bonus. The first row is current also when the amount doesn't reach it.
 */
export function tiers(prices: readonly Price[], request: PriceRequest): PriceTier[] {
  const storageUnits = scaledAmount(request.amount, request.ratio);
  const quantities = [...new Set(prices.map((price) => price.minQuantity))].sort((a, b) => a - b);
  const rows: { from: number; candidate: Candidate }[] = [];
  for (const from of quantities) {
    const choice = choosePrice(prices, decimal(from), request);
    const last = rows.at(-1);
    if (choice && !(last && choice.candidate.unitPrice.equals(last.candidate.unitPrice))) rows.push({ from, candidate: choice.candidate });
  }
  const current = rows.findLast(({ from }) => storageUnits.greaterThanOrEqualTo(from)) ?? rows[0];
  return rows.map((row): PriceTier => {
    const { price, unitPrice } = row.candidate;
    return {
      from: row.from,
      fromAmount: amountReaching(row.from, request.ratio),
      unitPrice,
      pricePerSelectedUnit: salePrice(unitPrice, request.ratio),
      type: price.type,
      validTo: price.toDate,
      referencePrice: referencePriceOf(unitPrice, request.basePrice),
      savingShare: savingShare(roundMoney(rawValueOf(listPriceOf(prices, price))), unitPrice),
      isCurrent: row === current,
    };
  });
}

/**
 * The tiers that an amount of the selected unit can have: where one of a large unit already reaches several tiers, only the last of
 * them, which is the one that is charged.
 */
export function reachableTiers(rows: readonly PriceTier[]): readonly PriceTier[] {
  return rows.filter((tier, index) => rows[index + 1]?.fromAmount !== tier.fromAmount);
}

/** "n more and the unit price drops to …". */
export interface NextTier {
  /** Amount of the selected unit that is still missing. */
  readonly missing: number;
  /** The amount of the selected unit that reaches it. */
  readonly amount: number;
  readonly tier: PriceTier;
  /** Saving of one storage unit against now, in EUR. */
  readonly saving: Decimal;
}

/**
 * The next lower price above an amount, unless it needs more than can be ordered; undefined at the lowest one.
 *
 * @param quote the request's price, if computed already
 * @param rows its tiers, if computed already
 */
export function nextTier(
  prices: readonly Price[],
  request: PriceRequest,
  quote: PriceQuote = bestPrice(prices, request),
  rows: readonly PriceTier[] = tiers(prices, request),
): NextTier | undefined {
  if (quote.kind === 'onRequest') return undefined;
  const amount = Math.max(1, request.amount);
  // One more of a large unit can leap over a tier: then the last one it reaches is the price.
  const tier = reachableTiers(rows).find(
    (row) => row.fromAmount > amount && row.unitPrice.lessThan(quote.unitPrice) && row.fromAmount <= limits.amountMaximum,
  );
  if (!tier) return undefined;
  return { missing: tier.fromAmount - amount, amount: tier.fromAmount, tier, saving: quote.unitPrice.minus(tier.unitPrice) };
}
