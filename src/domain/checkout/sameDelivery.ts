import type { OrderDeliveryDetails, UpcomingDay } from '#gen/models/index.ts';
import { deliveryDaysOf } from '../order/order';
import { productKinds, type ProductKind } from '../product/coolingClass';
import { dayOfMoment, type LocalDate } from '../text/calendar';
import { chooseKindDay, type CheckoutForm, type SameDelivery } from './checkoutForm';
import { openDays, type DayRange } from './delivery';

/** State of an order's next delivery for further orders. */
export type DeliveryAddition =
  /** `orderUntil` is undefined if the day's deadline can't be read. */
  | { readonly kind: 'open'; readonly day: LocalDate; readonly orderUntil: Date | undefined }
  /** The delivery is still to come, but takes no more orders. */
  | { readonly kind: 'closed'; readonly day: LocalDate };

/** Days that can be requested, as the server sends them, and their limits. */
export interface AdditionTerms {
  readonly upcomingDays: readonly UpcomingDay[] | undefined;
  readonly now: Date;
  /** Days on which the shop delivers, in a fair its own. */
  readonly range?: DayRange;
}

/**
 * The first delivery of an order that another order can still come with, else the next one that takes none; undefined without a
 * delivery to come. An order can't be changed, so what is added is an order of its own for the same day.
 */
export function additionTo(order: OrderDeliveryDetails, { upcomingDays, now, range }: AdditionTerms): DeliveryAddition | undefined {
  const days = deliveriesToCome(order, dayOfMoment(now));
  const open = openDays(upcomingDays, now, range).find(({ day }) => days.includes(day));
  if (open) return { kind: 'open', day: open.day, orderUntil: open.orderUntil };
  return days[0] === undefined ? undefined : { kind: 'closed', day: days[0] };
}

/** Delivery days of an order from today on, soonest first. */
export function deliveriesToCome(order: OrderDeliveryDetails, today: LocalDate): readonly LocalDate[] {
  const days = new Set(deliveryDaysOf(order).map(({ day }) => day));
  return [...days].filter((day) => day >= today).sort();
}

/** Days that can be requested now. */
type IsOpen = (day: LocalDate) => boolean;

/** The delivery that a form was to come with and that takes no more orders; undefined if there is none. */
export function closedDelivery({ sameDelivery }: CheckoutForm, isOpen: IsOpen): SameDelivery | undefined {
  return sameDelivery && !isOpen(sameDelivery.day) ? sameDelivery : undefined;
}

/**
 * The form with day and place of the order that it is to come with, as long as that day can be requested. The stored form holds the
 * order only, so nothing of it is left once the deadline has passed.
 */
export function formOfSameDelivery(
  form: CheckoutForm,
  { kinds, isOpen }: { readonly kinds: readonly ProductKind[]; readonly isOpen: IsOpen },
): CheckoutForm {
  const { sameDelivery } = form;
  if (!sameDelivery || !isOpen(sameDelivery.day)) return form;
  return {
    ...form,
    likeOrder: sameDelivery.orderId,
    days: Object.fromEntries(productKinds.map((kind) => [kind, sameDelivery.day])),
    // As if chosen, so that another day for one kind leaves the others on this one.
    chosenKinds: kinds.slice(0, 1),
  };
}

/** The form after a day was chosen by hand: it then has the order's place and no longer follows its day. */
export function chooseOwnDay(
  before: CheckoutForm,
  kind: ProductKind,
  day: LocalDate,
  options: { readonly kinds: readonly ProductKind[]; readonly isOpen: IsOpen },
): CheckoutForm {
  const form = formOfSameDelivery(before, options);
  const after = chooseKindDay(form, kind, day, options);
  return form === before ? after : { ...after, sameDelivery: undefined };
}
