import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router';
import { LazyPersonalContact } from '../../connected/content/LazyPersonalContact';
import { useShop } from '../../connected/shop/ShopProvider';
import { CartChangedNotice } from './parts/CartChangedNotice';
import { CheckoutBar } from './parts/CheckoutBar';
import { CheckoutLayout } from './parts/CheckoutLayout';
import { OrderLimitNotice } from './parts/OrderLimitNotice';
import { OrderPanel } from './parts/OrderPanel';
import { PassedDeadline } from './parts/PassedDeadline';
import { SubmitProblemNotice, type SubmitProblem } from './parts/SubmitProblemNotice';
import { Button } from '../../kit/action/Button';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useViewport } from '../../kit/page/viewport';
import { quoteOf, type DisplayRules } from '../../domain/displayRules';
import { endingPrices } from './rules/billing';
import { isCartEmpty, isLineOrderable, nonOrderableLines, type Cart, type CartLine } from '../../domain/cart';
import {
  daysStillOpen,
  firstRequestedDay,
  isComplete,
  kindsToDeliver,
  missingForSubmit,
  ownSubmission,
  subshopSubmission,
  type MissingForSubmit,
} from '../../domain/checkout';
import { draftOf, gonePlaceOf } from '../../domain/checkoutForm';
import { lineDeadlines } from '../../domain/lineDeadline';
import { orderEvent } from '../../domain/orderEvent';
import { isCartAgreed, type CartComparison } from '../../domain/cartSnapshot';
import { tourDaysOf } from '../../domain/tourDays';
import { paths } from '../../paths';
import { tell } from '../../queries/eventStream';
import { previousDeliveryOptions } from '../../queries/previousDelivery';
import type { BuyerContext } from '../../queries/shopContext';
import { hasUnresolvedAttempt, type OrderPlacement } from '../../ordering/submit';
import { useCheckoutCart } from './checkoutCart';
import styles from './DeliveryForm.module.css';
import { DeliveryFields } from './DeliveryFields';
import type { DeliveryOptions } from './deliveryOptions';
import { useCheckoutForm } from './checkoutDraft';
import { useCartReview } from './useCartReview';
import { useCartFigures, useLineSums } from './shownCart';
import { submitProblemOf } from './submitProblem';

const CartChangedDialog = lazyComponent(async () => (await import('./parts/CartChangedDialog')).CartChangedDialog);
const NonOrderableDialog = lazyComponent(async () => (await import('./parts/NonOrderableDialog')).NonOrderableDialog);

interface DeliveryFormProps {
  context: BuyerContext;
  cart: Cart;
  displayRules: DisplayRules;
  options: DeliveryOptions;
  placement: OrderPlacement;
  /** Heading and steps. */
  frame: { readonly title: ReactNode; readonly steps: ReactNode };
  /** Reads again what could not be read. */
  onRetry(): void;
  /** Has `options` looked at again for the present moment, which is answered. */
  onLookAtClock(): Date;
}

/** What is asked before an order, about the cart as it was then; it stays on the screen while its dialog goes. */
type Question = { readonly cart: Cart; readonly isOpen: boolean } & (
  | { readonly kind: 'changed'; readonly comparison: CartComparison }
  | { readonly kind: 'nonOrderable' }
);

/** Whether something missing is said at once, and not only when the user wants to order. */
const isUrgent = ({ kind }: MissingForSubmit) =>
  kind === 'openDay' || kind === 'orderLimit' || kind === 'lineDeadline' || kind === 'minimum';

/** Everything that is chosen and typed for an order, what it comes to, and the one submit (P§4 "Checkout"). */
export function DeliveryForm({
  context,
  cart: cartAsRead,
  displayRules,
  options,
  placement,
  frame,
  onRetry,
  onLookAtClock,
}: DeliveryFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { shop } = context;
  const { canSeePrices } = displayRules;
  const { form, change } = useCheckoutForm(context);
  const { cart, isSettled, look, isLooking } = useCheckoutCart(context, cartAsRead);
  const seen = useCartReview(context, cart, isSettled, useLineSums(displayRules));
  const figures = useCartFigures(cart, displayRules);
  const isWide = useViewport() === 'large';
  const [showsMissing, setShowsMissing] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const fields = useRef<HTMLDivElement>(null);
  const ordered = useRef(cart.lines);

  const { user } = useShop();
  const before = useQuery(previousDeliveryOptions(queryClient, context, { likeOrder: form.likeOrder, userName: user?.preferredUserName }));
  // Without a network it doesn't come: the step goes on as for a first order.
  const isBeforePending = before.isPending && before.fetchStatus === 'fetching';
  const defaultsFor = (lines: readonly CartLine[]) => ({
    addresses: options.addresses,
    previous: before.data?.place,
    suggestedMails: shop.kind === 'own' ? (before.data?.recipients?.mails ?? options.mails?.slice(0, 1)) : undefined,
    kinds: kindsToDeliver(lines),
  });
  const draftFor = (lines: readonly CartLine[]) => draftOf(form, defaultsFor(lines));
  const draft = draftFor(cart.lines);
  const missingAt = (now: Date, lines = cart.lines) =>
    missingForSubmit(draftFor(lines), {
      lines,
      openDays: options.days.filter(({ orderUntil }) => !orderUntil || orderUntil > now),
      now,
      isOrderLimitReached: options.isLimitReached,
    });
  const missing = missingAt(options.now);
  const shown = showsMissing ? missing : missing.filter(isUrgent);
  const isLocked = placement.isLocked || isLooking;
  const isGone = isCartEmpty(cart) && !isLocked && placement.result === undefined;
  // Said without being asked; an attempt says with which order.
  const problem: SubmitProblem | undefined = isGone ? { kind: 'cartEmpty' } : submitProblemOf(placement.result);
  const kinds = kindsToDeliver(cart.lines);
  const pendingDeadlines = lineDeadlines(cart.lines, draft.days, options.days).filter(({ until }) => until > options.now);
  const lastDays = useMemo(
    () =>
      new Map(
        cart.lines.map((line) => {
          const quote = quoteOf(line.product, line, displayRules);
          return [line, quote?.kind === 'priced' ? quote.validTo : undefined];
        }),
      ),
    [cart.lines, displayRules],
  );
  const openDraftDays = daysStillOpen(draft.days, options.days);
  const endings = endingPrices(cart.lines, {
    billingTime: options.billingTime,
    today: options.today,
    days: openDraftDays,
    lastDayOf: (line) => lastDays.get(line),
  });
  const days = kinds.flatMap((kind) => (draft.days[kind] === undefined ? [] : [{ kind, day: openDraftDays[kind] }]));
  const tourDays = tourDaysOf(cart.lines.filter(isLineOrderable).map(({ alternativeDay }) => alternativeDay));
  // An order that went off before the one before, its recipients and its invoice address are read would drop them; when they can't be read it goes.
  const isReading =
    isBeforePending ||
    (shop.kind === 'own' &&
      ((!draft.confirmationMails && !options.areMailsFailed) || (!options.invoiceAddress && !options.isInvoiceFailed)));
  // Nothing that could be changed here would make another try succeed.
  const isOver = options.isLimitReached || problem?.kind === 'orderLimit' || problem?.kind === 'fairEnded';
  const isBlocked = isReading || isOver || options.days.length === 0 || options.addresses.length === 0;

  const placed = placement.result?.kind === 'placed' ? placement.result.orderId : undefined;
  useEffect(() => {
    if (placed === undefined) return;
    const event = orderEvent(placed, ordered.current, { shop, canSeePrices });
    if (event) tell(event);
    void navigate(paths.checkoutConfirmation(placed, shop), { replace: true });
  }, [placed, shop, canSeePrices, navigate]);

  // What was sent before the page was reloaded has arrived after all, most probably: the checkout looks for it and confirms it.
  if (isGone && hasUnresolvedAttempt(queryClient, context)) return <Navigate to={paths.checkout(shop)} replace />;

  /** Leads to the first thing that keeps the order from going off, once it is marked. */
  const goToMissing = () =>
    setTimeout(() => fields.current?.querySelector<HTMLElement>('[data-invalid] :is(input, a), [aria-invalid="true"]')?.focus(), 0);
  /** Whether the order can go off at this moment; says and focuses what keeps it from that. */
  const isReady = (lines = cart.lines) => {
    setShowsMissing(true);
    if (missingAt(onLookAtClock(), lines).length === 0) return true;
    goToMissing();
    return false;
  };
  const closeQuestion = () => setQuestion((asked) => asked && { ...asked, isOpen: false });
  const order = (agreed: Cart) => {
    closeQuestion();
    const { lines } = agreed;
    const wanted = draftFor(lines);
    if (!isReady(lines) || !isComplete(wanted)) return;
    ordered.current = lines;
    const first = firstRequestedDay(wanted, lines);
    const slot = options.days.find(({ day }) => day === first)?.slot;
    placement.place({
      build: (key) =>
        shop.kind === 'fair'
          ? subshopSubmission(wanted, lines, key)
          : ownSubmission(wanted, lines, { billingAddress: options.invoiceAddress, slot }, key),
      isAgreed: ({ items }) => isCartAgreed(agreed, items),
    });
  };
  const orderOrAsk = (agreed: Cart) => {
    if (nonOrderableLines(agreed.lines).length + agreed.errors.length > 0)
      setQuestion({ kind: 'nonOrderable', cart: agreed, isOpen: true });
    else order(agreed);
  };
  const submit = async () => {
    if (isLooking) return;
    // It was ordered, perhaps from here with an answer that got lost: another attempt finds out, and orders nothing.
    if (isCartEmpty(cart)) return order({ lines: ordered.current, errors: [] });
    if (!isReady()) return;
    const now = await look();
    if (!now) return;
    if (isCartEmpty(now)) return order(cart);
    const comparison = seen.compare(now);
    if (comparison) setQuestion({ kind: 'changed', cart: now, comparison, isOpen: true });
    else orderOrAsk(now);
  };
  // The refused order says the same.
  const saysLimit = options.isLimitReached && problem?.kind !== 'orderLimit';
  const totals = { sum: figures.sum, lineCount: figures.lineCount, leftOutCount: figures.leftOutCount };
  const notices = (
    <>
      {saysLimit && <OrderLimitNotice isShort={!isWide} contact={<LazyPersonalContact look="line" />} />}
      {!showsMissing && !isOver && !isCartEmpty(cart) && <PassedDeadline missing={missing} onGo={goToMissing} />}
      {showsMissing && missing.length > 0 && !isOver && !isCartEmpty(cart) && (
        <p role="alert" className={styles.missing}>
          {missing.some(({ kind }) => kind === 'orderableLine') ? (
            <FormattedMessage id="cart.nothingOrderable" />
          ) : (
            <FormattedMessage id="checkout.missing" values={{ count: new Set(missing.map(({ kind }) => kind)).size }} />
          )}
        </p>
      )}
      {problem && <SubmitProblemNotice problem={problem} contact={<LazyPersonalContact look="line" />} />}
    </>
  );
  const button = (
    <Button tone="primary" isWide isBusy={isLocked} disabled={isBlocked} onClick={() => void submit()}>
      <FormattedMessage id={isLocked ? 'checkout.submit.busy' : 'checkout.submit'} />
    </Button>
  );
  return (
    <CheckoutLayout
      {...frame}
      asideLabel={intl.formatMessage({ id: 'checkout.panel.title' })}
      aside={
        <OrderPanel {...totals} days={days} tourDays={tourDays} address={draft.deliveryAddress}>
          {isWide && (
            <>
              {notices}
              {button}
            </>
          )}
        </OrderPanel>
      }
      bar={
        isWide ? undefined : (
          <CheckoutBar lineCount={totals.lineCount} net={totals.sum?.net} notices={notices}>
            {button}
          </CheckoutBar>
        )
      }
    >
      {saysLimit && !isWide && <OrderLimitNotice contact={<LazyPersonalContact look="line" />} />}
      <div ref={fields} className={styles.fields} inert={isLocked}>
        {seen.comparison && !isLocked && (
          <CartChangedNotice comparison={seen.comparison} cartHref={paths.checkout(shop)} onAccept={() => seen.accept()} />
        )}
        <DeliveryFields
          form={form}
          draft={draft}
          options={options}
          start={
            isBeforePending ? undefined : { gone: gonePlaceOf(form, draft, defaultsFor(cart.lines)), recipients: before.data?.recipients }
          }
          kinds={kinds}
          missing={shown}
          shop={shop}
          lineDeadlines={pendingDeadlines}
          endings={endings}
          canSeePrices={canSeePrices}
          onChange={change}
          onRetry={onRetry}
        />
      </div>
      {question?.kind === 'changed' && (
        <CartChangedDialog
          isOpen={question.isOpen}
          comparison={question.comparison}
          onConfirm={() => {
            seen.accept(question.cart);
            closeQuestion();
            orderOrAsk(question.cart);
          }}
          onCancel={closeQuestion}
        />
      )}
      {question?.kind === 'nonOrderable' && (
        <NonOrderableDialog
          isOpen={question.isOpen}
          lines={nonOrderableLines(question.cart.lines)}
          unknownSkus={question.cart.errors.flatMap(({ sku }) => sku ?? [])}
          onConfirm={() => order(question.cart)}
          onCancel={closeQuestion}
        />
      )}
    </CheckoutLayout>
  );
}
