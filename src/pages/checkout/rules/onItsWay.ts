import type { LocalDate } from '#domain/text/calendar.ts';
import type { ProductKind } from '#domain/product/coolingClass.ts';
import { deliveryDaysOf, type OrderOverviewEntry } from '#domain/order/order.ts';

/** An order on one of its delivery days. */
export interface ComingOrder {
  readonly order: OrderOverviewEntry;
  /** Kinds of goods of this day, if others of the order come on another day; undefined if all come together. */
  readonly kinds: readonly ProductKind[] | undefined;
}

/** A day with deliveries of placed orders. */
export interface ComingDay {
  readonly day: LocalDate;
  /** Sorted by number. */
  readonly orders: readonly ComingOrder[];
}

/** Pending deliveries: orders by their current and future delivery days, soonest first. Today's are still pending. */
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
