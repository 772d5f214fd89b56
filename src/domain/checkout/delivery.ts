import type { AlternativeTourDeliverySlot, DeliverySlot, UpcomingDay } from '#gen/models/index.ts';
import {
  addDays,
  dayOfMoment,
  daysUntilWeekday,
  isLocalDate,
  minutesOf,
  momentOf,
  weekday,
  weekdayOf,
  type LocalDate,
  type LocalTime,
  type Weekday,
} from '../text/calendar';
import type { CartLine } from '../cart/cart';
import { productKinds, type ProductKind } from '../product/coolingClass';

/**
 * The kinds of goods for which a delivery day is to be chosen, in their fixed order. Lines that an alternative tour brings have
 * their own day and ask for none, unless there are no others: an order needs one day at least.
 */
export function kindsInCart(
  lines: readonly { readonly product: Pick<CartLine['product'], 'kind'>; readonly alternativeDay?: LocalDate | undefined }[],
): readonly ProductKind[] {
  const regular = lines.filter(({ alternativeDay }) => alternativeDay === undefined);
  const kinds = new Set((regular.length > 0 ? regular : lines).map(({ product }) => product.kind));
  return productKinds.filter((kind) => kinds.has(kind));
}

/** A day that can be requested. */
export interface DeliveryDay {
  /** The day of delivery. */
  readonly day: LocalDate;
  /** Moment until which an order for it must be in; undefined when the server's can't be read, which then decides alone. */
  readonly orderUntil: Date | undefined;
  /** Id of the delivery slot or alternative tour slot that it comes from. */
  readonly slotId: string | undefined;
}

/** First and last day of a range, both inclusive and each optional. */
export interface DayRange {
  readonly first?: LocalDate | undefined;
  readonly last?: LocalDate | undefined;
}

/**
 * The days that can be requested now: the server's upcoming days, which are the truth (holidays and closed tours are already
 * taken out), without those whose deadline has passed since they were fetched and those outside a range. Soonest first, each
 * day once, with its latest deadline.
 */
export function openDays(upcomingDays: readonly UpcomingDay[] | undefined, now: Date, range: DayRange = {}): readonly DeliveryDay[] {
  const days = new Map<LocalDate, DeliveryDay>();
  for (const { day, orderUntil, slotId } of upcomingDays ?? []) {
    if (!isLocalDate(day) || !isInRange(day, range)) continue;
    const entry: DeliveryDay = { day, orderUntil: readMoment(orderUntil), slotId };
    if (entry.orderUntil && entry.orderUntil <= now) continue;
    const known = days.get(day);
    if (!known || deadlineRank(entry) > deadlineRank(known)) days.set(day, entry);
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** True if a day is within a range. Invalid ends don't limit it. */
export function isInRange(day: LocalDate, { first, last }: DayRange): boolean {
  return !(isLocalDate(first) && day < first) && !(isLocalDate(last) && day > last);
}

/** A weekly delivery with its deadline, by the regular or by an alternative tour. */
export interface WeeklySlot {
  readonly id: string;
  readonly tour: 'regular' | 'alternative';
  /** Weekday of the delivery. */
  readonly weekday: Weekday;
  /** Time of day of the delivery, where it is agreed. */
  readonly time: LocalTime | undefined;
  /** Weekday of the deadline: the last one before or on the day of delivery. */
  readonly deadlineWeekday: Weekday;
  /** Time of day of the deadline. */
  readonly deadlineTime: LocalTime;
}

/** A regular slot of the server; weekday indexes are taken modulo 7 (P§9 weekdays). */
export function regularSlot(slot: DeliverySlot): WeeklySlot {
  return {
    id: slot.id,
    tour: 'regular',
    weekday: weekday(slot.day),
    time: slot.time,
    deadlineWeekday: weekday(slot.lastOrderDay),
    deadlineTime: slot.lastOrderTime,
  };
}

/** A slot of an alternative tour; weekday indexes are taken modulo 7 (P§9 weekdays). */
export function alternativeSlot(slot: AlternativeTourDeliverySlot): WeeklySlot {
  return {
    id: slot.id,
    tour: 'alternative',
    weekday: weekday(slot.dayOfDelivery),
    time: slot.timeOfDelivery,
    deadlineWeekday: weekday(slot.orderUntilDeadlineDay),
    deadlineTime: slot.orderUntilDeadlineTime,
  };
}

/** The slot that a day comes from: the one it names, else one of its weekday, regular ones first; undefined for a special tour. */
export function slotOfDay({ day, slotId }: Pick<DeliveryDay, 'day' | 'slotId'>, slots: readonly WeeklySlot[]): WeeklySlot | undefined {
  const ofWeekday = slots.filter((slot) => slot.weekday === weekdayOf(day));
  return slots.find((slot) => slot.id === slotId) ?? ofWeekday.find((slot) => slot.tour === 'regular') ?? ofWeekday[0];
}

/**
 * The moment until which an order for a delivery must be in: the deadline's weekday before or on the day, at its time in Vienna.
 * On the day of delivery itself only when that is before the delivery; else the deadline was a week earlier.
 */
export function deadlineOf(slot: WeeklySlot, day: LocalDate): Date {
  const daysBefore = daysUntilWeekday(slot.deadlineWeekday, weekdayOf(day));
  const isAfterDelivery = daysBefore === 0 && slot.time !== undefined && minutesOf(slot.deadlineTime) >= minutesOf(slot.time);
  return momentOf(addDays(day, -(isAfterDelivery ? 7 : daysBefore)), slot.deadlineTime);
}

/** The next delivery of a slot that can still be ordered for, by the week's plan alone (holidays aside). */
export function nextDelivery(slot: WeeklySlot, now: Date): { readonly day: LocalDate; readonly orderUntil: Date } {
  const today = dayOfMoment(now);
  let day = addDays(today, daysUntilWeekday(weekdayOf(today), slot.weekday));
  let orderUntil = deadlineOf(slot, day);
  while (orderUntil <= now) {
    day = addDays(day, 7);
    orderUntil = deadlineOf(slot, day);
  }
  return { day, orderUntil };
}

/**
 * The deadline of a product that has its own time of day (attribute order-deadline, P§3 product deadline): that time on the day on
 * which the order's deadline falls in Vienna. Later than the order's own it is of no use, so the earlier of the two counts.
 */
export function deadlineWithOwnTime(orderUntil: Date, ownTime: LocalTime | undefined): Date {
  if (ownTime === undefined) return orderUntil;
  const own = momentOf(dayOfMoment(orderUntil), ownTime);
  return own < orderUntil ? own : orderUntil;
}

/** The next day on which a product can come. */
export interface NextDay {
  readonly day: LocalDate;
  /** Moment until which the product must be ordered for it; undefined where the day's deadline can't be read. */
  readonly orderUntil: Date | undefined;
  /** True if the product's own time of day is the earlier one. */
  readonly isOwnDeadline: boolean;
}

/**
 * The next of the open days for which a product can still be ordered: a day whose deadline is still ahead is over for a product whose
 * own time of day has passed. The one rule for lists, product page and cart; the delivery step applies the same to the chosen days.
 *
 * @param ownTime the product's own order deadline (P§3 product deadline); undefined for the others
 */
export function nextDayFor(days: readonly DeliveryDay[], now: Date, ownTime: LocalTime | undefined): NextDay | undefined {
  for (const { day, orderUntil } of days) {
    if (!orderUntil) return { day, orderUntil, isOwnDeadline: false };
    const until = deadlineWithOwnTime(orderUntil, ownTime);
    if (until > now) return { day, orderUntil: until, isOwnDeadline: until < orderUntil };
  }
  return undefined;
}

/** Time left, in parts for a countdown. */
export interface Countdown {
  /** True once the moment has passed; all parts are then 0. */
  readonly hasPassed: boolean;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Time that really passes between now and a moment, so a day on which the clocks change counts 23 or 25 hours. */
export function countdown(until: Date, now: Date): Countdown {
  const left = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return {
    hasPassed: until <= now,
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

function readMoment(text: string): Date | undefined {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

function deadlineRank({ orderUntil }: DeliveryDay): number {
  return orderUntil?.getTime() ?? -Infinity;
}
