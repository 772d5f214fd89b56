import type { Address, OrderInformation, OrderSubmit } from '#gen/models/index.ts';
import type { LocalDate } from '../text/calendar';
import { isLineOrderable, type CartLine } from '../cart/cart';
import { kindsInCart, type DeliveryDay, type WeeklySlot } from './delivery';
import { isEmailAddress } from '../text/email';
import type { ProductKind } from '../product/coolingClass';
import { lineDeadlines, type LineDeadline } from './lineDeadline';
import { isBelowMinimum } from '../product/quantity';
import { readProse, readTyped } from '../text/typedText';

/** The steps of the checkout in their order (P§4 checkout). */
export const checkoutSteps = ['cart', 'delivery', 'confirmation'] as const;
/** One step of the checkout. */
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The step, or the plan of deliveries, by the end of a path; otherwise the cart (P§2 /checkout). */
export function checkoutStepOf(pathname: string): CheckoutStep | 'planner' {
  const ending = pathname.replace(/\/+$/, '').split('/').at(-1);
  return ending === 'delivery' || ending === 'confirmation' || ending === 'planner' ? ending : 'cart';
}

/** The user's input on the delivery step so far. */
export interface CheckoutDraft {
  readonly deliveryAddress: Address | undefined;
  readonly unloadingArea: string | undefined;
  /** Requested day for each kind of goods. Days of kinds that aren't in the cart are kept but not sent. */
  readonly days: Readonly<Partial<Record<ProductKind, LocalDate>>>;
  /** Reference number at delivery, optional and free (P§5 reference number). */
  readonly customerOrderId: string;
  readonly notes: string;
  /** Recipients of the confirmation, empty for none; undefined while unknown, and the server uses its own. */
  readonly confirmationMails: readonly string[] | undefined;
}

/** Longest reference and notes that are sent, in characters. More can be typed and is kept, but not ordered with. */
export const textLimits = { customerOrderId: 60, notes: 1000 } as const;

/** A draft in which nothing has been entered. */
export const emptyDraft: CheckoutDraft = {
  deliveryAddress: undefined,
  unloadingArea: undefined,
  days: {},
  customerOrderId: '',
  notes: '',
  confirmationMails: undefined,
};

/** Context in which a draft is validated. */
export interface CheckoutSituation {
  readonly lines: readonly CartLine[];
  /** The days that can be requested now. */
  readonly openDays: readonly DeliveryDay[];
  readonly now: Date;
  /** True if the customer's orders in sub-shops are used up; always false for the own cart. */
  readonly isOrderLimitReached: boolean;
}

/** An obstacle to submitting an order. */
export type MissingForSubmit =
  /** Nothing in the cart can be ordered. */
  | { readonly kind: 'orderableLine' }
  /** The sub-shop's order limit is reached; the user must contact the sales representative (P§4 order limit). */
  | { readonly kind: 'orderLimit' }
  | { readonly kind: 'deliveryAddress' }
  /** The address has unloading areas and no valid one is chosen. */
  | { readonly kind: 'unloadingArea' }
  /** No day chosen for a kind of goods. */
  | { readonly kind: 'day'; readonly of: ProductKind }
  /** The chosen day can't be requested (any more), for instance because its deadline passed meanwhile. */
  | { readonly kind: 'openDay'; readonly of: ProductKind; readonly day: LocalDate }
  /** A product's own deadline for the day it is to come on has passed, while the day's has not. */
  | { readonly kind: 'lineDeadline'; readonly of: ProductKind; readonly late: LineDeadline }
  /** The amount of a line stays below its product's minimum (P§5 minimum quantity); the user raises it in the cart. */
  | { readonly kind: 'minimum'; readonly line: CartLine }
  /** The text exceeds the limit: the user decides how to shorten it. */
  | { readonly kind: 'tooLong'; readonly field: keyof typeof textLimits }
  /** A recipient that is no valid e-mail address. */
  | { readonly kind: 'validMail'; readonly mail: string };

/** All obstacles to submitting an order, in the sequence of the form; empty if there are none. */
export function missingForSubmit(
  draft: CheckoutDraft,
  { lines, openDays, now, isOrderLimitReached }: CheckoutSituation,
): readonly MissingForSubmit[] {
  const missing: MissingForSubmit[] = [];
  if (isOrderLimitReached) missing.push({ kind: 'orderLimit' });
  if (!lines.some(isLineOrderable)) missing.push({ kind: 'orderableLine' });
  for (const line of lines) {
    if (isLineOrderable(line) && isBelowMinimum(line.amount, line.unit.ratio, line.product.minSaleQuantity))
      missing.push({ kind: 'minimum', line });
  }
  if (!draft.deliveryAddress) missing.push({ kind: 'deliveryAddress' });
  const areas = draft.deliveryAddress?.unloadingAreas ?? [];
  if (areas.length > 0 && !areas.includes(draft.unloadingArea ?? '')) missing.push({ kind: 'unloadingArea' });
  for (const of of kindsToDeliver(lines)) {
    const day = draft.days[of];
    if (day === undefined) missing.push({ kind: 'day', of });
    else if (!openDays.some((open) => open.day === day)) missing.push({ kind: 'openDay', of, day });
  }
  for (const late of lineDeadlines(lines, draft.days, openDays)) {
    if (late.until <= now) missing.push({ kind: 'lineDeadline', of: late.line.product.kind, late });
  }
  for (const field of ['customerOrderId', 'notes'] as const) {
    if (orderTexts(draft)[field].length > textLimits[field]) missing.push({ kind: 'tooLong', field });
  }
  for (const mail of recipients(draft) ?? []) {
    if (!isEmailAddress(mail)) missing.push({ kind: 'validMail', mail });
  }
  return missing;
}

/** The days of a draft that can still be requested: a summary of the order omits days whose deadline has passed. */
export function daysStillOpen(days: CheckoutDraft['days'], openDays: readonly DeliveryDay[]): CheckoutDraft['days'] {
  return Object.fromEntries(Object.entries(days).filter(([, day]) => openDays.some((open) => open.day === day)));
}

/** The kinds of goods whose day is asked for: those of the lines that can be ordered. */
export function kindsToDeliver(lines: readonly CartLine[]): readonly ProductKind[] {
  return kindsInCart(lines.filter(isLineOrderable));
}

/** An order to submit. */
export interface Submission<Body> {
  readonly body: Body;
  /** Header Idempotency-Key: the same for every try of one intent, so that no two orders come of it. */
  readonly idempotencyKey: string;
}

/** A draft whose parts that every order needs are there. */
type CompleteDraft = CheckoutDraft & { readonly deliveryAddress: Address };

/** True if a draft has all parts of a submit's body. {@link missingForSubmit} validates it. */
export function isComplete(draft: CheckoutDraft): draft is CompleteDraft {
  return draft.deliveryAddress !== undefined;
}

/**
 * Submits the cart of a fair (P§2 checkout, sub-shop). Of the days those are sent whose kind is in the cart, of the texts those that say
 * something. The key of the intent is made by the caller.
 */
export function subshopSubmission(draft: CompleteDraft, lines: readonly CartLine[], idempotencyKey: string): Submission<OrderSubmit> {
  return { body: orderSubmit(draft, lines), idempotencyKey };
}

/** Terms of the own cart's order beyond a fair's. */
export interface OwnOrderTerms {
  /** The customer's invoice address. */
  readonly billingAddress: Address | undefined;
  /** The slot that the first requested day comes from, where it comes from one. */
  readonly slot: WeeklySlot | undefined;
}

/** Submits the own cart ("orderInformation"): the fair's body with addresses, slot, recipients and source. */
export function ownSubmission(
  draft: CompleteDraft,
  lines: readonly CartLine[],
  { billingAddress, slot }: OwnOrderTerms,
  idempotencyKey: string,
): Submission<OrderInformation> {
  const mails = recipients(draft);
  const body: OrderInformation = {
    ...orderSubmit(draft, lines),
    deliveryAddress: draft.deliveryAddress,
    ...(billingAddress && { billingAddress }),
    ...(slot && { deliverySlot: { id: slot.id, day: slot.weekday, ...(slot.time !== undefined && { time: slot.time }) } }),
    ...(mails && { confirmationMailAdresses: mails }),
    orderSource: 'WEBSHOP',
  };
  return { body, idempotencyKey };
}

/** The first day that is requested, dry goods before fresh and frozen; the order's slot is that day's. */
export function firstRequestedDay(draft: CheckoutDraft, lines: readonly CartLine[]): LocalDate | undefined {
  return kindsToDeliver(lines)
    .map((kind) => draft.days[kind])
    .find((day) => day !== undefined);
}

/** Sets a day for all kinds at once, as most orders want: every kind that can still change. */
export function chooseDay(draft: CheckoutDraft, kinds: readonly ProductKind[], day: LocalDate): CheckoutDraft {
  return { ...draft, days: { ...draft.days, ...Object.fromEntries(kinds.map((kind) => [kind, day])) } };
}

function orderSubmit(draft: CompleteDraft, lines: readonly CartLine[]): OrderSubmit {
  const kinds = kindsToDeliver(lines);
  const dayOf = (kind: ProductKind) => (kinds.includes(kind) ? draft.days[kind] : undefined);
  const [dry, fresh, frozen] = [dayOf('dry'), dayOf('fresh'), dayOf('frozen')];
  const { customerOrderId, notes } = orderTexts(draft);
  const areas = draft.deliveryAddress.unloadingAreas ?? [];
  const unloadingArea = areas.find((area) => area === draft.unloadingArea);
  return {
    deliveryAddressExternalId: draft.deliveryAddress.externalId,
    ...(dry !== undefined && { requestedDeliveryDay: dry }),
    ...(fresh !== undefined && { requestedDeliveryDayFreshProducts: fresh }),
    ...(frozen !== undefined && { requestedDeliveryDayFrozenProducts: frozen }),
    ...(unloadingArea !== undefined && { unloadingArea }),
    ...(customerOrderId && { customerOrderId }),
    ...(notes && { notes }),
  };
}

/** The typed texts of an order: the reference, which is looked up elsewhere, and the notes, which a person reads. */
function orderTexts({ customerOrderId, notes }: CheckoutDraft) {
  return { customerOrderId: readTyped(customerOrderId), notes: readProse(notes) };
}

/** The normalized recipients, each once in any case; undefined if unknown. */
function recipients({ confirmationMails }: CheckoutDraft): string[] | undefined {
  if (!confirmationMails) return undefined;
  const mails = new Map(confirmationMails.map((mail) => [readTyped(mail).toLowerCase(), readTyped(mail)]));
  return [...mails].filter(([key]) => key !== '').map(([, mail]) => mail);
}
