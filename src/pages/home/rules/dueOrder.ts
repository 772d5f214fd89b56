import { dayOfMoment, weekdayOf, type Weekday } from '#domain/text/calendar.ts';
import { openDays } from '#domain/checkout/delivery.ts';
import type { UpcomingDay } from '#gen/models/index.ts';

/** Milliseconds before the deadline at which an order is due: two hours. */
const dueMs = 2 * 60 * 60 * 1000;

export interface DueOrder {
  readonly orderUntil: Date;
  /** Weekday of the deadline, which is the day of ordering. */
  readonly weekday: Weekday;
}

/** The order of the next deadline, within the two hours before it. */
export function dueOrder(days: readonly UpcomingDay[] | undefined, now: Date): DueOrder | undefined {
  const [next] = openDays(days, now);
  const orderUntil = next?.orderUntil;
  if (!orderUntil || orderUntil.getTime() - now.getTime() > dueMs) return undefined;
  return { orderUntil, weekday: weekdayOf(dayOfMoment(orderUntil)) };
}
