import type { LocalDate } from '#domain/text/calendar.ts';
import { isCartEmpty, isLineOrderable, nonOrderableLines, type Cart } from '#domain/cart/cart.ts';
import type { CartComparison } from '#domain/cart/cartSnapshot.ts';
import { daysStillOpen, kindsToDeliver, missingForSubmit, type CheckoutDraft, type MissingForSubmit } from '#domain/checkout/checkout.ts';
import type { ProductKind } from '#domain/product/coolingClass.ts';
import { lineDeadlines, type LineDeadline } from '#domain/checkout/lineDeadline.ts';
import { tourDaysOf, type TourDay } from '#domain/checkout/tourDays.ts';
import type { DayOption } from './dayOption';
import type { SubmitProblem } from './submitProblem';

/** Conditions of an order besides its cart and form. */
interface CheckoutTerms {
  /** Days that can be requested at `now`. */
  readonly days: readonly DayOption[];
  readonly now: Date;
  readonly addresses: readonly unknown[];
  /** The customer's sub-shop order limit is reached; always false for the own cart. */
  readonly isLimitReached: boolean;
  /** Invoice address; undefined until loaded. */
  readonly invoiceAddress: unknown;
  readonly isInvoiceFailed: boolean;
  readonly areMailsFailed: boolean;
}

/** Inputs of the delivery step's decisions. */
export interface CheckoutState {
  readonly cart: Cart;
  readonly draft: CheckoutDraft;
  readonly terms: CheckoutTerms;
  readonly isFair: boolean;
  /** The previous order, which prefills this one, is still loading. */
  readonly isBeforePending: boolean;
  /** An attempt is pending or successful, or the cart is being refetched. */
  readonly isLocked: boolean;
  /** Result of a finished attempt; `problem` is undefined for a placed order. */
  readonly attempt: { readonly problem: SubmitProblem | undefined } | undefined;
  /** True after an attempt to order: all missing values are shown, not only urgent ones. */
  readonly showsMissing: boolean;
}

/** Message beside the button that says what prevents the order. */
export type CheckoutMessage =
  | { readonly kind: 'nothingOrderable' }
  /** Number of different missing values. */
  | { readonly kind: 'missing'; readonly count: number }
  /** A deadline has passed while the page was open, without a user action; the component finds which. */
  | { readonly kind: 'passedDeadline' };

/** Decisions of the delivery step. */
export interface CheckoutModel {
  /** The cart was emptied elsewhere, and no attempt from here explains it. */
  readonly isGone: boolean;
  /** Why no order was placed, or that the cart is gone. */
  readonly problem: SubmitProblem | undefined;
  /** Everything that prevents the order. */
  readonly missing: readonly MissingForSubmit[];
  /** The part of it shown at the fields. */
  readonly shownMissing: readonly MissingForSubmit[];
  readonly message: CheckoutMessage | undefined;
  /** Shows the order limit separately, unless a refused order says the same. */
  readonly saysLimit: boolean;
  /**
   * `isBlocked`: no change here would make the order succeed, or the order would drop data. `asksForDay`: only a day
   * is missing, so the button asks for it instead of promising an order.
   */
  readonly button: { readonly isBusy: boolean; readonly isBlocked: boolean; readonly asksForDay: boolean };
  /** Kinds of goods that need a day. */
  readonly kinds: readonly ProductKind[];
  /** Chosen days of those kinds; undefined if the chosen day has closed. */
  readonly days: readonly { readonly kind: ProductKind; readonly day: LocalDate | undefined }[];
  /** Chosen days that can still be requested. */
  readonly openDraftDays: CheckoutDraft['days'];
  /** Days of alternative tours. */
  readonly tourDays: readonly TourDay[];
  /** Future deadlines of single products. */
  readonly pendingDeadlines: readonly LineDeadline[];
}

/** Shown at once, without an attempt to order, because the user didn't cause them. */
const urgent: ReadonlySet<MissingForSubmit['kind']> = new Set<MissingForSubmit['kind']>([
  'openDay',
  'orderLimit',
  'lineDeadline',
  'minimum',
]);

/** Everything that prevents the order at a time, which may be later than that of the terms. */
export function missingAt(
  { lines, draft, terms }: Pick<CheckoutState, 'draft' | 'terms'> & Pick<Cart, 'lines'>,
  now: Date,
): readonly MissingForSubmit[] {
  return missingForSubmit(draft, {
    lines,
    openDays: terms.days.filter(({ orderUntil }) => !orderUntil || orderUntil > now),
    now,
    isOrderLimitReached: terms.isLimitReached,
  });
}

/** Decisions of the delivery step (P§4 "Checkout"). */
export function checkoutModel(state: CheckoutState): CheckoutModel {
  const { cart, draft, terms, isLocked, attempt, showsMissing } = state;
  const { lines } = cart;
  const isEmpty = isCartEmpty(cart);
  const isGone = isEmpty && !isLocked && attempt === undefined;
  const problem: SubmitProblem | undefined = isGone ? { kind: 'cartEmpty' } : attempt?.problem;
  const missing = missingAt({ lines, draft, terms }, terms.now);
  const kinds = kindsToDeliver(lines);
  const openDraftDays = daysStillOpen(draft.days, terms.days);
  // No change here would make another attempt succeed.
  const isOver = terms.isLimitReached || problem?.kind === 'orderLimit' || problem?.kind === 'fairEnded';
  const isBlocked = isReading(state) || isOver || terms.days.length === 0 || terms.addresses.length === 0;
  return {
    isGone,
    problem,
    missing,
    shownMissing: showsMissing ? missing : missing.filter(({ kind }) => urgent.has(kind)),
    message: isOver || isEmpty ? undefined : messageOf(missing, showsMissing),
    saysLimit: terms.isLimitReached && problem?.kind !== 'orderLimit',
    button: {
      isBusy: isLocked,
      isBlocked,
      asksForDay: !isLocked && !isBlocked && missing.length > 0 && missing.every(({ kind }) => kind === 'day'),
    },
    kinds,
    days: kinds.flatMap((kind) => (draft.days[kind] === undefined ? [] : [{ kind, day: openDraftDays[kind] }])),
    openDraftDays,
    tourDays: tourDaysOf(lines.filter(isLineOrderable).map(({ alternativeDay }) => alternativeDay)),
    pendingDeadlines: lineDeadlines(lines, draft.days, terms.days).filter(({ until }) => until > terms.now),
  };
}

/**
 * True while data load that an order sent now would miss: the previous order and, for the own cart, recipients and
 * invoice address. Failed ones don't block.
 */
function isReading({ draft, terms, isFair, isBeforePending }: CheckoutState): boolean {
  if (isBeforePending) return true;
  if (isFair) return false;
  return (!draft.confirmationMails && !terms.areMailsFailed) || (!terms.invoiceAddress && !terms.isInvoiceFailed);
}

/** Message beside the button, if any. */
function messageOf(missing: readonly MissingForSubmit[], showsMissing: boolean): CheckoutMessage | undefined {
  const kinds = new Set(missing.map(({ kind }) => kind));
  if (!showsMissing) return kinds.has('openDay') || kinds.has('lineDeadline') ? { kind: 'passedDeadline' } : undefined;
  if (kinds.has('orderableLine')) return { kind: 'nothingOrderable' };
  return kinds.size > 0 ? { kind: 'missing', count: kinds.size } : undefined;
}

/** Next step after the refetch of the cart: the order, or a confirmation about the changed cart. */
export type OrderStep =
  | { readonly kind: 'order'; readonly cart: Cart }
  /** The cart differs from the one that the user saw. */
  | { readonly kind: 'changed'; readonly cart: Cart; readonly comparison: CartComparison }
  /** Some of its lines can't be ordered. */
  | { readonly kind: 'nonOrderable'; readonly cart: Cart };

/**
 * Next step after the refetch of the cart.
 *
 * @param shown the cart on the screen
 * @param now the cart as refetched
 * @param comparison differences from the cart that the user saw, if any
 */
export function stepAfterLook(shown: Cart, now: Cart, comparison: CartComparison | undefined): OrderStep {
  // Ordered already, perhaps from here with a lost answer: another attempt finds out and orders nothing.
  if (isCartEmpty(now)) return { kind: 'order', cart: shown };
  return comparison ? { kind: 'changed', cart: now, comparison } : stepAfterConsent(now);
}

/** Next step once the user accepts the changed cart. */
export function stepAfterConsent(cart: Cart): OrderStep {
  return { kind: nonOrderableLines(cart.lines).length + cart.errors.length > 0 ? 'nonOrderable' : 'order', cart };
}
