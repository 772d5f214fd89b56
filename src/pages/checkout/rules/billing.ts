import type { Customer, Fair } from '../../../gen/models';
import { isLocalDate, type LocalDate } from '../../../domain/calendar';
import { isLineOrderable, type CartLine } from '../../../domain/cart';
import type { ProductKind } from '../../../domain/kind';

/** ORDER_TIME: with the prices of the day of the order; DELIVERY_TIME: with those of the day of the delivery. */
export type BillingTime = NonNullable<Fair['billingTime']>;

/** Which day's prices an order is billed with (P§3): what the fair says for its own orders, else what holds for the customer; undefined where neither says, and for a word that the shop doesn't know. */
export function billingTimeOf(
  fair: Pick<Fair, 'billingTime'> | undefined,
  customer: Pick<Customer, 'billingTime'> | undefined,
): BillingTime | undefined {
  const said = fair?.billingTime ?? customer?.billingTime;
  return said === 'ORDER_TIME' || said === 'DELIVERY_TIME' ? said : undefined;
}

/** The day whose prices an order is billed with: that of the order, or with DELIVERY_TIME that of the delivery (P§3 Fair). */
export function billingDay(billingTime: BillingTime | undefined, orderDay: LocalDate, deliveryDay: LocalDate): LocalDate {
  return billingTime === 'DELIVERY_TIME' ? deliveryDay : orderDay;
}

/** A line whose price of today no longer holds on the day that it is billed with. */
export interface EndingPrice {
  readonly line: CartLine;
  /** The last day on which the price holds. */
  readonly lastDay: LocalDate;
}

interface BillingTerms {
  readonly billingTime: BillingTime | undefined;
  /** The day of the order. */
  readonly today: LocalDate;
  /** The requested days by kind of goods; of a kind without a day nothing is known yet. */
  readonly days: Readonly<Partial<Record<ProductKind, LocalDate>>>;
  /** Last day on which the price of a line holds; undefined for one without an end, and for users who may not see prices. */
  lastDayOf(line: CartLine): string | undefined;
}

/** The lines whose prices end before the day that they are billed with, those that end first at the head. */
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
