import { deliveryDaysOf, orderItemTotal, type Order, type OrderItem } from '#domain/order/order.ts';
import { roundMoney, sumMoney, type Decimal } from '#domain/price/money.ts';
import { dayOfMoment, isLocalDate, type LocalDate } from '#domain/text/calendar.ts';

/** A line of an order with a price. */
export interface SpentLine {
  readonly sku: string;
  readonly name: string;
  /** Abbreviation of the storage unit; empty if the order doesn't say. */
  readonly unit: string;
  /** Ordered amount, and storage units in one of it: made exact only for the compared periods. */
  readonly amount: number;
  readonly ratio: number;
  /** In EUR, whole cents; the lines of an order add up to its sum. */
  readonly total: Decimal;
  /** Day on which it counts: its own delivery day, else the order's. */
  readonly day: LocalDate;
}

/** An order as far as money is concerned. */
export interface SpentOrder {
  readonly id: string;
  /** Day of ordering. */
  readonly orderedOn: LocalDate;
  /** First delivery day; without one the day of ordering. */
  readonly day: LocalDate;
  readonly lines: readonly SpentLine[];
  /** Number of lines without a price, such as those on request: they are in no sum. */
  readonly unpriced: number;
  /** Number of lines that could not be read: they are in no sum. */
  readonly unreadable: number;
  /** Number of articles from outside the web shop, which have no price: they are in no sum. */
  readonly outside: number;
}

/**
 * Totals rounded to cents so that they add up to their sum rounded once, which is the order's sum on every screen. The largest one
 * takes the difference.
 */
export function roundedTogether(totals: readonly Decimal[]): readonly Decimal[] {
  const rounded = totals.map(roundMoney);
  if (rounded.every((total, index) => total.equals(totals[index] ?? total))) return rounded;
  const difference = roundMoney(sumMoney(totals)).minus(sumMoney(rounded));
  if (difference.isZero()) return rounded;
  const largest = rounded.reduce((at, total, index) => (total.greaterThan(rounded[at] ?? total) ? index : at), 0);
  return rounded.map((total, index) => (index === largest ? total.plus(difference) : total));
}

/**
 * An order's priced lines and what its sum lacks. Undefined if its moment can't be read, so that it belongs to no day.
 *
 * @param unreadable number of its lines that could not be read
 */
export function spentOrder(order: Order, unreadable: number): SpentOrder | undefined {
  const moment = new Date(order.creationTime);
  if (Number.isNaN(moment.getTime())) return undefined;
  const orderedOn = dayOfMoment(moment);
  const day = deliveryDaysOf(order)
    .map((one) => one.day)
    .reduce<LocalDate | undefined>((first, one) => (first === undefined || one < first ? one : first), undefined);
  const priced = order.orderItems.flatMap((item) => {
    const total = orderItemTotal(item);
    return total ? [{ item, total }] : [];
  });
  const totals = roundedTogether(priced.map(({ total }) => total));
  const counted = day ?? orderedOn;
  return {
    id: order.id,
    orderedOn,
    day: counted,
    lines: priced.map(({ item, total }, index) => spentLine(item, totals[index] ?? total, counted)),
    unpriced: order.orderItems.length - priced.length,
    unreadable,
    outside: order.nonWebshopItems?.length ?? 0,
  };
}

function spentLine(item: OrderItem, total: Decimal, day: LocalDate): SpentLine {
  const { productSku: sku, name, baseUnit: unit = '', amount, ratio = 1, alternativeDeliveryDate: other } = item;
  return { sku, name, unit, amount, ratio, total, day: isLocalDate(other) ? other : day };
}

/**
 * Orders with something that counts on a day or later, each once: a page that moved while the next one was read repeats some.
 *
 * @param orders orders as they were read
 */
export function ordersSince(orders: readonly SpentOrder[], from: LocalDate): readonly SpentOrder[] {
  const since = orders.filter(({ day, lines }) => day >= from || lines.some((line) => line.day >= from));
  return [...new Map(since.map((order) => [order.id, order])).values()];
}
