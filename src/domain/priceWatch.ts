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

/** What a choice of a product costs today beside what was paid for it last. */
export interface PriceComparison {
  /** The unit that was chosen, in which both prices were asked for. */
  readonly unit: Unit;
  /** Day of the order that it is compared with. */
  readonly since: LocalDate;
  /** Price of one storage unit in EUR, rounded to cents, as it was paid and as it is at the chosen amount. */
  readonly before: Decimal;
  readonly now: Decimal;
  /** How much dearer it has become, as a share of what was paid: 0.08 for 8 %, below zero where it is cheaper; four decimals. */
  readonly share: Decimal;
  /** What the chosen amount costs more than at the last paid price, in EUR; below zero where it costs less. */
  readonly difference: Decimal;
  /**
   * `amount`: the price list is as it was, and it is dearer because more was ordered then and a volume price is not reached now; or the
   * other way round. `price` otherwise.
   */
  readonly cause: 'price' | 'amount';
  /** Amount of then in the unit of then, for saying why. */
  readonly amountBefore: number;
  /** Storage units that the unit held then and holds now; undefined where that is the same. */
  readonly packSize: { readonly before: number; readonly now: number } | undefined;
}

/** What a comparison depends on besides product and choice. */
export interface WatchTerms {
  /** From which share on a price counts as changed, 0.05 for 5 %. */
  readonly threshold: Decimal;
}

/** What of a storage unit was paid, and what it costs: the share that it is dearer by, with four decimals, half-up. */
function shareOf(total: Decimal, quantity: Decimal, { total: paid, quantity: paidQuantity }: PaidPrice): Decimal {
  // One division at the end: nothing before it is rounded.
  const base = quantity.times(paid);
  return total.times(paidQuantity).minus(base).dividedBy(base).toDecimalPlaces(4);
}

/** The last paid price that a choice can be compared with: of the same unit, counted in the same storage unit. */
function paidPriceFor(product: Product, { unit }: OrderChoice, lastPaid: LastPaid): PaidPrice | undefined {
  const paid = lastPaid.get(product.sku)?.find(({ unitAbbreviation }) => unitAbbreviation === unit.abbreviation);
  // A bottle that was counted in litres then is no price that anything can be said of.
  return paid && (paid.baseUnit === undefined || paid.baseUnit === product.storageUnit.abbreviation) ? paid : undefined;
}

/**
 * Compares what a choice costs today, at the volume price that its amount reaches, with what was last paid in the same unit. Both are what
 * is invoiced: a bonus, which orders don't tell, is in neither, and a discount on the total is in both. Undefined where there is nothing to
 * compare: never bought in this unit, bought for nothing, or on request now.
 */
export function comparePrice(
  product: Product,
  choice: OrderChoice,
  lastPaid: LastPaid,
  { threshold }: WatchTerms,
): PriceComparison | undefined {
  const paid = paidPriceFor(product, choice, lastPaid);
  const quote = paid && bestPrice(product.prices, { amount: choice.amount, ratio: choice.unit.ratio, includeBonus: false });
  if (!paid || quote?.kind !== 'priced') return undefined;
  const quantity = scaledAmount(choice.amount, choice.unit.ratio);
  const share = shareOf(quote.rowTotal, quantity, paid);
  const { ratio } = choice.unit;
  return {
    unit: choice.unit,
    since: paid.day,
    before: roundMoney(paid.total.dividedBy(paid.quantity)),
    now: roundMoney(quote.rowTotal.dividedBy(quantity)),
    share,
    difference: quote.rowTotal.minus(roundMoney(paid.total.times(quantity).dividedBy(paid.quantity))),
    cause: isOfAmount(product, quantity, paid, { share, threshold }) ? 'amount' : 'price',
    amountBefore: paid.amount,
    packSize: paid.ratio === ratio ? undefined : { before: paid.ratio, now: ratio },
  };
}

/** Whether the quantity of then would cost today what it cost then, so that another quantity alone makes the price another. */
function isOfAmount(
  { prices }: Product,
  quantity: Decimal,
  paid: PaidPrice,
  { share, threshold }: { readonly share: Decimal; readonly threshold: Decimal },
): boolean {
  if (quantity.equals(paid.quantity) || share.absoluteValue().lessThan(threshold)) return false;
  const quote = bestPrice(prices, { amount: paid.amount, ratio: paid.ratio, includeBonus: false });
  return quote.kind === 'priced' && shareOf(quote.rowTotal, paid.quantity, paid).absoluteValue().lessThan(threshold);
}

/** Whether a comparison is to be told: the price differs by the threshold or more, or the pack has another size. */
export function isChanged({ share, packSize }: PriceComparison, { threshold }: WatchTerms): boolean {
  return packSize !== undefined || (!share.isZero() && share.absoluteValue().greaterThanOrEqualTo(threshold));
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
  /** What its lines cost more today than at the last paid prices, in EUR; below zero where they cost less. Lines never bought count nothing. */
  readonly difference: Decimal;
  /** Lines that could be compared, and those that could not. */
  readonly compared: number;
  readonly uncompared: number;
  /** Dearer by the threshold or more, the greatest difference first; then cheaper ones alike; then those of which only the pack has another size. */
  readonly risen: readonly ComparedPrice[];
  readonly fallen: readonly ComparedPrice[];
  readonly resized: readonly ComparedPrice[];
}

/** Compares the lines of a list with the last paid prices. */
export function watchPrices(lines: readonly WatchedLine[], lastPaid: LastPaid, terms: WatchTerms): PriceWatchReport {
  const compared = lines.flatMap(({ product, choice = lastChoiceOf(product, lastPaid) }): ComparedPrice[] => {
    const comparison = choice && comparePrice(product, choice, lastPaid, terms);
    return comparison ? [{ product, choice, comparison }] : [];
  });
  const changed = compared.filter(({ comparison }) => isChanged(comparison, terms));
  const reaches = ({ comparison: { share } }: ComparedPrice) =>
    !share.isZero() && share.absoluteValue().greaterThanOrEqualTo(terms.threshold);
  const byDifference = (one: ComparedPrice, other: ComparedPrice) =>
    other.comparison.difference.absoluteValue().comparedTo(one.comparison.difference.absoluteValue());
  return {
    difference: compared.reduce((sum, { comparison: { difference } }) => sum.plus(difference), zero),
    compared: compared.length,
    uncompared: lines.length - compared.length,
    risen: changed.filter((line) => reaches(line) && !line.comparison.share.isNegative()).sort(byDifference),
    fallen: changed.filter((line) => reaches(line) && line.comparison.share.isNegative()).sort(byDifference),
    resized: changed.filter((line) => !reaches(line)),
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
