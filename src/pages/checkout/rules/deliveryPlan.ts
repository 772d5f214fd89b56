import type { LocalDate } from '#domain/text/calendar.ts';
import { isLineOrderable, nonOrderableLines, type CartLine } from '#domain/cart/cart.ts';
import { kindsToDeliver, type CheckoutDraft } from '#domain/checkout/checkout.ts';
import type { DeliveryDay } from '#domain/checkout/delivery.ts';
import type { ProductKind } from '#domain/product/coolingClass.ts';
import { lineDeadlines, type LineDeadline } from '#domain/checkout/lineDeadline.ts';

/** Columns of the plan in sequence: kinds of goods, alternative tours, and goods procured on order. */
export const planColumns = ['dry', 'fresh', 'frozen', 'tour', 'preOrder'] as const;
export type PlanColumn = (typeof planColumns)[number];

/** Lines of one column for one day. */
export interface PlanCell {
  readonly column: PlanColumn;
  /** At least one, in the sequence of the cart. */
  readonly lines: readonly CartLine[];
}

/** All deliveries of one day. */
export interface PlanDay {
  /** Undefined for lines without a chosen day. */
  readonly day: LocalDate | undefined;
  /** Deadline of the order; undefined if unknown, or without a chosen day. */
  readonly orderUntil: Date | undefined;
  /** The order requests this day, but it is no longer available. */
  readonly isClosed: boolean;
  /** Kinds of goods for which the order requests this day. */
  readonly requestedFor: readonly ProductKind[];
  /** Deliveries in the sequence of the columns; empty for a day that is only requested. */
  readonly cells: readonly PlanCell[];
}

/** A cart by delivery day. */
export interface DeliveryPlan {
  /** Lines without a day first, then by day, soonest first. */
  readonly days: readonly PlanDay[];
  /** Columns with content. */
  readonly columns: readonly PlanColumn[];
  /** Products with a deadline of their own, by sku. */
  readonly ownDeadlines: ReadonlyMap<string, LineDeadline>;
  /** Lines that can't be ordered, so they have no day. */
  readonly leftOut: readonly CartLine[];
}

/** Column of a line: an alternative tour takes precedence over pre-order, since it decides the day. */
export function planColumnOf({ alternativeDay, product }: CartLine): PlanColumn {
  if (alternativeDay !== undefined) return 'tour';
  return product.isPreOrder ? 'preOrder' : product.kind;
}

/** Delivery day of a line: that of its alternative tour, else the requested one of its kind of goods. */
export function dayOfLine({ alternativeDay, product }: CartLine, days: CheckoutDraft['days']): LocalDate | undefined {
  return alternativeDay ?? days[product.kind];
}

/**
 * A cart by delivery day, as the order will request it (P§3 "Requested delivery dates"). The draft's days are the
 * single source. A day requested without need, as for a cart delivered by alternative tours only, is included.
 *
 * @param days days of the draft
 */
export function deliveryPlan(lines: readonly CartLine[], days: CheckoutDraft['days'], openDays: readonly DeliveryDay[]): DeliveryPlan {
  const orderable = lines.filter(isLineOrderable);
  const kinds = kindsToDeliver(lines);
  const open = new Map(openDays.map((entry) => [entry.day, entry]));
  const wanted = [...orderable.map((line) => dayOfLine(line, days)), ...kinds.map((kind) => days[kind])];
  const known = [...new Set(wanted)].filter((day) => day !== undefined).toSorted((one, other) => one.localeCompare(other));
  // Lines without a day come first.
  const sorted = wanted.includes(undefined) ? [undefined, ...known] : known;
  return {
    days: sorted.map((day): PlanDay => {
      const requestedFor = kinds.filter((kind) => days[kind] === day);
      const ofDay = orderable.filter((line) => dayOfLine(line, days) === day);
      return {
        day,
        orderUntil: day === undefined ? undefined : open.get(day)?.orderUntil,
        isClosed: day !== undefined && requestedFor.length > 0 && !open.has(day),
        requestedFor,
        cells: planColumns.flatMap((column) => {
          const inCell = ofDay.filter((line) => planColumnOf(line) === column);
          return inCell.length > 0 ? [{ column, lines: inCell }] : [];
        }),
      };
    }),
    columns: planColumns.filter((column) => orderable.some((line) => planColumnOf(line) === column)),
    ownDeadlines: new Map(lineDeadlines(lines, days, openDays).map((own) => [own.line.sku, own])),
    leftOut: nonOrderableLines(lines),
  };
}
