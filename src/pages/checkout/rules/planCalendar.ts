import { dayOfMoment, isLocalDate, timeOfMoment, type LocalDate } from '#domain/text/calendar.ts';
import { deliveriesToCome } from '#domain/checkout/sameDelivery.ts';
import type { OrderDeliveryDetails } from '#domain/order/order.ts';
import { entriesOf } from '#platform/keptJson.ts';
import type { DeliveryPlan } from './deliveryPlan';
import type { ComingDay } from './onItsWay';

/** An entry of the plan's calendar. */
export type CalendarEntry = CalendarDeadline | CalendarDelivery;

/** A deadline for ordering. */
export interface CalendarDeadline {
  readonly kind: 'deadline';
  /** Stable across files, so that a calendar replaces the entry. */
  readonly uid: string;
  /** The day of delivery. */
  readonly day: LocalDate;
  readonly until: Date;
  /** Number of products with this deadline of their own; undefined for the day's deadline. */
  readonly ownCount: number | undefined;
}

/** A day with deliveries. */
export interface CalendarDelivery {
  readonly kind: 'delivery';
  readonly uid: string;
  readonly day: LocalDate;
  /** Numbers of the delivered orders; empty if only planned. */
  readonly orders: readonly string[];
}

/** Source data of the entries. */
interface CalendarSource {
  /** Tenant and customer number. */
  readonly customer: string;
  readonly plan: DeliveryPlan;
  readonly coming: readonly ComingDay[];
  readonly now: Date;
}

const uidOf = (...parts: readonly string[]) => `${parts.join('-')}@delivery-plan`;

/**
 * Calendar entries of a plan: future deadlines, and days with planned or ordered deliveries. An id consists of
 * subject, customer and day, never of the cart, so that any later file replaces earlier entries. Ordered deliveries
 * replace planned ones of their day.
 */
export function calendarEntries({ customer, plan, coming, now }: CalendarSource): readonly CalendarEntry[] {
  const today = dayOfMoment(now);
  const entries: CalendarEntry[] = [];
  const ofDay = new Map(coming.map(({ day, orders }) => [day, orders.map(({ order: { id } }) => id)]));
  for (const { day, orderUntil, isClosed, cells } of plan.days) {
    if (day === undefined || day < today || isClosed || cells.length === 0) continue;
    if (!ofDay.has(day)) ofDay.set(day, []);
    if (orderUntil && orderUntil > now) {
      entries.push({ kind: 'deadline', uid: uidOf('deadline', customer, day), day, until: orderUntil, ownCount: undefined });
    }
    const own = new Map<number, number>();
    for (const { lines } of cells) {
      for (const { sku } of lines) {
        const until = plan.ownDeadlines.get(sku)?.until;
        if (until && until > now) own.set(until.getTime(), (own.get(until.getTime()) ?? 0) + 1);
      }
    }
    for (const [time, ownCount] of own) {
      const until = new Date(time);
      const uid = uidOf('deadline', customer, day, timeOfMoment(until).replace(':', ''));
      entries.push({ kind: 'deadline', uid, day, until, ownCount });
    }
  }
  for (const [day, orders] of ofDay) entries.push({ kind: 'delivery', uid: uidOf('delivery', customer, day), day, orders });
  return entries.sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
}

/** Source data of an order's entries. */
interface OrderSource extends Pick<CalendarSource, 'customer' | 'coming' | 'now'> {
  readonly order: OrderDeliveryDetails & { readonly id: string };
}

/**
 * Calendar entries of an order's deliveries, today's and later. An entry is its customer's for the day, so it names the
 * other orders of that day as well.
 */
export function orderEntries({ customer, order, coming, now }: OrderSource): readonly CalendarDelivery[] {
  return deliveriesToCome(order, dayOfMoment(now)).map((day) => {
    const others = coming.filter((one) => one.day === day).flatMap(({ orders }) => orders.map(({ order: { id } }) => id));
    return { kind: 'delivery', uid: uidOf('delivery', customer, day), day, orders: [...new Set([...others, order.id])].sort() };
  });
}

/** An entry of a saved file, as stored on the device. */
export interface SavedEntry {
  readonly uid: string;
  readonly kind: CalendarEntry['kind'];
  readonly day: LocalDate;
  /** The deadline as an ISO time; undefined for a delivery. */
  readonly until: string | undefined;
}

/** Entries of a file in their stored form. */
export function savedEntries(entries: readonly CalendarEntry[]): readonly SavedEntry[] {
  return entries.map(({ uid, kind, day, ...rest }) => ({ uid, kind, day, until: 'until' in rest ? rest.until.toISOString() : undefined }));
}

/** Parses stored entries; invalid ones are skipped. */
export function readSavedEntries(kept: unknown): readonly SavedEntry[] {
  return entriesOf(kept, ({ uid, kind, day, until }): SavedEntry | undefined => {
    if (typeof uid !== 'string' || !isLocalDate(day)) return undefined;
    if (kind === 'delivery') return { uid, kind, day, until: undefined };
    const isMoment = typeof until === 'string' && !Number.isNaN(Date.parse(until));
    return kind === 'deadline' && isMoment ? { uid, kind, day, until } : undefined;
  });
}

/**
 * Entries of an earlier file that no longer apply, for instance because another day was chosen: calendars delete
 * nothing by themselves. Past ones were right in their time and stay.
 */
export function withdrawnEntries(saved: readonly SavedEntry[], entries: readonly CalendarEntry[], now: Date): readonly SavedEntry[] {
  const known = new Set(entries.map(({ uid }) => uid));
  const today = dayOfMoment(now);
  return saved.filter(({ uid, day, until }) => !known.has(uid) && (until === undefined ? day >= today : new Date(until) > now));
}
