import type { Price, PriceType } from './bulkPrice';
import { limits } from '../text/limits';
import { decimal, savingShare, type Decimal } from './money';
import {
  bestPrice,
  choosePrice,
  listPriceOf,
  rawValueOf,
  type AppliedFactor,
  type Candidate,
  type PricedQuote,
  type PriceRequest,
} from './price';
import { tiers } from './priceTiers';
import { amountReaching, minimumForUnit } from '../product/quantity';
import { scaledAmount, type Unit } from '../product/unit';

/**
 * A step from the list price to the price paid. `value` is the result of the step and `change` its difference (negative for a saving),
 * both exact: raw prices may have more than two decimals until the step `rounding`. Steps of scope `unit` give the price of one storage
 * unit, steps of scope `row` that of the whole amount.
 */
export type PriceStep = { readonly value: Decimal; readonly change: Decimal } &
  /** The start: the regular price at the smallest quantity. */
  (
    | { readonly scope: 'unit'; readonly kind: 'list'; readonly type: PriceType }
    /** The same list has a lower price from a quantity on, in storage units. */
    | { readonly scope: 'unit'; readonly kind: 'tier'; readonly from: number }
    /** A price of another kind takes its place: promotion, special or fixed price, a fair's list. */
    | {
        readonly scope: 'unit';
        readonly kind: 'offer';
        readonly type: PriceType;
        readonly from: number;
        readonly validTo: string | undefined;
      }
    /** A factor on the price; `share` is its saving, 0.05 for 5 %. */
    | { readonly scope: 'unit' | 'row'; readonly kind: AppliedFactor['kind']; readonly share: Decimal }
    /** Rounding half-up to cents; only where it changes the number. */
    | { readonly scope: 'unit' | 'row'; readonly kind: 'rounding' }
    /** The rounded unit price times the amount in storage units. */
    | { readonly scope: 'row'; readonly kind: 'amount'; readonly storageUnits: Decimal }
  );

function factorSteps(scope: 'unit' | 'row', start: Decimal, factors: readonly AppliedFactor[]): PriceStep[] {
  let value = start;
  return factors.map(({ kind, factor }) => {
    const before = value;
    value = before.times(factor);
    return { scope, kind, share: decimal(1).minus(factor), value, change: value.minus(before) };
  });
}

function roundingStep(scope: 'unit' | 'row', before: Decimal, value: Decimal): PriceStep[] {
  return value.equals(before) ? [] : [{ scope, kind: 'rounding', value, change: value.minus(before) }];
}

/** From the list price to the price that was chosen: nothing, a tier of the same list, or an offer. */
function choiceStep(list: Price, { price, raw }: Candidate): PriceStep[] {
  const change = raw.minus(rawValueOf(list));
  if (price.source === list.source && price.minQuantity === list.minQuantity && change.isZero()) return [];
  const step = { scope: 'unit' as const, from: price.minQuantity, value: raw, change };
  return price.source === list.source ? [{ ...step, kind: 'tier' }] : [{ ...step, kind: 'offer', type: price.type, validTo: price.toDate }];
}

/**
 * Every step from the list price to the price paid, from the same computation as `bestPrice`, so that the two can't disagree. The
 * sequence is list, tier or offer, discount and bonus in their order, the fair's discount, rounding; then the amount and factors on
 * totals. The last step of scope `unit` has the unit price, the last of scope `row` the row total. Empty without a price.
 */
export function priceSteps(prices: readonly Price[], request: PriceRequest): PriceStep[] {
  const storageUnits = scaledAmount(request.amount, request.ratio);
  const quote = bestPrice(prices, request);
  const choice = choosePrice(prices, storageUnits, request);
  if (quote.kind === 'onRequest' || !choice) return [];

  const { candidate } = choice;
  const { unitPrice, exactUnitPrice, unitFactors, totalFactors } = candidate;
  const list = listPriceOf(prices, candidate.price);
  const listValue = rawValueOf(list);
  const exactRow = unitPrice.times(storageUnits);
  const rowFactorSteps = factorSteps('row', exactRow, totalFactors);
  const exactTotal = rowFactorSteps.at(-1)?.value ?? exactRow;
  return [
    { scope: 'unit', kind: 'list', type: list.type, value: listValue, change: decimal(0) },
    ...choiceStep(list, candidate),
    ...factorSteps('unit', candidate.raw, unitFactors),
    ...roundingStep('unit', exactUnitPrice, unitPrice),
    { scope: 'row', kind: 'amount', storageUnits, value: exactRow, change: exactRow.minus(unitPrice) },
    ...rowFactorSteps,
    ...roundingStep('row', exactTotal, quote.rowTotal),
  ];
}

/** A way to buy a product: an amount in a unit. */
export interface Purchase {
  readonly unit: Unit;
  readonly amount: number;
  readonly quote: PricedQuote;
  /** Saving per reference quantity against the present choice, as a share: 0.1 for 10 %. */
  readonly savingShare: Decimal;
}

/** Inputs of a comparison: the product's prices and units, and the present choice. */
export interface Comparison extends PriceRequest {
  readonly units: readonly Unit[];
  /** Least quantity in storage units that can be ordered. */
  readonly minSaleQuantity: number;
}

/** Final price per reference quantity if there is one, else per storage unit; discounts on totals included. */
function comparedPrice({ referencePrice, referencePriceOfTotal, unitPrice, rowTotal, rowTotalBeforeDiscount }: PricedQuote): Decimal {
  const reference = referencePriceOfTotal ?? referencePrice;
  if (reference) return reference.amount;
  return rowTotalBeforeDiscount.isZero() ? unitPrice : unitPrice.times(rowTotal).dividedBy(rowTotalBeforeDiscount);
}

/**
 * All ways to buy a product that cost less per quantity of reference than the present choice: every unit in the least amount
 * that can be ordered, and in the least amounts that reach each tier. Cheapest first; of equally cheap ones the smallest
 * purchase, and of the same quantity the larger unit. Empty when nothing is cheaper, or prices are not known.
 */
export function cheaperPer(prices: readonly Price[], comparison: Comparison): Purchase[] {
  const { units, minSaleQuantity, ...request } = comparison;
  const present = bestPrice(prices, request);
  if (present.kind === 'onRequest') return [];
  const now = comparedPrice(present);
  const quantities = [minSaleQuantity, ...tiers(prices, request).map(({ from }) => from)];
  const purchases = units.flatMap((unit) => {
    const least = minimumForUnit(minSaleQuantity, unit.ratio);
    const amounts = new Set(quantities.map((quantity) => Math.max(least, amountReaching(quantity, unit.ratio))));
    return [...amounts]
      .filter((amount) => amount <= limits.amountMaximum)
      .flatMap((amount): Purchase[] => {
        const quote = bestPrice(prices, { ...request, amount, ratio: unit.ratio });
        if (quote.kind === 'onRequest' || !comparedPrice(quote).lessThan(now)) return [];
        return [{ unit, amount, quote, savingShare: savingShare(now, comparedPrice(quote)) }];
      });
  });
  return purchases.sort(
    (a, b) =>
      comparedPrice(a.quote).comparedTo(comparedPrice(b.quote)) ||
      scaledAmount(a.amount, a.unit.ratio).comparedTo(scaledAmount(b.amount, b.unit.ratio)) ||
      b.unit.ratio - a.unit.ratio,
  );
}
