import type { Address, OrderDeliveryDetails } from '../gen/models';
import { dayOfMoment, isLocalDate, type LocalDate } from './calendar';
import { chooseDay, emptyDraft, type CheckoutDraft } from './checkout';
import type { EmailList } from './emailList';
import { isRecord, recordOf, textOr, textsOf } from '../platform/keptJson';
import { productKinds, type ProductKind } from './kind';

/**
 * What the user has typed and chosen on the delivery step, in a form that can be kept: the address by its number, so that one that
 * vanished meanwhile is noticed. {@link draftOf} makes the draft of it that is judged and sent.
 */
export interface CheckoutForm {
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
  /** What was picked and typed in the dialog of recipients and is not taken over yet; undefined while it is closed. */
  readonly recipientsDraft: EmailList | undefined;
}

/** A form in which nothing was entered. */
export const emptyForm: CheckoutForm = {
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

/** An order before this one, by what a user knows it by. */
export interface PreviousOrder {
  readonly orderId: string;
  /** Day of its delivery, or else the day on which it was placed. */
  readonly day: LocalDate;
  /** The customer's own reference number; undefined where it had none. */
  readonly reference: string | undefined;
  /** This order repeats it; otherwise it is the last one. */
  readonly isRepeated: boolean;
}

/** Where an order before this one went, which this one starts with. */
export interface PreviousPlace {
  readonly order: PreviousOrder;
  readonly address: Address;
  /** Undefined where it had none, or the orders before went to several of the address. */
  readonly unloadingArea: string | undefined;
}

/** How the order before is told to a user. */
export function previousOrderOf(order: OrderDeliveryDetails, isRepeated: boolean): PreviousOrder {
  const { id: orderId, creationTime, customerOrderId, deliverySlotDate } = order;
  return { orderId, day: deliverySlotDate ?? dayOfMoment(new Date(creationTime)), reference: customerOrderId || undefined, isRepeated };
}

/** So many of the last orders have to have gone to one place before another is taken to go there as well. */
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

/** What the form is completed with. */
export interface FormDefaults {
  /** Where the customer can be delivered to. */
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
 * The draft that a form means: without a choice the place of the order before, or else the only address, and an unloading area where
 * there is only one. Among several none is assumed. An address or unloading area that was chosen or used before and is gone leaves the draft without one, and the
 * user selects a correct one (P§8 "Companion orders"): {@link gonePlaceOf} tells which. The day is never taken over. Each kind of goods has a day as soon as the one that the others follow has.
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

/** What of the place that a form means is not there any more. */
export interface GonePlace {
  readonly what: 'address' | 'area';
  /** The order before that went there; undefined where it was chosen here. */
  readonly previous: PreviousPlace | undefined;
}

/** What is to be said of the place of a draft because it is gone; undefined where nothing is, or no address is left at all. */
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
export function leadingKind({ chosenKinds }: Pick<CheckoutForm, 'chosenKinds'>, kinds: readonly ProductKind[]): ProductKind | undefined {
  return chosenKinds.find((kind) => kinds.includes(kind)) ?? kinds[0];
}

/** The days of a form: a kind whose day nobody chose has that of the leading one, also when it came into the cart after the choice. */
export function completedDays(form: Pick<CheckoutForm, 'days' | 'chosenKinds'>, kinds: readonly ProductKind[]): CheckoutForm['days'] {
  const leader = leadingKind(form, kinds);
  const day = leader && form.days[leader];
  if (day === undefined) return form.days;
  const followers = kinds.filter((kind) => !form.chosenKinds.includes(kind));
  return { ...form.days, ...Object.fromEntries(followers.map((kind) => [kind, day])) };
}

/**
 * The form after a day was chosen for a kind of goods. The first choice is copied to the other kinds, and they follow it until their
 * own day is chosen by hand: one choice is enough for most orders. It is also enough after a deadline has passed: what was to come
 * on the day that is gone, comes on the new one together.
 *
 * @param kinds the kinds of goods that are asked for
 * @param isOpen whether a day can still be requested
 */
export function chooseKindDay(
  form: CheckoutForm,
  kind: ProductKind,
  day: LocalDate,
  { kinds, isOpen }: { readonly kinds: readonly ProductKind[]; isOpen(day: LocalDate): boolean },
): CheckoutForm {
  const chosenKinds = form.chosenKinds.includes(kind) ? form.chosenKinds : [...form.chosenKinds, kind];
  const followers = kind === leadingKind({ chosenKinds }, kinds) ? kinds.filter((other) => !chosenKinds.includes(other)) : [];
  const before = completedDays(form, kinds);
  const gone = before[kind];
  const together = gone === undefined || isOpen(gone) ? [] : kinds.filter((other) => before[other] === gone);
  const { days } = chooseDay({ ...emptyDraft, days: before }, [kind, ...followers, ...together], day);
  return { ...form, days, chosenKinds };
}

/** Reads a form that was kept. What is missing or of another kind counts as not entered. */
export function readForm(value: unknown): CheckoutForm {
  const kept = recordOf(value);
  const days = isRecord(kept['days']) ? kept['days'] : {};
  const chosen: unknown = kept['chosenKinds'];
  const draft = kept['recipientsDraft'];
  return {
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
