import { dayOfMoment, weekdayOf, type Weekday } from '../../../domain/calendar';
import { openDays } from '../../../domain/delivery';
import type { UpcomingDay } from '../../../gen/models';

/** Milliseconds before the deadline from which on an order is due: two hours. */
const dueMs = 2 * 60 * 60 * 1000;

/** An order that has to be placed soon. */
export interface DueOrder {
  readonly orderUntil: Date;
  /** The weekday of the deadline, on which it is placed. */
  readonly weekday: Weekday;
}

/** The order of the next deadline, in the two hours before it. */
export function dueOrder(days: readonly UpcomingDay[] | undefined, now: Date): DueOrder | undefined {
  const [next] = openDays(days, now);
  const orderUntil = next?.orderUntil;
  if (!orderUntil || orderUntil.getTime() - now.getTime() > dueMs) return undefined;
  return { orderUntil, weekday: weekdayOf(dayOfMoment(orderUntil)) };
}
