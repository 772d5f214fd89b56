import type { BasePrice } from '#gen/models/index.ts';
import type { Price, PriceType } from './bulkPrice';
import { one, readDecimal, roundMoney, savingShare, zero, type Decimal } from './money';
import { referencePriceOf, type ReferencePrice } from './referencePrice';
import { scaledAmount } from '../product/unit';

/** Inputs of a price computation. */
export interface PriceRequest {
  /** Amount in the selected unit; 0 or less counts as 1 (P§5 price display). */
  readonly amount: number;
  /** Storage units in one of the selected unit. */
  readonly ratio: number;
  /** Input of the reference price ("12,90 €/kg"); without it there is none. */
  readonly basePrice?: BasePrice | undefined;
  /** Factor of the fair's global discount, "0.95" for 5 % off; multiplies regular and regular-fair prices only (P§9 fair discount). */
  readonly fairDiscountFactor?: string | undefined;
  /**
   * True (default) if the expected bonus lowers the price. A user without the permission can-see-bonuses gets false and sees the price
   * on the invoice (P§9 "possibly including the expected bonus"). The choice of the best price does not depend on it.
   */
  readonly includeBonus?: boolean | undefined;
}

/** Effect of discount and bonus on a price (P§3 Discount info). */
export interface DiscountInfo {
  /** Price of one storage unit before discount and bonus, unrounded. */
  readonly rawPricePerStorage: Decimal;
  /** Price of one storage unit after everything that applies to single units, rounded. */
  readonly discountPricePerStorage: Decimal;
  readonly hasDiscount: boolean;
  /** Share taken off by the discount, 0.05 for 5 %; zero without one. */
  readonly discount: Decimal;
  readonly hasBonus: boolean;
  /** Share taken off by the bonus, 0.02 for 2 %; zero without one. */
  readonly bonus: Decimal;
}

/** A price for an amount in a unit, with everything that a price block shows. All money is EUR and rounded to cents. */
export interface PricedQuote {
  readonly kind: 'priced';
  /** The price that was chosen. */
  readonly price: Price;
  readonly type: PriceType;
  /** Price of one storage unit. */
  readonly unitPrice: Decimal;
  /** Price of one of the selected unit: unit price × ratio. Also the sale price for analytics (P§9 price times ratio). */
  readonly pricePerSelectedUnit: Decimal;
  /** Price of the amount after discounts and bonuses on totals. */
  readonly rowTotal: Decimal;
  /** Price of the amount before discounts and bonuses on totals. */
  readonly rowTotalBeforeDiscount: Decimal;
  /** Saving by discounts and bonuses on totals. */
  readonly totalDiscount: Decimal;
  /** Regular price of one storage unit at the smallest quantity, before everything; the unit price itself is compared with it. */
  readonly listPrice: Decimal;
  /** List price to strike through: set only when the unit price is lower. */
  readonly struckPrice: Decimal | undefined;
  /** Saving of the unit price against the list price, 0.05 for 5 %; zero if there is none. */
  readonly savingShare: Decimal;
  readonly discountInfo: DiscountInfo;
  /** Share that the fair's global discount took off, 0.05 for 5 %; zero where it does not apply. */
  readonly fairDiscount: Decimal;
  /** False when the amount reaches no tier; the price is then shown as "from n" with `tierFrom`. */
  readonly isReached: boolean;
  /** Quantity in storage units from which this price applies, where one of the selected unit or one storage unit is less. */
  readonly tierFrom: number | undefined;
  /** Last day of validity, YYYY-MM-DD. */
  readonly validTo: string | undefined;
  /** Recommended retail price of one storage unit including tax. */
  readonly msrp: Decimal | undefined;
  readonly referencePrice: ReferencePrice | undefined;
  /** The same once discounts and bonuses on totals are taken off as well; undefined where there are none. */
  readonly referencePriceOfTotal: ReferencePrice | undefined;
}

/** Result of a price computation: a price, or none known. */
export type PriceQuote = PricedQuote | { readonly kind: 'onRequest' };

/** A factor on the way from a raw price to the one paid. */
export interface AppliedFactor {
  readonly kind: 'discount' | 'bonus' | 'fairDiscount';
  readonly factor: Decimal;
}

/** A price with its computed values for a request. */
export interface Candidate {
  readonly price: Price;
  readonly raw: Decimal;
  /** Factors on the unit price in the order of application; the fair's comes last. Factors of 1 are left out. */
  readonly unitFactors: readonly AppliedFactor[];
  /** Factors on the row total in the order of application. */
  readonly totalFactors: readonly AppliedFactor[];
  /** Unit price before rounding. */
  readonly exactUnitPrice: Decimal;
  /** Unit price, rounded half-up to cents. */
  readonly unitPrice: Decimal;
}

const product = (factors: readonly AppliedFactor[]): Decimal => factors.reduce((result, { factor }) => result.times(factor), one);

/** Kinds of price that the fair's global discount multiplies (P§9 fair discount). */
const takesFairDiscount: readonly PriceType[] = ['regular', 'regular-fair'];

const rawValues = new WeakMap<Price, Decimal>();

/** The exact price before discount and bonus, read from its text once: a list asks for each price again and again. */
export function rawValueOf(price: Price): Decimal {
  const known = rawValues.get(price);
  if (known) return known;
  const raw = readDecimal(price.rawValueString) ?? zero;
  rawValues.set(price, raw);
  return raw;
}

const candidates = new WeakMap<Price, Map<string, Candidate>>();

/** A fair's effect on one price, with bonus or without; computed once for each. */
function candidateOf(price: Price, { fairDiscountFactor }: PriceRequest, includeBonus: boolean): Candidate {
  const ofPrice = candidates.get(price) ?? new Map<string, Candidate>();
  candidates.set(price, ofPrice);
  const key = `${includeBonus} ${fairDiscountFactor}`;
  const candidate = ofPrice.get(key) ?? computeCandidate(price, fairDiscountFactor, includeBonus);
  ofPrice.set(key, candidate);
  return candidate;
}

function computeCandidate(price: Price, fairDiscountFactor: string | undefined, includeBonus: boolean): Candidate {
  const attached = [
    { kind: 'discount' as const, modifier: price.attachedDiscount },
    ...(includeBonus ? [{ kind: 'bonus' as const, modifier: price.attachedBonus }] : []),
  ].sort((a, b) => a.modifier.applicationOrder - b.modifier.applicationOrder);
  const factorsFor = (applyTo: 'single' | 'total'): AppliedFactor[] =>
    attached
      .filter(({ modifier }) => modifier.applyTo === applyTo)
      .map(({ kind, modifier }) => ({ kind, factor: readDecimal(modifier.discountFactorString) ?? one }))
      .filter(({ factor }) => !factor.equals(1));

  const fair = takesFairDiscount.includes(price.type) ? readDecimal(fairDiscountFactor) : undefined;
  const unitFactors: AppliedFactor[] = factorsFor('single');
  if (fair && !fair.isNegative() && !fair.equals(1)) unitFactors.push({ kind: 'fairDiscount', factor: fair });

  const raw = rawValueOf(price);
  // P§9: everything on the single unit first, then one rounding.
  const exactUnitPrice = raw.times(product(unitFactors));
  return { price, raw, unitFactors, totalFactors: factorsFor('total'), exactUnitPrice, unitPrice: roundMoney(exactUnitPrice) };
}

/** At equal cost the more particular price is named, so that the answer does not depend on the order of the list. */
const typeRank: readonly PriceType[] = ['fixed-for-customer', 'on-sale-for-customer', 'on-sale-for-all', 'regular-fair', 'regular'];

const compareText = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);

/** A price as it is invoiced, and as it is after the expected bonus: the same where there is none. */
interface Offer {
  readonly invoiced: Candidate;
  readonly expected: Candidate;
}

const compareCost = (a: Candidate, b: Candidate): number =>
  a.unitPrice.comparedTo(b.unitPrice) || product(a.totalFactors).comparedTo(product(b.totalFactors));

/**
 * Sequence of prices, best first. The lowest unit price on the invoice wins, that is after single discount, the fair's discount and
 * rounding: "the best price is the lowest" (P§9 best price) is what a buyer pays. Discounts on totals decide only between equal unit
 * prices, because P§9 applies them to totals. Bonuses decide only between equal invoices: the permission to see bonuses must not change
 * the price charged. Remaining ties are broken by kind, quantity, validity, so that the sequence of the list doesn't matter.
 */
function compareOffers(a: Offer, b: Offer): number {
  const [one, other] = [a.invoiced, b.invoiced];
  return (
    compareCost(one, other) ||
    compareCost(a.expected, b.expected) ||
    typeRank.indexOf(one.price.type) - typeRank.indexOf(other.price.type) ||
    one.price.minQuantity - other.price.minQuantity ||
    one.raw.comparedTo(other.raw) ||
    compareText(other.price.toDate, one.price.toDate) ||
    compareText(one.price.source, other.price.source)
  );
}

/** The price chosen among a product's; `isReached` is false if the quantity reaches no tier. */
export interface Choice {
  /** The price as it was asked for: with its bonus, or without. */
  readonly candidate: Candidate;
  readonly isReached: boolean;
}

/**
 * Chooses the price for a number of storage units: of those whose minQuantity is at or below it (P§9 best price) the lowest on the
 * invoice, from which its own bonus is then taken. When no tier is reached, the tier with the smallest minQuantity; undefined when
 * there is no price at all.
 */
export function choosePrice(prices: readonly Price[], storageUnits: Decimal, request: PriceRequest): Choice | undefined {
  const reached = prices.filter((price) => storageUnits.greaterThanOrEqualTo(price.minQuantity));
  const smallest = Math.min(...prices.map((price) => price.minQuantity));
  const eligible = reached.length > 0 ? reached : prices.filter((price) => price.minQuantity === smallest);
  const [best] = eligible
    .map((price): Offer => {
      const invoiced = candidateOf(price, request, false);
      return { invoiced, expected: price.attachedBonus.applyTo === 'none' ? invoiced : candidateOf(price, request, true) };
    })
    .sort(compareOffers);
  if (!best) return undefined;
  const candidate = request.includeBonus === false ? best.invoiced : best.expected;
  return { candidate, isReached: reached.length > 0 };
}

/**
 * The price that all others are measured by: the regular one at the smallest quantity (at equal quantity the lowest), a fair's
 * regular one where there is no list price, and the chosen price itself where there is neither.
 */
export function listPriceOf(prices: readonly Price[], chosen: Price): Price {
  for (const type of ['regular', 'regular-fair'] as const) {
    const [first] = prices
      .filter((price) => price.type === type)
      .sort((a, b) => a.minQuantity - b.minQuantity || rawValueOf(a).comparedTo(rawValueOf(b)));
    if (first) return first;
  }
  return chosen;
}

/** Price of one of a unit, in EUR: unit price × ratio (P§9 "Sale price for analytics is price times ratio"). */
export function salePrice(unitPrice: Decimal, ratio: number): Decimal {
  return roundMoney(unitPrice.times(ratio));
}

const shareOff = (factors: readonly AppliedFactor[], kind: AppliedFactor['kind']): Decimal =>
  one.minus(product(factors.filter((applied) => applied.kind === kind)));

function discountInfoOf({ raw, unitPrice, unitFactors, totalFactors }: Candidate): DiscountInfo {
  const factors = [...unitFactors, ...totalFactors];
  return {
    rawPricePerStorage: raw,
    discountPricePerStorage: unitPrice,
    hasDiscount: factors.some(({ kind }) => kind === 'discount'),
    discount: shareOff(factors, 'discount'),
    hasBonus: factors.some(({ kind }) => kind === 'bonus'),
    bonus: shareOff(factors, 'bonus'),
  };
}

/** Price of an amount of a product in a unit (P§9 "Price calculation"); `onRequest` if no price is known. */
export function bestPrice(prices: readonly Price[], request: PriceRequest): PriceQuote {
  const storageUnits = scaledAmount(request.amount, request.ratio);
  const choice = choosePrice(prices, storageUnits, request);
  if (!choice) return { kind: 'onRequest' };
  const { candidate, isReached } = choice;
  const { price, unitPrice, unitFactors, totalFactors } = candidate;
  const exactTotal = unitPrice.times(storageUnits);
  const rowTotalBeforeDiscount = roundMoney(exactTotal);
  const rowTotal = roundMoney(exactTotal.times(product(totalFactors)));
  const listPrice = roundMoney(rawValueOf(listPriceOf(prices, price)));
  return {
    kind: 'priced',
    price,
    type: price.type,
    unitPrice,
    pricePerSelectedUnit: salePrice(unitPrice, request.ratio),
    rowTotal,
    rowTotalBeforeDiscount,
    totalDiscount: rowTotalBeforeDiscount.minus(rowTotal),
    listPrice,
    struckPrice: unitPrice.lessThan(listPrice) ? listPrice : undefined,
    savingShare: savingShare(listPrice, unitPrice),
    discountInfo: discountInfoOf(candidate),
    fairDiscount: shareOff(unitFactors, 'fairDiscount'),
    isReached,
    tierFrom: price.minQuantity > Math.min(1, request.ratio) ? price.minQuantity : undefined,
    validTo: price.toDate,
    msrp: readDecimal(price.msrp),
    referencePrice: referencePriceOf(unitPrice, request.basePrice),
    referencePriceOfTotal:
      totalFactors.length > 0 ? referencePriceOf(unitPrice.times(product(totalFactors)), request.basePrice) : undefined,
  };
}
