import type { Price } from './bulkPrice';
import { limits } from '../text/limits';
import { decimal, type Decimal } from './money';
import { bestPrice, type PriceQuote } from './price';
import type { Comparison } from './priceExplanation';
import { tiers, type PriceTier } from './priceTiers';
import { amountReaching, minimumForUnit } from '../product/quantity';
import { exactReference, type ReferencePrice } from './referencePrice';
import { scaledAmount, type Unit } from '../product/unit';

/** Another unit, or more of the chosen one, that costs less per kg, l or other reference quantity of the product. */
export interface CheaperPack {
  /** `unit`: another unit; `amount`: a tier that more of the chosen unit reaches. */
  readonly kind: 'unit' | 'amount';
  readonly unit: Unit;
  /** Least amount of that unit that has the price. */
  readonly amount: number;
  /** Its price per reference quantity. */
  readonly reference: ReferencePrice;
  /** The present choice's price per reference quantity. */
  readonly instead: ReferencePrice;
}

const minSaving = decimal('0.01');

interface Way {
  readonly unit: Unit;
  readonly amount: number;
  readonly quantity: Decimal;
  readonly reference: ReferencePrice;
}

/**
 * The nearest way to buy a product cheaper per reference quantity: another unit that the user can choose, or the next tier of the
 * chosen one. If both save, the other unit is offered unless it holds more than twice the tier's quantity. So a carton of twelve beats
 * ten pieces, but ten pieces beat a pallet. Undefined if the saving is below a cent, the product has no reference price, or no
 * orderable choice is cheaper.
 *
 * @param chosen the present choice's unit, whose ratio the comparison has
 * @param quote the present choice's price, if computed already
 * @param rows its tiers, if computed already
 */
export function cheaperPack(
  prices: readonly Price[],
  chosen: Unit,
  { units, minSaleQuantity, ...request }: Comparison,
  quote: PriceQuote = bestPrice(prices, request),
  rows: readonly PriceTier[] = tiers(prices, request),
): CheaperPack | undefined {
  if (rows.length < 2) return undefined; // as of most products, which then cost no more than this
  const present = costOf(quote);
  if (!present) return undefined;

  const wayOf = (unit: Unit, amount: number): Way | undefined => {
    const cost = amount > limits.amountMaximum ? undefined : costOf(bestPrice(prices, { ...request, amount, ratio: unit.ratio }));
    // Before rounding: two prices that are shown a cent apart may differ by much less.
    const saving = cost && exactReference(present.unitPrice.minus(cost.unitPrice), request.basePrice);
    if (!cost || !saving || saving.lessThan(minSaving)) return undefined;
    return { unit, amount, quantity: scaledAmount(amount, unit.ratio), reference: cost.reference };
  };
  const packs = units
    .filter(({ abbreviation }) => abbreviation !== chosen.abbreviation)
    .flatMap((unit) => wayOf(unit, minimumForUnit(minSaleQuantity, unit.ratio)) ?? [])
    .sort((a, b) => a.quantity.comparedTo(b.quantity));
  const least = minimumForUnit(minSaleQuantity, chosen.ratio);
  const more = rows.reduce<Way | undefined>(
    (found, { from }) => found ?? wayOf(chosen, Math.max(least, amountReaching(from, chosen.ratio))),
    undefined,
  );
  const [pack] = packs;
  if (pack && (!more || pack.quantity.lessThanOrEqualTo(more.quantity.times(2)))) return named('unit', pack, present.reference);
  return more && named('amount', more, present.reference);
}

function costOf(quote: PriceQuote): { readonly unitPrice: Decimal; readonly reference: ReferencePrice } | undefined {
  return quote.kind === 'priced' && quote.referencePrice ? { unitPrice: quote.unitPrice, reference: quote.referencePrice } : undefined;
}

function named(kind: CheaperPack['kind'], { unit, amount, reference }: Way, instead: ReferencePrice): CheaperPack {
  return { kind, unit, amount, reference, instead };
}
