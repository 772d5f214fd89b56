import type { AttachedPriceModifier, BasePrice, BulkPrice, BulkPriceType } from '../gen/models';
import { decimal, one, readDecimal, roundMoney, zero, type Decimal } from './money';
import { referencePriceOf, type ReferencePrice } from './referencePrice';
import { scaledAmount } from './unit';

/** Kind of price as it is shown (P§3 Price). */
export type PriceType = 'regular' | 'regular-fair' | 'on-sale-for-all' | 'on-sale-for-customer' | 'fixed-for-customer';

/** The kind that each source list is shown as. */
const priceTypeOf: Readonly<Record<BulkPriceType, PriceType>> = {
  LIST: 'regular', FAIR_LIST: 'regular-fair', PROMOTION: 'on-sale-for-all', SPECIAL: 'on-sale-for-customer',
  SPECIAL_LIST: 'on-sale-for-customer', FIXED: 'fixed-for-customer',
};

/**
 * A discount or bonus attached to a price.
 *
 * The one place for the meaning of `discountFactorString`: it is the factor that the price is multiplied with, so "0.95" takes
 * 5 % off, "1" changes nothing and "0" gives it away. A bonus is meant the same way: its factor lowers the price to the one
 * expected after the bonus is paid out.
 */
export interface PriceModifier {
  /** `single`: on the unit price, before it is rounded; `total`: on the row total; `none`: changes nothing (P§3 Price). */
  readonly applyTo: 'single' | 'total' | 'none';
  /** Exact factor as a decimal string. */
  readonly discountFactorString: string;
  /** Place in the order of application, lowest first. */
  readonly applicationOrder: number;
}

/** A price of one storage unit from a quantity on, in EUR, excluding tax and deposit (P§3 Price). */
export interface Price {
  /** Quantity in storage units from which it applies. */
  readonly minQuantity: number;
  /** The exact price before discount and bonus, the source of all arithmetic. */
  readonly rawValueString: string;
  /** How it is shown. */
  readonly type: PriceType;
  /** The list it comes from. */
  readonly source: BulkPriceType;
  readonly attachedDiscount: PriceModifier;
  readonly attachedBonus: PriceModifier;
  /** Recommended retail price (UVP) of one storage unit including tax, as a decimal string; never part of arithmetic. */
  readonly msrp: string | undefined;
  /** Last day of validity, YYYY-MM-DD; promotions have one. */
  readonly toDate: string | undefined;
}

/** What a price is asked for. */
export interface PriceRequest {
  /** Amount in the selected unit; 0 or less counts as 1 (P§5). */
  readonly amount: number;
  /** Storage units in one of the selected unit. */
  readonly ratio: number;
  /** What the reference price ("12,90 €/kg") needs; without it there is none. */
  readonly basePrice?: BasePrice | undefined;
  /** Factor of the fair's global discount, "0.95" for 5 % off; multiplies regular and regular-fair prices only (P§9). */
  readonly fairDiscountFactor?: string | undefined;
  /**
   * Whether the expected bonus lowers the price, true when not said. A user without the permission can-see-bonuses gets
   * false and sees the price on the invoice (P§9 "possibly including the expected bonus").
   */
  readonly includeBonus?: boolean | undefined;
}

/** What discount and bonus do to a price (P§3 Discount info). */
export interface DiscountInfo {
  /** Price of one storage unit before discount and bonus, as it came. */
  readonly rawPricePerStorage: Decimal;
  /** Price of one storage unit after everything that applies to single units, rounded. */
  readonly discountPricePerStorage: Decimal;
  readonly hasDiscount: boolean;
  /** Share taken off by the discount, 0.05 for 5 %; nought without one. */
  readonly discount: Decimal;
  readonly hasBonus: boolean;
  /** Share taken off by the bonus, 0.02 for 2 %; nought without one. */
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
  /** Price of one of the selected unit: unit price × ratio. Also the sale price that analytics takes (P§9). */
  readonly pricePerSelectedUnit: Decimal;
  /** Price of the amount after discounts and bonuses on totals. */
  readonly rowTotal: Decimal;
  /** Price of the amount before discounts and bonuses on totals. */
  readonly rowTotalBeforeDiscount: Decimal;
  /** What discounts and bonuses on totals take off. */
  readonly totalDiscount: Decimal;
  /** Regular price of one storage unit at the smallest quantity, before everything; the unit price itself is compared with it. */
  readonly listPrice: Decimal;
  /** List price to strike through: set only when the unit price is lower. */
  readonly struckPrice: Decimal | undefined;
  readonly discountInfo: DiscountInfo;
  /** Share that the fair's global discount took off, 0.05 for 5 %; nought where it does not apply. */
  readonly fairDiscount: Decimal;
  /** False when the amount reaches no tier; the price is then shown as "from n" with `tierFrom`. */
  readonly isReached: boolean;
  /** Quantity in storage units from which this price applies, where that is more than one. */
  readonly tierFrom: number | undefined;
  /** Last day of validity, YYYY-MM-DD. */
  readonly validTo: string | undefined;
  /** Recommended retail price of one storage unit including tax. */
  readonly msrp: Decimal | undefined;
  readonly referencePrice: ReferencePrice | undefined;
}

/** The answer to "what does it cost": a price, or none known. */
export type PriceQuote = PricedQuote | { readonly kind: 'onRequest' };

const noModifier: PriceModifier = { applyTo: 'none', discountFactorString: '1', applicationOrder: 0 };

function toModifier(wire: AttachedPriceModifier | undefined): PriceModifier {
  if (!wire) return noModifier;
  const { type, discountFactorString, applicationOrder } = wire;
  const factor = readDecimal(discountFactorString);
  // A factor that nobody can read must not change a price.
  if (!factor || factor.isNegative()) return noModifier;
  return { applyTo: type === 'SINGLE' ? 'single' : 'total', discountFactorString, applicationOrder };
}

/**
 * Reads a price of the server; undefined when its value is no decimal number or below nought, or its kind is unknown: a wrong
 * price is worse than none.
 */
export function toPrice(wire: BulkPrice): Price | undefined {
  const value = readDecimal(wire.rawValueString);
  if (!value || value.isNegative() || !Object.hasOwn(priceTypeOf, wire.type)) return undefined;
  return {
    minQuantity: wire.minQuantity > 0 ? wire.minQuantity : 0,
    rawValueString: wire.rawValueString,
    type: priceTypeOf[wire.type],
    source: wire.type,
    attachedDiscount: toModifier(wire.attachedDiscount),
    attachedBonus: toModifier(wire.attachedBonus),
    msrp: wire.uvp ? decimal(wire.uvp).toString() : undefined,
    toDate: wire.toDate,
  };
}

/** A factor on the way from a raw price to the one paid. */
export interface AppliedFactor {
  readonly kind: 'discount' | 'bonus' | 'fairDiscount';
  readonly factor: Decimal;
}

/** A price with what happens to it for a request. */
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

/** Kinds of price that the fair's global discount multiplies (P§9). */
const takesFairDiscount: readonly PriceType[] = ['regular', 'regular-fair'];

/** What a request makes of one price. */
function candidateOf(price: Price, request: PriceRequest): Candidate {
  const attached = [
    { kind: 'discount' as const, modifier: price.attachedDiscount },
    ...(request.includeBonus === false ? [] : [{ kind: 'bonus' as const, modifier: price.attachedBonus }]),
  ].sort((a, b) => a.modifier.applicationOrder - b.modifier.applicationOrder);
  const factorsFor = (applyTo: 'single' | 'total'): AppliedFactor[] =>
    attached
      .filter(({ modifier }) => modifier.applyTo === applyTo)
      .map(({ kind, modifier }) => ({ kind, factor: readDecimal(modifier.discountFactorString) ?? one }))
      .filter(({ factor }) => !factor.equals(1));

  const fair = takesFairDiscount.includes(price.type) ? readDecimal(request.fairDiscountFactor) : undefined;
  const unitFactors: AppliedFactor[] = factorsFor('single');
  if (fair && !fair.isNegative() && !fair.equals(1)) unitFactors.push({ kind: 'fairDiscount', factor: fair });

  const raw = readDecimal(price.rawValueString) ?? zero;
  // P§9: everything on the single unit first, then one rounding.
  const exactUnitPrice = raw.times(product(unitFactors));
  return { price, raw, unitFactors, totalFactors: factorsFor('total'), exactUnitPrice, unitPrice: roundMoney(exactUnitPrice) };
}

/** At equal cost the more particular price is named, so that the answer does not depend on the order of the list. */
const typeRank: readonly PriceType[] = ['fixed-for-customer', 'on-sale-for-customer', 'on-sale-for-all', 'regular-fair', 'regular'];

const compareText = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Order of prices, best first. The lowest unit price as it would be paid wins, that is after single discount, bonus and the
 * fair's discount and after rounding: "the best price is the lowest" (P§9) is what a buyer sees and pays. Discounts on totals
 * decide only between equal unit prices, because P§9 applies them to totals. What is still equal is ordered by kind, quantity,
 * validity, so that a list in any order gives the same answer.
 */
function comparePrices(a: Candidate, b: Candidate): number {
  return (
    a.unitPrice.comparedTo(b.unitPrice) ||
    product(a.totalFactors).comparedTo(product(b.totalFactors)) ||
    typeRank.indexOf(a.price.type) - typeRank.indexOf(b.price.type) ||
    a.price.minQuantity - b.price.minQuantity ||
    a.raw.comparedTo(b.raw) ||
    compareText(b.price.toDate, a.price.toDate) ||
    compareText(a.price.source, b.price.source)
  );
}

/** What was chosen among a product's prices; `isReached` is false when the quantity reaches no tier. */
export interface Choice {
  readonly candidate: Candidate;
  readonly isReached: boolean;
}

/**
 * Chooses the price for a number of storage units: the lowest among those whose minQuantity is at or below it (P§9). When no
 * tier is reached, the tier with the smallest minQuantity; undefined when there is no price at all.
 */
export function choosePrice(prices: readonly Price[], storageUnits: Decimal, request: PriceRequest): Choice | undefined {
  const reached = prices.filter((price) => storageUnits.greaterThanOrEqualTo(price.minQuantity));
  const smallest = Math.min(...prices.map((price) => price.minQuantity));
  const eligible = reached.length > 0 ? reached : prices.filter((price) => price.minQuantity === smallest);
  const [candidate] = eligible.map((price) => candidateOf(price, request)).sort(comparePrices);
  return candidate && { candidate, isReached: reached.length > 0 };
}

/**
 * The price that all others are measured by: the regular one at the smallest quantity (at equal quantity the lowest), a fair's
 * regular one where there is no list price, and the chosen price itself where there is neither.
 */
export function listPriceOf(prices: readonly Price[], chosen: Price): Price {
  for (const type of ['regular', 'regular-fair'] as const) {
    const [first] = prices
      .filter((price) => price.type === type)
      .sort((a, b) => a.minQuantity - b.minQuantity || decimal(a.rawValueString).comparedTo(b.rawValueString));
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

/** What an amount of a product costs in a unit (P§9 "Price calculation"); `onRequest` when no price is known. */
export function bestPrice(prices: readonly Price[], request: PriceRequest): PriceQuote {
  const storageUnits = scaledAmount(request.amount, request.ratio);
  const choice = choosePrice(prices, storageUnits, request);
  if (!choice) return { kind: 'onRequest' };
  const { candidate, isReached } = choice;
  const { price, unitPrice, unitFactors, totalFactors } = candidate;
  const exactTotal = unitPrice.times(storageUnits);
  const rowTotalBeforeDiscount = roundMoney(exactTotal);
  const rowTotal = roundMoney(exactTotal.times(product(totalFactors)));
  const listPrice = roundMoney(decimal(listPriceOf(prices, price).rawValueString));
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
    discountInfo: discountInfoOf(candidate),
    fairDiscount: shareOff(unitFactors, 'fairDiscount'),
    isReached,
    tierFrom: price.minQuantity > 1 ? price.minQuantity : undefined,
    validTo: price.toDate,
    msrp: readDecimal(price.msrp),
    referencePrice: referencePriceOf(unitPrice, request.basePrice),
  };
}
