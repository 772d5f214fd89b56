import type { Order, OrderItem } from '#gen/models/index.ts';
import { dayOfMoment, type LocalDate } from '../text/calendar';
import type { OrderChoice } from './displayRules';
import { decimal, roundMoney, zero, type Decimal } from './money';
import { amountInBaseUnit, orderItemTotal } from '../order/order';
import { bestPrice } from './price';
import type { Product } from '../product/product';
import { scaledAmount, unitOf, type Unit } from '../product/unit';

/** Price that a customer paid for a product when it was last ordered in a unit. */
export interface PaidPrice {
  /** Day of the order. */
  readonly day: LocalDate;
  /** Amount that was ordered, in the unit. */
  readonly amount: number;
  readonly unitAbbreviation: string;
  /** Storage units that one of the unit held then. */
  readonly ratio: number;
  /** Abbreviation of the storage unit at that time; undefined if the order doesn't say. */
  readonly baseUnit: string | undefined;
  /** The line's total in EUR, after discounts on the total and without bonus. */
  readonly total: Decimal;
  /** Storage units of the line. */
  readonly quantity: Decimal;
}

/** The last paid prices of a customer by sku, of each product the newest first: one for each unit in which it was ordered. */
export type LastPaid = ReadonlyMap<string, readonly PaidPrice[]>;

function paidPriceOf(item: OrderItem, day: LocalDate): PaidPrice | undefined {
  const { amount, unitAbbr, baseUnit, ratio = 1 } = item;
  const unitAbbreviation = unitAbbr ?? baseUnit;
  const total = orderItemTotal(item);
  const quantity = amountInBaseUnit(item);
  // Free goods, and prices on request, can't be compared.
  if (unitAbbreviation === undefined || !total?.greaterThan(0) || !quantity.greaterThan(0)) return undefined;
  return { day, amount, unitAbbreviation, ratio, baseUnit, total, quantity };
}

/** Last price paid for each product in each of its units, from orders in any sequence. */
export function lastPaidOf(orders: readonly Pick<Order, 'creationTime' | 'orderItems'>[]): LastPaid {
  const paid = new Map<string, PaidPrice[]>();
  const newestFirst = orders
    .map((order) => ({ ...order, moment: new Date(order.creationTime) }))
    .filter(({ moment }) => !Number.isNaN(moment.getTime()))
    .sort((one, other) => other.moment.getTime() - one.moment.getTime());
  for (const { moment, orderItems } of newestFirst) {
    const day = dayOfMoment(moment);
    for (const item of orderItems) {
      const known = paid.get(item.productSku) ?? [];
      const price = paidPriceOf(item, day);
      if (!price || known.some(({ unitAbbreviation }) => unitAbbreviation === price.unitAbbreviation)) continue;
      paid.set(item.productSku, [...known, price]);
    }
  }
  return paid;
}

/** A product's price today and the last price paid for it: changes of the price list, separate from the effect of another amount. */
export interface PriceComparison {
  /** The unit that was chosen, in which both prices were asked for. */
  readonly unit: Unit;
  /** Day of the order that it is compared with. */
  readonly since: LocalDate;
  /** Price of one storage unit in EUR, rounded to cents, as it was paid and as it counts today ({@link comparePrice}). */
  readonly before: Decimal;
  readonly now: Decimal;
  /** Share by which that is dearer today: 0.08 for 8 %, below zero where it is cheaper; four decimals. */
  readonly share: Decimal;
  /** The effect on the chosen amount, in EUR; negative for a saving. */
  readonly difference: Decimal;
  /** The tier of the chosen amount, where the quantity of then has another one today; no change of the price list. */
  readonly tier: OtherTier | undefined;
  /** Storage units that the unit held then and holds now; undefined where that is the same. */
  readonly packSize: { readonly before: number; readonly now: number } | undefined;
}

/** Another price tier that the chosen amount has beside the one of the quantity of then. */
export interface OtherTier {
  /** Price of one storage unit in EUR at the chosen amount, rounded to cents. */
  readonly price: Decimal;
  /** Share by which that is more than at the quantity of then, below zero where it is less; four decimals. */
  readonly share: Decimal;
  /** Quantity bought then: in the chosen unit, or in storage units if that unit had another ratio. */
  readonly bought: OrderChoice;
}

/** Context of a comparison besides product and choice. */
export interface WatchTerms {
  /** From which share on a price counts as changed, 0.05 for 5 %. */
  readonly threshold: Decimal;
}

/** A cost of a quantity. */
interface QuantityCost {
  /** In EUR. */
  readonly total: Decimal;
  /** In storage units. */
  readonly quantity: Decimal;
}

/** Share by which a storage unit costs more at one cost than at another, with four decimals, half-up. */
function shareOf({ total, quantity }: QuantityCost, other: QuantityCost): Decimal {
  // One division at the end: nothing before it is rounded.
  const base = quantity.times(other.total);
  return total.times(other.quantity).minus(base).dividedBy(base).toDecimalPlaces(4);
}

const pricePerStorageUnit = ({ total, quantity }: QuantityCost): Decimal => roundMoney(total.dividedBy(quantity));

/** Sorts by the price of a storage unit; not divided, so nothing is rounded. */
const byUnitPrice = (one: QuantityCost, other: QuantityCost): number =>
  one.total.times(other.quantity).comparedTo(other.total.times(one.quantity));

/** The last paid price that a choice can be compared with: of the same unit, counted in the same storage unit. */
function paidPriceFor(product: Product, { unit }: OrderChoice, lastPaid: LastPaid): PaidPrice | undefined {
  const paid = lastPaid.get(product.sku)?.find(({ unitAbbreviation }) => unitAbbreviation === unit.abbreviation);
  // A bottle that was counted in litres then is no price that anything can be said of.
  return paid && (paid.baseUnit === undefined || paid.baseUnit === product.storageUnit.abbreviation) ? paid : undefined;
}

/**
 * Compares the last price paid in a unit with the price of the same quantity today, and separately finds another tier of the chosen
 * amount. Since tiers come and go, only as much of a change counts as the chosen amount has of it: nothing if that costs as before, or
 * has changed the other way. Compared are invoiced prices: without bonus, which orders don't contain, and with discounts on the total.
 * Undefined if there is nothing to compare: never bought in this unit, bought for nothing, or on request now.
 */
export function comparePrice(product: Product, choice: OrderChoice, lastPaid: LastPaid): PriceComparison | undefined {
  const paid = paidPriceFor(product, choice, lastPaid);
  if (!paid) return undefined;
  const { unit } = choice;
  const quote = bestPrice(product.prices, { amount: choice.amount, ratio: unit.ratio, includeBonus: false });
  const quoteOfThen = bestPrice(product.prices, { amount: paid.amount, ratio: paid.ratio, includeBonus: false });
  if (quote.kind !== 'priced' || quoteOfThen.kind !== 'priced') return undefined;
  const chosen = { total: quote.rowTotal, quantity: scaledAmount(choice.amount, unit.ratio) };
  const ofThen = { total: quoteOfThen.rowTotal, quantity: paid.quantity };
  const packSize = paid.ratio === unit.ratio ? undefined : { before: paid.ratio, now: unit.ratio };
  const hasSameTier = quote.price === quoteOfThen.price;
  // The middle one of the three prices is the last paid one unless both of today's are dearer, or both cheaper.
  const [, middle = paid] = [paid, ofThen, chosen].sort(byUnitPrice);
  const now = hasSameTier ? ofThen : middle;
  return {
    unit,
    since: paid.day,
    before: pricePerStorageUnit(paid),
    now: pricePerStorageUnit(now),
    share: shareOf(now, paid),
    difference: roundMoney(
      now.total
        .times(paid.quantity)
        .minus(paid.total.times(now.quantity))
        .times(chosen.quantity)
        .dividedBy(now.quantity.times(paid.quantity)),
    ),
    tier:
      hasSameTier || ofThen.total.isZero()
        ? undefined
        : {
            price: pricePerStorageUnit(chosen),
            share: shareOf(chosen, ofThen),
            bought: packSize ? { amount: paid.quantity.toNumber(), unit: product.storageUnit } : { amount: paid.amount, unit },
          },
    packSize,
  };
}

const reaches = (share: Decimal, { threshold }: WatchTerms): boolean =>
  !share.isZero() && share.absoluteValue().greaterThanOrEqualTo(threshold);

/** True if a change of the price list should be shown: it reaches the threshold, or the pack has another size. */
export function isChanged({ share, packSize }: PriceComparison, terms: WatchTerms): boolean {
  return packSize !== undefined || reaches(share, terms);
}

/** True if another amount's tier should be shown: it reaches the threshold. */
export function hasOtherTier({ tier }: PriceComparison, terms: WatchTerms): boolean {
  return tier !== undefined && reaches(tier.share, terms);
}

/** The shown part of a comparison: at least one of both. */
export interface ShownComparison {
  /** The comparison, where the price list has changed. */
  readonly changed: PriceComparison | undefined;
  /** The comparison, where the amount has another tier. */
  readonly otherTier: PriceComparison | undefined;
}

/** Text of a comparison in a row; undefined for none. */
export function shownComparison(comparison: PriceComparison, terms: WatchTerms): ShownComparison | undefined {
  const changed = isChanged(comparison, terms) ? comparison : undefined;
  const otherTier = hasOtherTier(comparison, terms) ? comparison : undefined;
  return changed || otherTier ? { changed, otherTier } : undefined;
}

/** Kind of the watched list; one without amounts, and so without a sum, is a `list`. */
export type WatchedList = 'cart' | 'template' | 'sheet' | 'list';

/** A line to be watched. */
export interface WatchedLine {
  readonly product: Product;
  /** Undefined where no amount is chosen: it is then compared as it was bought last. */
  readonly choice: OrderChoice | undefined;
}

/** A line with its comparison. */
export interface ComparedPrice {
  readonly product: Product;
  readonly choice: OrderChoice;
  readonly comparison: PriceComparison;
}

/** Changed prices of a list. */
export interface PriceWatchReport {
  /**
   * Effect of changed prices on its lines, in EUR; negative for a saving. Lines never bought don't count, and another amount's effect
   * is excluded.
   */
  readonly difference: Decimal;
  /** Lines that could be compared, and those that could not. */
  readonly compared: number;
  readonly uncompared: number;
  /** Dearer by the threshold or more, the greatest difference first; then cheaper ones alike; then those of which only the pack has another size. */
  readonly risen: readonly ComparedPrice[];
  readonly fallen: readonly ComparedPrice[];
  readonly resized: readonly ComparedPrice[];
  /** Lines with another amount than then, and so another tier, in the list's sequence; one with a changed price as well is also above. */
  readonly otherTiers: readonly ComparedPrice[];
}

/** Compares the lines of a list with the last paid prices. */
export function watchPrices(lines: readonly WatchedLine[], lastPaid: LastPaid, terms: WatchTerms): PriceWatchReport {
  const compared = lines.flatMap(({ product, choice = lastChoiceOf(product, lastPaid) }): ComparedPrice[] => {
    const comparison = choice && comparePrice(product, choice, lastPaid);
    return comparison ? [{ product, choice, comparison }] : [];
  });
  const changed = compared.filter(({ comparison }) => isChanged(comparison, terms));
  const isPriced = ({ comparison: { share } }: ComparedPrice) => reaches(share, terms);
  const byDifference = (one: ComparedPrice, other: ComparedPrice) =>
    other.comparison.difference.absoluteValue().comparedTo(one.comparison.difference.absoluteValue());
  return {
    difference: compared.reduce((sum, { comparison: { difference } }) => sum.plus(difference), zero),
    compared: compared.length,
    uncompared: lines.length - compared.length,
    risen: changed.filter((line) => isPriced(line) && !line.comparison.share.isNegative()).sort(byDifference),
    fallen: changed.filter((line) => isPriced(line) && line.comparison.share.isNegative()).sort(byDifference),
    resized: changed.filter((line) => !isPriced(line)),
    otherTiers: compared.filter(({ comparison }) => hasOtherTier(comparison, terms)),
  };
}

/**
 * Choice for a product without an amount: the last one bought, in its unit if still sold, else in the preselected one; undefined if
 * never bought.
 */
export function lastChoiceOf(product: Product, lastPaid: LastPaid): OrderChoice | undefined {
  for (const { amount, unitAbbreviation } of lastPaid.get(product.sku) ?? []) {
    const unit = unitOf(product.units, unitAbbreviation);
    if (unit) return { amount, unit };
  }
  return undefined;
}

/** Default threshold in percent for showing price changes. */
const defaultThresholdPercent = 5;

/** Between which percents the threshold can be set; whole numbers. */
export const thresholdRange = { min: 1, max: 50 } as const;

/** Parses the stored threshold; the default if invalid. */
export function readThreshold(kept: unknown): number {
  return typeof kept === 'number' && Number.isInteger(kept) && kept >= thresholdRange.min && kept <= thresholdRange.max
    ? kept
    : defaultThresholdPercent;
}

/** A threshold in percent as the share that prices are compared by. */
export function thresholdShare(percent: number): Decimal {
  return decimal(percent).dividedBy(100);
}
