import type { LocalDate } from '../../../domain/calendar';
import type { ProductKind } from '../../../domain/kind';
import { deliveryDaysOf, type OrderOverviewEntry } from '../../../domain/order';

/** An order on one of its days of delivery. */
export interface ComingOrder {
  readonly order: OrderOverviewEntry;
  /** The kinds of goods that come on this day, where others of the order come on another one; undefined where all come together. */
  readonly kinds: readonly ProductKind[] | undefined;
}

/** A day on which something that was ordered comes. */
export interface ComingDay {
  readonly day: LocalDate;
  /** In the order of their numbers. */
  readonly orders: readonly ComingOrder[];
}

/** What is on its way: the orders by those of their days of delivery that are not over, soonest first. What comes today is still on its way. */
export function onItsWay(orders: readonly OrderOverviewEntry[], today: LocalDate): readonly ComingDay[] {
  const byDay = new Map<LocalDate, ComingOrder[]>();
  for (const order of orders.toSorted((a, b) => a.id.localeCompare(b.id))) {
    const days = deliveryDaysOf(order);
    const isTogether = new Set(days.map(({ day }) => day)).size === 1;
    for (const day of new Set(days.map((one) => one.day))) {
      if (day < today) continue;
      const kinds = isTogether ? undefined : days.flatMap((one) => (one.day === day ? one.kind : []));
      byDay.set(day, [...(byDay.get(day) ?? []), { order, kinds }]);
    }
  }
  return [...byDay].map(([day, coming]) => ({ day, orders: coming })).sort((a, b) => (a.day < b.day ? -1 : 1));
}
