import type { LocalDate } from '../text/calendar';
import { isLineOrderable, type CartLine } from '../cart/cart';
import { deadlineWithOwnTime, type DeliveryDay } from './delivery';
import type { ProductKind } from '../product/coolingClass';

/**
 * The deadline of a line whose product has one of its own (attribute order-deadline, P§3 product deadline), for the day on which it is
 * to come.
 */
export interface LineDeadline {
  readonly line: CartLine;
  /** The day on which it is to come: that of its kind, or its alternative tour's. */
  readonly day: LocalDate;
  /** Moment until which the order must be in for it. */
  readonly until: Date;
}

/**
 * The lines that have to be ordered before the others, soonest first: their product's own deadline for the day they are to come on lies
 * before the day's. Lines without a day, and days whose deadline isn't known, have none.
 */
export function lineDeadlines(
  lines: readonly CartLine[],
  days: Readonly<Partial<Record<ProductKind, LocalDate>>>,
  openDays: readonly DeliveryDay[],
): readonly LineDeadline[] {
  const orderUntil = new Map(openDays.map((open) => [open.day, open.orderUntil]));
  return lines
    .flatMap((line): LineDeadline[] => {
      const { kind, orderDeadline } = line.product;
      const day = line.alternativeDay ?? days[kind];
      const latest = day === undefined ? undefined : orderUntil.get(day);
      if (!orderDeadline || day === undefined || !latest || !isLineOrderable(line)) return [];
      const until = deadlineWithOwnTime(latest, orderDeadline.text);
      return until < latest ? [{ line, day, until }] : [];
    })
    .sort((a, b) => a.until.getTime() - b.until.getTime());
}

/** The moments at which something may close: the days' deadlines, and on their days those of products with their own. */
export function closingMoments(openDays: readonly DeliveryDay[], lines: readonly CartLine[]): readonly Date[] {
  const ownTimes = new Set(lines.flatMap(({ product }) => product.orderDeadline?.text ?? []));
  return openDays.flatMap(({ orderUntil }) =>
    orderUntil ? [orderUntil, ...[...ownTimes].map((time) => deadlineWithOwnTime(orderUntil, time))] : [],
  );
}
