import { dayOfMoment, isLocalDate, timeOfMoment, type LocalDate } from '../../../domain/calendar';
import { isRecord } from '../../../platform/keptJson';
import type { DeliveryPlan } from './deliveryPlan';
import type { ComingDay } from './onItsWay';

/** Something of the plan that stands in a calendar. */
export type CalendarEntry = CalendarDeadline | CalendarDelivery;

/** Until when must be ordered. */
export interface CalendarDeadline {
  readonly kind: 'deadline';
  /** The same for each file, so that a calendar replaces what it has. */
  readonly uid: string;
  /** The day of delivery. */
  readonly day: LocalDate;
  readonly until: Date;
  /** How many products have this deadline of their own; undefined for that of the day. */
  readonly ownCount: number | undefined;
}

/** A day on which something comes. */
export interface CalendarDelivery {
  readonly kind: 'delivery';
  readonly uid: string;
  readonly day: LocalDate;
  /** Numbers of the orders that come; none where it is only planned. */
  readonly orders: readonly string[];
}

/** What the entries are made of. */
interface CalendarSource {
  /** Tenant and number of the customer. */
  readonly customer: string;
  readonly plan: DeliveryPlan;
  readonly coming: readonly ComingDay[];
  readonly now: Date;
}

const uidOf = (...parts: readonly string[]) => `${parts.join('-')}@delivery-plan`;

/**
 * What of a plan stands in a calendar: deadlines that are still ahead, and the days on which something comes, planned or ordered. An id is of
 * what it tells of, customer and day, and never of the cart: the same file once more, or one of another plan, replaces what there is. What is
 * ordered takes the place of what was planned for its day.
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

/** An entry that stands in a file that was saved, as the device keeps it. */
export interface SavedEntry {
  readonly uid: string;
  readonly kind: CalendarEntry['kind'];
  readonly day: LocalDate;
  /** The deadline as an ISO moment; undefined for a delivery. */
  readonly until: string | undefined;
}

/** What the device keeps of the entries of a file. */
export function savedEntries(entries: readonly CalendarEntry[]): readonly SavedEntry[] {
  return entries.map(({ uid, kind, day, ...rest }) => ({ uid, kind, day, until: 'until' in rest ? rest.until.toISOString() : undefined }));
}

/** Reads what was kept of a file; what is no entry is left out. */
export function readSavedEntries(kept: unknown): readonly SavedEntry[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry: unknown): SavedEntry[] => {
    if (!isRecord(entry)) return [];
    const { uid, kind, day, until } = entry;
    if (typeof uid !== 'string' || !isLocalDate(day)) return [];
    if (kind === 'delivery') return [{ uid, kind, day, until: undefined }];
    const isMoment = typeof until === 'string' && !Number.isNaN(Date.parse(until));
    return kind === 'deadline' && isMoment ? [{ uid, kind, day, until }] : [];
  });
}

/**
 * What stands in the file before and holds no longer, for instance because another day was chosen: a calendar takes nothing out by itself. What is
 * over by now was right in its time and stays.
 */
export function withdrawnEntries(saved: readonly SavedEntry[], entries: readonly CalendarEntry[], now: Date): readonly SavedEntry[] {
  const known = new Set(entries.map(({ uid }) => uid));
  const today = dayOfMoment(now);
  return saved.filter(({ uid, day, until }) => !known.has(uid) && (until === undefined ? day >= today : new Date(until) > now));
}
