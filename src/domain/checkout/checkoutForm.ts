import type { Address, OrderDeliveryDetails } from '#gen/models/index.ts';
import { dayOfMoment, isLocalDate, type LocalDate } from '../text/calendar';
import { chooseDay, emptyDraft, type CheckoutDraft } from './checkout';
import type { EmailList } from '../text/emailList';
import { isRecord, recordOf, textOr, textsOf } from '#platform/keptJson.ts';
import { productKinds, type ProductKind } from '../product/coolingClass';

/** A delivery of an order that another order is to come with. */
export interface SameDelivery {
  readonly orderId: string;
  readonly day: LocalDate;
}

/**
 * The user's input on the delivery step in a storable form: the address by its number, so that one that vanished meanwhile is noticed.
 * {@link draftOf} makes the draft that is validated and sent.
 */
export interface CheckoutForm {
  /** The order whose delivery this one is to come with, while its day was not chosen by hand; `formOfSameDelivery` applies it. */
  readonly sameDelivery: SameDelivery | undefined;
  /** The order that was ordered again, whose delivery this one starts with; undefined where it starts with the last one's. */
  readonly likeOrder: string | undefined;
  /** `externalId` of the delivery address; undefined while the user has not chosen one. */
  readonly addressId: string | undefined;
  readonly unloadingArea: string | undefined;
  readonly days: Readonly<Partial<Record<ProductKind, LocalDate>>>;
  /** The kinds of goods whose day the user chose by hand, in the order of choosing; the others follow the first of them. */
  readonly chosenKinds: readonly ProductKind[];
  readonly customerOrderId: string;
  readonly notes: string;
  /** Recipients of the confirmation; undefined while the suggested ones count. */
  readonly confirmationMails: readonly string[] | undefined;
  /** Unconfirmed input in the dialog of recipients; undefined while it is closed. */
  readonly recipientsDraft: EmailList | undefined;
}

/** A form in which nothing was entered. */
export const emptyForm: CheckoutForm = {
  sameDelivery: undefined,
  likeOrder: undefined,
  addressId: undefined,
  unloadingArea: undefined,
  days: {},
  chosenKinds: [],
  customerOrderId: '',
  notes: '',
  confirmationMails: undefined,
  recipientsDraft: undefined,
};

/** A previous order, identified for the user. */
export interface PreviousOrder {
  readonly orderId: string;
  /** Day of its delivery, or else the day on which it was placed. */
  readonly day: LocalDate;
  /** The customer's own reference number; undefined where it had none. */
  readonly reference: string | undefined;
  /** This order repeats it; otherwise it is the last one. */
  readonly isRepeated: boolean;
}

/** The place of a previous order, as the default of this one. */
export interface PreviousPlace {
  readonly order: PreviousOrder;
  readonly address: Address;
  /** Undefined where it had none, or the orders before went to several of the address. */
  readonly unloadingArea: string | undefined;
}

/** Describes the previous order for the user. */
export function previousOrderOf(order: OrderDeliveryDetails, isRepeated: boolean): PreviousOrder {
  const { id: orderId, creationTime, customerOrderId, deliverySlotDate } = order;
  return { orderId, day: deliverySlotDate ?? dayOfMoment(new Date(creationTime)), reference: customerOrderId || undefined, isRepeated };
}

/** Number of last orders that must have gone to one place before it becomes the default. */
const comparedOrders = 5;

/**
 * The place that the last orders went to: undefined where they went to several addresses, or none is known.
 *
 * @param orders the newest first
 */
export function usualPlace(orders: readonly OrderDeliveryDetails[]): {
  readonly place: PreviousPlace | undefined;
  readonly hasSeveral: boolean;
} {
  const places = orders
    .slice(0, comparedOrders)
    .flatMap((order) => (order.deliveryAddress ? [{ ...order, address: order.deliveryAddress }] : []));
  const [last] = places;
  if (!last) return { place: undefined, hasSeveral: false };
  if (places.some(({ address }) => address.externalId !== last.address.externalId)) return { place: undefined, hasSeveral: true };
  const isOneArea = places.every(({ unloadingArea }) => unloadingArea === last.unloadingArea);
  const unloadingArea = isOneArea ? last.unloadingArea : undefined;
  return { place: { order: previousOrderOf(last, false), address: last.address, unloadingArea }, hasSeveral: false };
}

/** Defaults that complete the form. */
export interface FormDefaults {
  /** The customer's delivery addresses. */
  readonly addresses: readonly Address[];
  /** Undefined where there is none, none that is known, or the last ones went to several addresses. */
  readonly previous?: PreviousPlace | undefined;
  /** Recipients that are suggested; undefined while they are not known. */
  readonly suggestedMails: readonly string[] | undefined;
  /** The kinds of goods that are asked for. */
  readonly kinds: readonly ProductKind[];
}

/** The unloading area that a form wants at an address: the chosen one, else that of the order before where it went there. */
const wantedArea = (form: CheckoutForm, addressId: string | undefined, previous: PreviousPlace | undefined) =>
  form.unloadingArea ?? (previous?.address.externalId === addressId ? previous?.unloadingArea : undefined);

/**
 * The draft of a form. Without a choice it has the previous order's place, or else the only address, and the unloading area if there is
 * only one. Among several none is assumed. A chosen or previous place that no longer exists leaves the draft without one, and the user
 * selects a new one (P§8 "Companion orders"): {@link gonePlaceOf} describes it. The day is never taken over. Each kind of goods has a
 * day as soon as the leading kind has one.
 */
export function draftOf(form: CheckoutForm, { addresses, previous, suggestedMails, kinds }: FormDefaults): CheckoutDraft {
  const addressId = form.addressId ?? previous?.address.externalId;
  const soleAddress = addresses.length === 1 ? addresses[0] : undefined;
  const deliveryAddress = addressId === undefined ? soleAddress : addresses.find(({ externalId }) => externalId === addressId);
  const area = wantedArea(form, deliveryAddress?.externalId, previous);
  const areas = deliveryAddress?.unloadingAreas ?? [];
  const soleArea = areas.length === 1 ? areas[0] : undefined;
  return {
    ...emptyDraft,
    deliveryAddress,
    unloadingArea: area === undefined ? soleArea : areas.find((other) => other === area),
    days: completedDays(form, kinds),
    customerOrderId: form.customerOrderId,
    notes: form.notes,
    confirmationMails: form.confirmationMails ?? suggestedMails,
  };
}

/** The part of a form's place that no longer exists. */
export interface GonePlace {
  readonly what: 'address' | 'area';
  /** The order before that went there; undefined where it was chosen here. */
  readonly previous: PreviousPlace | undefined;
}

/** The missing place to report for a draft; undefined if there is nothing to report, or no address is left at all. */
export function gonePlaceOf(form: CheckoutForm, draft: CheckoutDraft, { addresses, previous }: FormDefaults): GonePlace | undefined {
  const { deliveryAddress, unloadingArea } = draft;
  if (addresses.length === 0) return undefined;
  if (!deliveryAddress) {
    if (form.addressId === undefined && !previous) return undefined;
    return { what: 'address', previous: form.addressId === undefined ? previous : undefined };
  }
  if (unloadingArea !== undefined || wantedArea(form, deliveryAddress.externalId, previous) === undefined) return undefined;
  return { what: 'area', previous: form.unloadingArea === undefined ? previous : undefined };
}

/** The order before that address or unloading area of a draft are taken over from; undefined where neither is, or there was no choice. */
export function takenOverFrom(form: CheckoutForm, draft: CheckoutDraft, { addresses, previous }: FormDefaults): PreviousOrder | undefined {
  const { deliveryAddress: address, unloadingArea } = draft;
  if (!previous || address?.externalId !== previous.address.externalId) return undefined;
  const isAddress = form.addressId === undefined && addresses.length > 1;
  const isArea =
    form.unloadingArea === undefined &&
    unloadingArea !== undefined &&
    unloadingArea === previous.unloadingArea &&
    (address.unloadingAreas?.length ?? 0) > 1;
  return isAddress || isArea ? previous.order : undefined;
}

/**
 * The kind of goods whose day the others follow: of those asked for the one that was chosen first, before any choice the first;
 * undefined where none is asked for.
 */
export function firstEditableKind(
  { chosenKinds }: Pick<CheckoutForm, 'chosenKinds'>,
  kinds: readonly ProductKind[],
): ProductKind | undefined {
  return chosenKinds.find((kind) => kinds.includes(kind)) ?? kinds[0];
}

/** The days of a form: a kind without a choice has the leading kind's day, even if it came into the cart after the choice. */
export function completedDays(form: Pick<CheckoutForm, 'days' | 'chosenKinds'>, kinds: readonly ProductKind[]): CheckoutForm['days'] {
  const leader = firstEditableKind(form, kinds);
  const day = leader && form.days[leader];
  if (day === undefined) return form.days;
  const followers = kinds.filter((kind) => !form.chosenKinds.includes(kind));
  return { ...form.days, ...Object.fromEntries(followers.map((kind) => [kind, day])) };
}

/**
 * The form after a day was chosen for a kind of goods. The first choice is copied to the other kinds, which follow it until the user
 * chooses their own day: one choice is enough for most orders. The same holds after a deadline has passed: all kinds of the expired day
 * move to the new one together.
 *
 * @param kinds the kinds of goods in the order
 * @param isOpen true if a day can still be requested
 */
export function chooseKindDay(
  form: CheckoutForm,
  kind: ProductKind,
  day: LocalDate,
  { kinds, isOpen }: { readonly kinds: readonly ProductKind[]; isOpen(day: LocalDate): boolean },
): CheckoutForm {
  const chosenKinds = form.chosenKinds.includes(kind) ? form.chosenKinds : [...form.chosenKinds, kind];
  const followers = kind === firstEditableKind({ chosenKinds }, kinds) ? kinds.filter((other) => !chosenKinds.includes(other)) : [];
  const before = completedDays(form, kinds);
  const gone = before[kind];
  const together = gone === undefined || isOpen(gone) ? [] : kinds.filter((other) => before[other] === gone);
  const { days } = chooseDay({ ...emptyDraft, days: before }, [kind, ...followers, ...together], day);
  return { ...form, days, chosenKinds };
}

/** Parses a stored form. Missing or invalid fields count as not entered. */
export function readForm(value: unknown): CheckoutForm {
  const kept = recordOf(value);
  const days = isRecord(kept['days']) ? kept['days'] : {};
  const chosen: unknown = kept['chosenKinds'];
  const draft = kept['recipientsDraft'];
  const { orderId, day } = recordOf(kept['sameDelivery']);
  return {
    sameDelivery: typeof orderId === 'string' && isLocalDate(day) ? { orderId, day } : undefined,
    likeOrder: textOr(kept['likeOrder'], undefined),
    addressId: textOr(kept['addressId'], undefined),
    unloadingArea: textOr(kept['unloadingArea'], undefined),
    days: Object.fromEntries(productKinds.flatMap((kind) => (isLocalDate(days[kind]) ? [[kind, days[kind]]] : []))),
    chosenKinds: Array.isArray(chosen)
      ? ([...new Set(chosen)].filter((kind) => productKinds.includes(kind as ProductKind)) as ProductKind[])
      : [],
    customerOrderId: textOr(kept['customerOrderId'], ''),
    notes: textOr(kept['notes'], ''),
    confirmationMails: textsOf(kept['confirmationMails']),
    recipientsDraft: isRecord(draft)
      ? { chosen: textsOf(draft['chosen']) ?? [], added: textsOf(draft['added']) ?? [], typed: textOr(draft['typed'], '') }
      : undefined,
  };
}
