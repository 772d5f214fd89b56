import type { LocalDate } from '../../../domain/calendar';
import { isCartEmpty, isLineOrderable, nonOrderableLines, type Cart } from '../../../domain/cart';
import type { CartComparison } from '../../../domain/cartSnapshot';
import { daysStillOpen, kindsToDeliver, missingForSubmit, type CheckoutDraft, type MissingForSubmit } from '../../../domain/checkout';
import type { ProductKind } from '../../../domain/kind';
import { lineDeadlines, type LineDeadline } from '../../../domain/lineDeadline';
import { tourDaysOf, type TourDay } from '../../../domain/tourDays';
import type { DayOption } from './dayOption';
import type { SubmitProblem } from './submitProblem';

/** What an order is judged by, beyond its cart and what was typed for it. */
interface CheckoutTerms {
  /** The days that can be requested at the moment `now`. */
  readonly days: readonly DayOption[];
  readonly now: Date;
  readonly addresses: readonly unknown[];
  /** The customer's orders in sub-shops are used up; always false for the own cart. */
  readonly isLimitReached: boolean;
  /** Where the invoice goes; undefined until it is read. */
  readonly invoiceAddress: unknown;
  readonly isInvoiceFailed: boolean;
  readonly areMailsFailed: boolean;
}

/** Everything that decides what the delivery step says and lets do. */
export interface CheckoutState {
  readonly cart: Cart;
  readonly draft: CheckoutDraft;
  readonly terms: CheckoutTerms;
  readonly isFair: boolean;
  /** The order before, which this one starts with, is still being read. */
  readonly isBeforePending: boolean;
  /** An attempt is under way or has placed the order, or the cart is being looked at once more. */
  readonly isLocked: boolean;
  /** Whether an attempt has ended, and what it came to; an order that was placed is no problem. */
  readonly attempt: { readonly problem: SubmitProblem | undefined } | undefined;
  /** The user has tried to order, so that everything missing is said, and not only what is urgent. */
  readonly showsMissing: boolean;
}

/** The sentence beside the button that says what keeps the order from going off. */
export type CheckoutMessage =
  | { readonly kind: 'nothingOrderable' }
  /** So many different things are missing. */
  | { readonly kind: 'missing'; readonly count: number }
  /** A deadline has passed while the page was open, without being asked; the part that says it finds which. */
  | { readonly kind: 'passedDeadline' };

/** What the delivery step says and lets do. */
export interface CheckoutModel {
  /** The cart was emptied by somebody else, and no attempt of here says so. */
  readonly isGone: boolean;
  /** Why no order was placed, or that the cart is gone. */
  readonly problem: SubmitProblem | undefined;
  /** Everything that keeps the order from going off. */
  readonly missing: readonly MissingForSubmit[];
  /** Those of it that the fields say. */
  readonly shownMissing: readonly MissingForSubmit[];
  readonly message: CheckoutMessage | undefined;
  /** The order limit is said by itself: a refused order says the same. */
  readonly saysLimit: boolean;
  /**
   * `isBlocked`: nothing that could be changed here would make the order succeed, or it would drop something. `asksForDay`: a day is all
   * that is left to choose, so the button says that instead of promising an order.
   */
  readonly button: { readonly isBusy: boolean; readonly isBlocked: boolean; readonly asksForDay: boolean };
  /** The kinds of goods whose day is asked for. */
  readonly kinds: readonly ProductKind[];
  /** The chosen days of those kinds; undefined where the chosen one has closed. */
  readonly days: readonly { readonly kind: ProductKind; readonly day: LocalDate | undefined }[];
  /** The chosen days that can still be requested. */
  readonly openDraftDays: CheckoutDraft['days'];
  /** The days of what alternative tours bring. */
  readonly tourDays: readonly TourDay[];
  /** Deadlines of single products that are still to come. */
  readonly pendingDeadlines: readonly LineDeadline[];
}

/** What is said at once, and not only when the user wants to order: it came about without them. */
const urgent: ReadonlySet<MissingForSubmit['kind']> = new Set<MissingForSubmit['kind']>([
  'openDay',
  'orderLimit',
  'lineDeadline',
  'minimum',
]);

/** Everything that keeps the order from going off at a moment, which may be later than that of the terms. */
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

/** What the delivery step says and lets do (P§4 "Checkout"). */
export function checkoutModel(state: CheckoutState): CheckoutModel {
  const { cart, draft, terms, isLocked, attempt, showsMissing } = state;
  const { lines } = cart;
  const isEmpty = isCartEmpty(cart);
  const isGone = isEmpty && !isLocked && attempt === undefined;
  const problem: SubmitProblem | undefined = isGone ? { kind: 'cartEmpty' } : attempt?.problem;
  const missing = missingAt({ lines, draft, terms }, terms.now);
  const kinds = kindsToDeliver(lines);
  const openDraftDays = daysStillOpen(draft.days, terms.days);
  // Nothing that could be changed here would make another try succeed.
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
 * Whether something is still being read that an order would drop if it went off now: what it starts with and, of the own cart's, its
 * recipients and its invoice address. Where they can't be read it goes.
 */
function isReading({ draft, terms, isFair, isBeforePending }: CheckoutState): boolean {
  if (isBeforePending) return true;
  if (isFair) return false;
  return (!draft.confirmationMails && !terms.areMailsFailed) || (!terms.invoiceAddress && !terms.isInvoiceFailed);
}

/** The sentence beside the button, where there is something to be said. */
function messageOf(missing: readonly MissingForSubmit[], showsMissing: boolean): CheckoutMessage | undefined {
  const kinds = new Set(missing.map(({ kind }) => kind));
  if (!showsMissing) return kinds.has('openDay') || kinds.has('lineDeadline') ? { kind: 'passedDeadline' } : undefined;
  if (kinds.has('orderableLine')) return { kind: 'nothingOrderable' };
  return kinds.size > 0 ? { kind: 'missing', count: kinds.size } : undefined;
}

/** What comes of a press on the button once the cart was looked at again: the order, or a question about the cart as it is now. */
export type OrderStep =
  | { readonly kind: 'order'; readonly cart: Cart }
  /** The cart is not as the user has seen it. */
  | { readonly kind: 'changed'; readonly cart: Cart; readonly comparison: CartComparison }
  /** Some of it can't be ordered. */
  | { readonly kind: 'nonOrderable'; readonly cart: Cart };

/**
 * What comes next after the cart was looked at.
 *
 * @param shown the cart on the screen
 * @param now the cart as it is
 * @param comparison how it differs from what the user has seen; undefined where it doesn't
 */
export function stepAfterLook(shown: Cart, now: Cart, comparison: CartComparison | undefined): OrderStep {
  // It was ordered, perhaps from here with an answer that got lost: another attempt finds out, and orders nothing.
  if (isCartEmpty(now)) return { kind: 'order', cart: shown };
  return comparison ? { kind: 'changed', cart: now, comparison } : stepAfterConsent(now);
}

/** What comes next once the user agrees to a cart. */
export function stepAfterConsent(cart: Cart): OrderStep {
  return { kind: nonOrderableLines(cart.lines).length + cart.errors.length > 0 ? 'nonOrderable' : 'order', cart };
}
