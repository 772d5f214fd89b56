import type { Customer, Fair } from '#gen/models/index.ts';
import { isLocalDate, type LocalDate } from '../text/calendar';
import type { DayRange } from '../checkout/delivery';
import { wireDecimal } from '../price/wireDecimal';

/** First page for a visitor of a fair (P§2 fair start, P§8 fair pages). */
export type FairEntry =
  /** The fair is not active; its screens say so and nothing can be ordered. */
  | { readonly kind: 'inactive'; readonly fairCode: string }
  /** The fair is active but has no start page; its other screens work. */
  | { readonly kind: 'noStartPage'; readonly fairCode: string }
  | { readonly kind: 'open'; readonly fairCode: string; readonly startPagePath: string };

/** First page for a visitor of a fair. */
export function fairEntry(fair: Pick<Fair, 'id' | 'isActive' | 'startPagePath'>): FairEntry {
  if (!fair.isActive) return { kind: 'inactive', fairCode: fair.id };
  const startPagePath = fair.startPagePath?.trim();
  return startPagePath ? { kind: 'open', fairCode: fair.id, startPagePath } : { kind: 'noStartPage', fairCode: fair.id };
}

/** Name of a fair; undefined without a title, and its code is shown. */
export function fairName({ name }: Pick<Fair, 'name'>): string | undefined {
  return name?.trim() || undefined;
}

/** The days on which a fair delivers (P§3 Fair); an end that is missing or no day doesn't limit them. */
export function fairDeliveryRange(fair: Pick<Fair, 'firstPossibleDeliveryDate' | 'lastPossibleDeliveryDate'>): DayRange {
  const { firstPossibleDeliveryDate: first, lastPossibleDeliveryDate: last } = fair;
  return { first: isLocalDate(first) ? first : undefined, last: isLocalDate(last) ? last : undefined };
}

/** True if the customer has used up its orders in sub-shops, which blocks further ones (P§4 order limit). */
export function isOrderLimitReached(customer: Pick<Customer, 'reachedSubshopOrderLimit'> | undefined): boolean {
  return customer?.reachedSubshopOrderLimit === true;
}

/**
 * Range of the quantity history (order suggestion), both days inclusive; undefined without a usable one, and the screen then
 * leads to the fair's start page (P§2 "Navigation rules").
 */
export function quantityHistoryRange(
  fair: Pick<Fair, 'orderHistoryAggregationRange'>,
): { readonly start: LocalDate; readonly end: LocalDate } | undefined {
  const { start, end } = fair.orderHistoryAggregationRange ?? {};
  return isLocalDate(start) && isLocalDate(end) && start <= end ? { start, end } : undefined;
}

/**
 * Factor of the fair's global discount as an exact decimal string, "0.95" for 5 % off, as price rules take it; undefined when the
 * fair grants none. Only a factor between 0 and 1 is a discount: anything else would raise prices or pay for goods.
 */
export function globalDiscountFactor(fair: Pick<Fair, 'globalDiscountFactor' | 'globalDiscountFactorString'>): string | undefined {
  const factor = wireDecimal(fair.globalDiscountFactorString, fair.globalDiscountFactor);
  return factor && factor.greaterThan(0) && factor.lessThan(1) ? factor.toString() : undefined;
}

/**
 * The fairs in the order of the overview: those that are open first, in each group the one that delivers soonest; without a day it
 * comes last. One without a code is left out, since nothing leads to it.
 */
export function fairsInOrder<Listed extends Pick<Fair, 'id' | 'isActive' | 'firstPossibleDeliveryDate'>>(
  fairs: readonly Listed[],
): readonly Listed[] {
  const placeOf = ({ isActive, firstPossibleDeliveryDate: first }: Listed) => `${isActive ? 0 : 1} ${isLocalDate(first) ? first : '9999'}`;
  return fairs
    .filter(({ id }) => id.trim() !== '')
    .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)) || one.id.localeCompare(other.id));
}
