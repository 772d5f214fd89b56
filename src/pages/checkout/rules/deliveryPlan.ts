import type { LocalDate } from '../../../domain/calendar';
import { isLineOrderable, nonOrderableLines, type CartLine } from '../../../domain/cart';
import { kindsToDeliver, type CheckoutDraft } from '../../../domain/checkout';
import type { DeliveryDay } from '../../../domain/delivery';
import type { ProductKind } from '../../../domain/kind';
import { lineDeadlines, type LineDeadline } from '../../../domain/lineDeadline';

/** The columns of the plan in their order: the kinds of goods, what an alternative tour brings, and what is procured on order. */
export const planColumns = ['dry', 'fresh', 'frozen', 'tour', 'preOrder'] as const;
/** A column of the plan. */
export type PlanColumn = (typeof planColumns)[number];

/** What of one column comes on one day. */
export interface PlanCell {
  readonly column: PlanColumn;
  /** At least one, in the order of the cart. */
  readonly lines: readonly CartLine[];
}

/** Everything that comes on one day. */
export interface PlanDay {
  /** Undefined for what no day is chosen for yet. */
  readonly day: LocalDate | undefined;
  /** Moment until which the order must be in for it; undefined where that isn't known, or no day is chosen. */
  readonly orderUntil: Date | undefined;
  /** The order asks for this day, and it can't be requested any more. */
  readonly isClosed: boolean;
  /** The kinds of goods for which the order asks for this day. */
  readonly requestedFor: readonly ProductKind[];
  /** What comes on it, in the order of the columns; a day that is only asked for has nothing. */
  readonly cells: readonly PlanCell[];
}

/** A cart by days of delivery. */
export interface DeliveryPlan {
  /** What has no day yet, then the days, soonest first. */
  readonly days: readonly PlanDay[];
  /** The columns in which something stands. */
  readonly columns: readonly PlanColumn[];
  /** The products with a deadline of their own, by sku. */
  readonly ownDeadlines: ReadonlyMap<string, LineDeadline>;
  /** Lines that can't be ordered and come on no day. */
  readonly leftOut: readonly CartLine[];
}

/** The column of a line: what an alternative tour brings stands there, whether it is a pre-order or not, since the tour decides its day. */
export function planColumnOf({ alternativeDay, product }: CartLine): PlanColumn {
  if (alternativeDay !== undefined) return 'tour';
  return product.isPreOrder ? 'preOrder' : product.kind;
}

/** The day on which a line comes: that of its alternative tour, else the one that the order asks for its kind of goods. */
export function dayOfLine({ alternativeDay, product }: CartLine, days: CheckoutDraft['days']): LocalDate | undefined {
  return alternativeDay ?? days[product.kind];
}

/**
 * A cart by the days on which it comes, as the order will ask for them (P§3 "Requested delivery dates"): the days of the draft are the one
 * truth, and a day that is asked for without need, as for a cart that alternative tours bring alone, stands there too.
 *
 * @param days the days of the draft
 */
export function deliveryPlan(lines: readonly CartLine[], days: CheckoutDraft['days'], openDays: readonly DeliveryDay[]): DeliveryPlan {
  const orderable = lines.filter(isLineOrderable);
  const kinds = kindsToDeliver(lines);
  const open = new Map(openDays.map((entry) => [entry.day, entry]));
  const wanted = [...orderable.map((line) => dayOfLine(line, days)), ...kinds.map((kind) => days[kind])];
  const known = [...new Set(wanted)].filter((day) => day !== undefined).toSorted((one, other) => one.localeCompare(other));
  // What has no day yet is to be seen first.
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
