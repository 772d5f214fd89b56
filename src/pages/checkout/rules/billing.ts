import type { Customer, Fair } from '#gen/models/index.ts';
import { isLocalDate, type LocalDate } from '#domain/text/calendar.ts';
import { isLineOrderable, type CartLine } from '#domain/cart/cart.ts';
import type { ProductKind } from '#domain/product/coolingClass.ts';

/** ORDER_TIME: prices of the day of order; DELIVERY_TIME: prices of the day of delivery. */
export type BillingTime = NonNullable<Fair['billingTime']>;

/**
 * Day whose prices an order is billed with (P§3 "billingTime"): as set by the fair for its orders, else by the
 * customer. Undefined if neither defines it, and for an unknown value.
 */
export function billingTimeOf(
  fair: Pick<Fair, 'billingTime'> | undefined,
  customer: Pick<Customer, 'billingTime'> | undefined,
): BillingTime | undefined {
  const said = fair?.billingTime ?? customer?.billingTime;
  return said === 'ORDER_TIME' || said === 'DELIVERY_TIME' ? said : undefined;
}

/** The billing day: that of the order, or with DELIVERY_TIME that of the delivery (P§3 Fair). */
export function billingDay(billingTime: BillingTime | undefined, orderDay: LocalDate, deliveryDay: LocalDate): LocalDate {
  return billingTime === 'DELIVERY_TIME' ? deliveryDay : orderDay;
}

/** A line whose price of today is no longer valid on the billing day. */
export interface EndingPrice {
  readonly line: CartLine;
  /** The last day on which the price is valid. */
  readonly lastDay: LocalDate;
}

interface BillingTerms {
  readonly billingTime: BillingTime | undefined;
  readonly today: LocalDate;
  /** Requested days by kind of goods; a kind without a day is unknown yet. */
  readonly days: Readonly<Partial<Record<ProductKind, LocalDate>>>;
  /** Last valid day of a line's price; undefined without an end, and for users who may not see prices. */
  lastDayOf(line: CartLine): string | undefined;
}

/** Lines whose prices end before their billing day, soonest first. */
export function endingPrices(lines: readonly CartLine[], { billingTime, today, days, lastDayOf }: BillingTerms): readonly EndingPrice[] {
  return lines
    .flatMap((line): EndingPrice[] => {
      const deliveryDay = line.alternativeDay ?? days[line.product.kind];
      const lastDay = lastDayOf(line);
      if (deliveryDay === undefined || !isLocalDate(lastDay) || !isLineOrderable(line)) return [];
      return lastDay < billingDay(billingTime, today, deliveryDay) ? [{ line, lastDay }] : [];
    })
    .sort((one, other) => one.lastDay.localeCompare(other.lastDay));
}
