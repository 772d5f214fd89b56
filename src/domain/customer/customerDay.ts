import type { Customer, CustomerSummary, OrderOverviewPage } from '#gen/models/index.ts';
import { openDays, type DeliveryDay } from '../checkout/delivery';
import { deliveryDaysOf, overviewSum } from '../order/order';
import { sumMoney } from '../price/money';
import { addDays, dayOfMoment, type LocalDate } from '../text/calendar';
import { isChoosable } from './customer';
import { byRecency } from './recentCustomers';
import type { PartialSum, WaitingCart } from './waitingCart';

/** A customer of the user with all that its list entry may hold. */
export type ListedCustomer = Customer;

/** A part of a customer's day that is read by a call of its own. `unread` until the user asks for it, or for good. */
export type DayPart<Value> = Value | 'loading' | 'failed' | 'unread';

/** A customer's last orders. */
export interface OrdersAhead {
  /** The next delivery that is on its way; undefined for none. */
  readonly next: { readonly orderId: string; readonly day: LocalDate } | undefined;
  /** Number of orders that are on their way. */
  readonly coming: number;
  /** Number of orders in the last {@link summedDays} days. */
  readonly count: number;
  /** Sum of these orders. */
  readonly total: PartialSum;
}

/** A customer with its cart and orders, as far as they are known. */
export interface CustomerDay {
  readonly customer: ListedCustomer;
  readonly cart: DayPart<WaitingCart>;
  readonly orders: DayPart<OrdersAhead>;
}

/** Days whose orders are summed. */
export const summedDays = 30;

/** Maximum number of customers whose carts and orders are read without being asked for. */
export const maxReadAtOnce = 40;

/** Number of customers from which on the overview has a search field. */
const minToSearch = 8;

/** True if the overview of so many customers has a search field. */
export const isOverviewSearched = (count: number): boolean => count >= minToSearch;

/**
 * Customers whose carts and orders are read: those that can be chosen, by recency.
 *
 * @param steps how often the user asked for more
 */
export function customersToRead<One extends CustomerSummary>(
  customers: readonly One[],
  recent: readonly string[],
  steps: number,
): readonly One[] {
  return byRecency(customers.filter(isChoosable), recent).slice(0, (steps + 1) * maxReadAtOnce);
}

/** The next delivery that can still be ordered, with its deadline; `none` if there is none, `unknown` if the list doesn't say. */
export function nextDeadline({ upcomingDays }: Pick<Customer, 'upcomingDays'>, now: Date): DeliveryDay | 'none' | 'unknown' {
  return upcomingDays === undefined ? 'unknown' : (openDays(upcomingDays, now)[0] ?? 'none');
}

/** True if a cart is known to have lines. */
export const isFilled = (cart: DayPart<WaitingCart>): cart is WaitingCart => typeof cart === 'object' && cart.lineCount > 0;

/**
 * Sequence of the overview: filled carts by their deadlines, the nearest first, those without a known one behind them; then the other
 * customers by recency and name; blocked ones last.
 */
export function byUrgency(days: readonly CustomerDay[], recent: readonly string[], now: Date): readonly CustomerDay[] {
  const sequence = byRecency(
    days.map(({ customer }) => customer),
    recent,
  );
  const rankOf = ({ customer, cart }: CustomerDay): number => {
    if (!isChoosable(customer)) return Infinity;
    if (!isFilled(cart)) return Number.MAX_VALUE;
    const next = nextDeadline(customer, now);
    return typeof next === 'object' && next.orderUntil ? next.orderUntil.getTime() : Number.MAX_SAFE_INTEGER;
  };
  const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);
  return days
    .toSorted((one, other) => sequence.indexOf(one.customer) - sequence.indexOf(other.customer))
    .toSorted((one, other) => compare(rankOf(one), rankOf(other)));
}

/**
 * The last orders out of the newest page of the order list.
 *
 * @param unreadable number of orders that could not be read
 */
export function ordersAhead({ orders, page }: OrderOverviewPage, unreadable: number, now: Date): OrdersAhead {
  const today = dayOfMoment(now);
  const first = addDays(today, -summedDays);
  const coming = orders
    .flatMap((order) => {
      const [day] = deliveryDaysOf(order)
        .map((one) => one.day)
        .filter((one) => one >= today)
        .toSorted();
      return day === undefined ? [] : [{ orderId: order.id, day }];
    })
    .toSorted((one, other) => (one.day === other.day ? 0 : one.day < other.day ? -1 : 1));
  const recent = orders.filter(({ creationTime }) => {
    const moment = new Date(creationTime);
    return !Number.isNaN(moment.getTime()) && dayOfMoment(moment) > first;
  });
  const sums = recent.map(overviewSum).filter((sum) => sum !== undefined);
  // Older pages may go on within the same days.
  const goesOn = recent.length === orders.length && page.totalPages > 1;
  return {
    next: coming[0],
    coming: coming.length,
    count: recent.length,
    total: { sum: sumMoney(sums), isPartial: goesOn || unreadable > 0 || sums.length < recent.length },
  };
}

/** Sums over all customers. */
export interface DaySums {
  /** Number of filled carts. */
  readonly carts: number;
  readonly net: PartialSum;
  /** Number of orders that are on their way. */
  readonly coming: number;
  readonly total: PartialSum;
  /** Numbers of customers whose cart, or whose orders, are not known: they are in no sum. */
  readonly unknownCarts: number;
  readonly unknownOrders: number;
  /** True while a call is under way. */
  readonly isLoading: boolean;
}

/** Sums of customers' days; those of blocked customers, whom nobody can order for, aside. */
export function daySums(all: readonly CustomerDay[]): DaySums {
  const days = all.filter(({ customer }) => isChoosable(customer));
  const carts = days.flatMap(({ cart }) => (typeof cart === 'object' ? [cart] : []));
  const orders = days.flatMap((day) => (typeof day.orders === 'object' ? [day.orders] : []));
  return {
    carts: carts.filter(isFilled).length,
    net: joined(carts.map(({ net }) => net)),
    coming: orders.reduce((sum, { coming }) => sum + coming, 0),
    total: joined(orders.map(({ total }) => total)),
    unknownCarts: days.length - carts.length,
    unknownOrders: days.length - orders.length,
    isLoading: days.some((day) => day.cart === 'loading' || day.orders === 'loading'),
  };
}

const joined = (sums: readonly PartialSum[]): PartialSum => ({
  sum: sumMoney(sums.map(({ sum }) => sum)),
  isPartial: sums.some(({ isPartial }) => isPartial),
});
