import type { Order, OrderItem } from '../gen/models';
import { dayOfMoment, type LocalDate } from './calendar';
import type { OrderChoice } from './displayRules';
import { decimal, roundMoney, zero, type Decimal } from './money';
import { amountInBaseUnit, orderItemTotal } from './order';
import { bestPrice } from './price';
import type { Product } from './product';
import { scaledAmount, unitOf, type Unit } from './unit';

/** What a customer paid for a product in a unit when it was last ordered in it. */
export interface PaidPrice {
  /** Day of the order. */
  readonly day: LocalDate;
  /** Amount that was ordered, in the unit. */
  readonly amount: number;
  readonly unitAbbreviation: string;
  /** Storage units that one of the unit held then. */
  readonly ratio: number;
  /** Abbreviation of the storage unit of then; undefined where the order doesn't tell it. */
  readonly baseUnit: string | undefined;
  /** What the line came to, in EUR, with discounts on the total taken off and without a bonus. */
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
  // What cost nothing, or was on request, is nothing that a price can be compared with.
  if (unitAbbreviation === undefined || !total?.greaterThan(0) || !quantity.greaterThan(0)) return undefined;
  return { day, amount, unitAbbreviation, ratio, baseUnit, total, quantity };
}

/** What was paid last for each product in each of its units, out of orders in any order. */
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

/** What a product costs today beside what was paid for it last: what the price list has changed, apart from what another amount does. */
export interface PriceComparison {
  /** The unit that was chosen, in which both prices were asked for. */
  readonly unit: Unit;
  /** Day of the order that it is compared with. */
  readonly since: LocalDate;
  /** Price of one storage unit in EUR, rounded to cents, as it was paid and as it is today for the quantity of then. */
  readonly before: Decimal;
  readonly now: Decimal;
  /** Share by which the quantity of then is dearer today: 0.08 for 8 %, below zero where it is cheaper; four decimals. */
  readonly share: Decimal;
  /** What that makes of the chosen amount, in EUR; below zero where it costs less. */
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
  /** How much was bought then: in the chosen unit, or in storage units where that unit held another number of them. */
  readonly bought: OrderChoice;
}

/** What a comparison depends on besides product and choice. */
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

/** The last paid price that a choice can be compared with: of the same unit, counted in the same storage unit. */
function paidPriceFor(product: Product, { unit }: OrderChoice, lastPaid: LastPaid): PaidPrice | undefined {
  const paid = lastPaid.get(product.sku)?.find(({ unitAbbreviation }) => unitAbbreviation === unit.abbreviation);
  // A bottle that was counted in litres then is no price that anything can be said of.
  return paid && (paid.baseUnit === undefined || paid.baseUnit === product.storageUnit.abbreviation) ? paid : undefined;
}

/**
 * Compares what was last paid in a unit with what the same quantity costs today, and says apart from it which other tier the chosen amount
 * has. What was paid is what is invoiced: a bonus, which orders don't tell, is in no price, and a discount on the total is in all.
 * Undefined where there is nothing to compare: never bought in this unit, bought for nothing, or on request now.
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
  return {
    unit,
    since: paid.day,
    before: pricePerStorageUnit(paid),
    now: pricePerStorageUnit(ofThen),
    share: shareOf(ofThen, paid),
    difference: roundMoney(ofThen.total.minus(paid.total).times(chosen.quantity).dividedBy(paid.quantity)),
    tier:
      quote.price === quoteOfThen.price || ofThen.total.isZero()
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

/** True where the price list has changed so that it is to be told: by the threshold or more, or the pack has another size. */
export function isChanged({ share, packSize }: PriceComparison, terms: WatchTerms): boolean {
  return packSize !== undefined || reaches(share, terms);
}

/** True where another amount has another tier that is to be told: by the threshold or more. */
export function hasOtherTier({ tier }: PriceComparison, terms: WatchTerms): boolean {
  return tier !== undefined && reaches(tier.share, terms);
}

/** What of a comparison a row tells: one of both at least. */
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

/** What kind of list is watched; one that has no amounts, and so no sum, is a `list`. */
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

/** What has become of the prices of a list. */
export interface PriceWatchReport {
  /**
   * What changed prices make of its lines, in EUR; below zero where they cost less. Lines never bought count nothing, and what another
   * amount costs is not in it.
   */
  readonly difference: Decimal;
  /** Lines that could be compared, and those that could not. */
  readonly compared: number;
  readonly uncompared: number;
  /** Dearer by the threshold or more, the greatest difference first; then cheaper ones alike; then those of which only the pack has another size. */
  readonly risen: readonly ComparedPrice[];
  readonly fallen: readonly ComparedPrice[];
  readonly resized: readonly ComparedPrice[];
  /** With another amount than then, and so another tier, in the sequence of the list; one whose price has changed as well stands above, too. */
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
 * What stands for a product of which no amount is chosen: as it was bought last, in the unit of then where it is still sold, else the
 * preselected one; undefined for one that was never bought.
 */
export function lastChoiceOf(product: Product, lastPaid: LastPaid): OrderChoice | undefined {
  for (const { amount, unitAbbreviation } of lastPaid.get(product.sku) ?? []) {
    const unit = unitOf(product.units, unitAbbreviation);
    if (unit) return { amount, unit };
  }
  return undefined;
}

/** From how many percent on price changes are told, where nobody has said otherwise. */
const defaultThresholdPercent = 5;

/** Between which percents the threshold can be set; whole numbers. */
export const thresholdRange = { min: 1, max: 50 } as const;

/** The threshold as the device keeps it; the usual one for what is none. */
export function readThreshold(kept: unknown): number {
  return typeof kept === 'number' && Number.isInteger(kept) && kept >= thresholdRange.min && kept <= thresholdRange.max
    ? kept
    : defaultThresholdPercent;
}

/** A threshold in percent as the share that prices are compared by. */
export function thresholdShare(percent: number): Decimal {
  return decimal(percent).dividedBy(100);
}
