import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router';
import { LazyPersonalContact } from '#connected/content/LazyPersonalContact.tsx';
import { LazyUsualReminder } from '#connected/order/LazyUsualReminder.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { CartChangedNotice } from './parts/CartChangedNotice';
import { CheckoutBar } from './parts/CheckoutBar';
import { CheckoutLayout } from './parts/CheckoutLayout';
import { OrderedFor } from './parts/OrderedFor';
import { OrderLimitNotice } from './parts/OrderLimitNotice';
import { OrderPanel } from './parts/OrderPanel';
import { PassedDeadline } from './parts/PassedDeadline';
import { SubmitProblemNotice } from './parts/SubmitProblemNotice';
import { Button } from '#kit/action/Button.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useViewport } from '#kit/page/viewport.ts';
import { quoteOf, type DisplayRules } from '#domain/price/displayRules.ts';
import { endingPrices } from './rules/billing';
import { checkoutModel, missingAt, stepAfterConsent, stepAfterLook, type OrderStep } from './rules/checkoutModel';
import { isCartEmpty, nonOrderableLines, type Cart, type CartLine } from '#domain/cart/cart.ts';
import { firstRequestedDay, isComplete, kindsToDeliver, ownSubmission, subshopSubmission } from '#domain/checkout/checkout.ts';
import { draftOf, gonePlaceOf, takenOverFrom } from '#domain/checkout/checkoutForm.ts';
import { closedDelivery, formOfSameDelivery } from '#domain/checkout/sameDelivery.ts';
import type { LocalDate } from '#domain/text/calendar.ts';
import { orderEvent } from '#domain/order/orderEvent.ts';
import { isCartAgreed } from '#domain/cart/cartSnapshot.ts';
import { paths } from '#paths.ts';
import { tell } from '#queries/eventStream.ts';
import type { PreviousDelivery } from '#queries/previousDelivery.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { hasUnresolvedAttempt, type OrderPlacement } from '#ordering/submit.ts';
import { useCheckoutCart } from './checkoutCart';
import { useOrderedCustomer } from './orderedCustomer';
import styles from './DeliveryForm.module.css';
import { DeliveryFields } from './DeliveryFields';
import type { DeliveryOptions } from './deliveryOptions';
import type { KeptCheckoutForm } from './checkoutDraft';
import { useCartReview } from './useCartReview';
import { useCartFigures, useLineSums } from './shownCart';
import { submitErrorOf, submitProblemOf } from './submitProblem';

const CartChangedDialog = lazyComponent(async () => (await import('./parts/CartChangedDialog')).CartChangedDialog);
const NonOrderableDialog = lazyComponent(async () => (await import('./parts/NonOrderableDialog')).NonOrderableDialog);

interface DeliveryFormProps {
  context: BuyerContext;
  cart: Cart;
  displayRules: DisplayRules;
  options: DeliveryOptions;
  placement: OrderPlacement;
  kept: KeptCheckoutForm;
  /** Delivery of the previous orders; undefined if it isn't known. */
  before: PreviousDelivery | undefined;
  /** It is loading again, for instance once the network is back. */
  isBeforePending: boolean;
  frame: { readonly title: ReactNode; readonly steps: ReactNode; readonly customer: ReactNode };
  /** Called to retry loading. */
  onRetry(): void;
  /** Updates `options` to the current time and returns it. */
  onLookAtClock(): Date;
}

/** Confirmation before an order, about the cart at that time; kept during the dialog's closing transition. */
type Question = Exclude<OrderStep, { kind: 'order' }> & { readonly isOpen: boolean };

/** All input for an order, its total, and the only submit (P§4 "Checkout"). */
export function DeliveryForm({
  context,
  cart: cartAsRead,
  displayRules,
  options,
  placement,
  kept,
  before,
  isBeforePending,
  frame,
  onRetry,
  onLookAtClock,
}: DeliveryFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { shop } = context;
  const { canSeePrices } = displayRules;
  const { change } = kept;
  const { cart, isSettled, look, isLooking } = useCheckoutCart(context, cartAsRead);
  const isOpen = (day: LocalDate) => options.days.some((open) => open.day === day);
  const form = formOfSameDelivery(kept.form, { kinds: kindsToDeliver(cart.lines), isOpen });
  const closed = closedDelivery(kept.form, isOpen);
  const seen = useCartReview(context, cart, isSettled, useLineSums(displayRules));
  const figures = useCartFigures(cart, displayRules);
  const isWide = useViewport() === 'large';
  const [showsMissing, setShowsMissing] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const fields = useRef<HTMLDivElement>(null);
  const ordered = useRef(cart.lines);

  const { user } = useShop();
  const customer = useOrderedCustomer(context);
  const orderedForId = useId();
  const orderedFor = customer && <OrderedFor id={orderedForId} customer={customer} look="button" />;
  const defaultsFor = (lines: readonly CartLine[]) => ({
    addresses: options.addresses,
    // Without that delivery its address isn't replaced by another one, which might go unnoticed.
    previous: closed ? undefined : before?.place,
    suggestedMails: shop.kind === 'own' ? (before?.recipients?.mails ?? options.mails?.slice(0, 1)) : undefined,
    kinds: kindsToDeliver(lines),
  });
  const draftFor = (lines: readonly CartLine[]) => draftOf(form, defaultsFor(lines));
  const draft = draftFor(cart.lines);
  const isLocked = placement.isLocked || isLooking;
  const takenOver = isBeforePending ? undefined : takenOverFrom(form, draft, defaultsFor(cart.lines));
  const model = checkoutModel({
    cart,
    draft,
    terms: options,
    isFair: shop.kind === 'fair',
    isBeforePending,
    isLocked,
    attempt: placement.result && { problem: submitProblemOf(placement.result) },
    showsMissing,
  });
  const { message, problem, button: state } = model;
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
  const endings = endingPrices(cart.lines, {
    billingTime: options.billingTime,
    today: options.today,
    days: model.openDraftDays,
    lastDayOf: (line) => lastDays.get(line),
  });

  const placed = placement.result?.kind === 'placed' ? placement.result.orderId : undefined;
  useEffect(() => {
    if (placed === undefined) return;
    const event = orderEvent(placed, ordered.current, { shop, canSeePrices });
    if (event) tell(event);
    void navigate(paths.checkoutConfirmation(placed, shop), { replace: true });
  }, [placed, shop, canSeePrices, navigate]);

  // An order sent before a reload has most probably arrived: the checkout looks it up and confirms it.
  if (model.isGone && hasUnresolvedAttempt(queryClient, context)) return <Navigate to={paths.checkout(shop)} replace />;

  /** Focuses the first missing value, once it is marked. */
  const goToMissing = () =>
    setTimeout(() => fields.current?.querySelector<HTMLElement>('[data-invalid] :is(input, a), [aria-invalid="true"]')?.focus(), 0);
  /** True if the order can be sent now; otherwise shows and focuses what is missing. */
  const isReady = (lines = cart.lines) => {
    setShowsMissing(true);
    if (missingAt({ lines, draft: draftFor(lines), terms: options }, onLookAtClock()).length === 0) return true;
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
  const take = (step: OrderStep) => (step.kind === 'order' ? order(step.cart) : setQuestion({ ...step, isOpen: true }));
  const submit = async () => {
    if (isLooking) return;
    // Ordered already, perhaps from here with a lost answer: another attempt finds out and orders nothing.
    if (isCartEmpty(cart)) return order({ lines: ordered.current, errors: [] });
    if (!isReady()) return;
    const now = await look();
    if (now) take(stepAfterLook(cart, now, seen.compare(now)));
  };
  const totals = { sum: figures.sum, lineCount: figures.lineCount, leftOutCount: figures.leftOutCount };
  const notices = (
    <>
      {model.saysLimit && <OrderLimitNotice isShort={!isWide} contact={<LazyPersonalContact look="line" />} />}
      {message?.kind === 'passedDeadline' && <PassedDeadline missing={model.missing} onGo={goToMissing} />}
      {(message?.kind === 'nothingOrderable' || message?.kind === 'missing') && (
        <p role="alert" className={styles.missing}>
          {message.kind === 'nothingOrderable' ? (
            <FormattedMessage id="cart.nothingOrderable" />
          ) : (
            <FormattedMessage id="checkout.missing" values={{ count: message.count }} />
          )}
        </p>
      )}
      {problem && (
        <SubmitProblemNotice problem={problem} error={submitErrorOf(placement.result)} contact={<LazyPersonalContact look="line" />} />
      )}
    </>
  );
  const button = (
    <Button
      tone="primary"
      isWide
      isBusy={state.isBusy}
      disabled={state.isBlocked}
      aria-describedby={orderedFor ? orderedForId : undefined}
      onClick={() => void submit()}
    >
      <FormattedMessage id={state.isBusy ? 'checkout.submit.busy' : state.asksForDay ? 'checkout.submit.day' : 'checkout.submit'} />
    </Button>
  );
  return (
    <CheckoutLayout
      {...frame}
      asideLabel={intl.formatMessage({ id: 'checkout.panel.title' })}
      aside={
        <OrderPanel
          {...totals}
          days={model.days}
          tourDays={model.tourDays}
          address={isBeforePending ? undefined : draft.deliveryAddress}
          takenOver={takenOver}
        >
          {isWide && (
            <>
              {notices}
              {orderedFor}
              {button}
            </>
          )}
        </OrderPanel>
      }
      bar={
        isWide ? undefined : (
          <CheckoutBar
            lineCount={totals.lineCount}
            net={totals.sum?.net}
            notices={
              <>
                {notices}
                {orderedFor}
              </>
            }
          >
            {button}
          </CheckoutBar>
        )
      }
    >
      {model.saysLimit && !isWide && <OrderLimitNotice contact={<LazyPersonalContact look="line" />} />}
      <div ref={fields} className={styles.fields} inert={isLocked}>
        {seen.comparison && !isLocked && (
          <CartChangedNotice comparison={seen.comparison} cartHref={paths.checkout(shop)} onAccept={() => seen.accept()} />
        )}
        <DeliveryFields
          form={form}
          draft={draft}
          options={options}
          start={
            isBeforePending
              ? undefined
              : {
                  takenOver,
                  gone: gonePlaceOf(form, draft, defaultsFor(cart.lines)),
                  isUnknown: before === undefined,
                  hasSeveral: before?.hasSeveral ?? false,
                  recipients: before?.recipients,
                }
          }
          closedDelivery={form.chosenKinds.length === 0 ? closed : undefined}
          kinds={model.kinds}
          missing={model.shownMissing}
          shop={shop}
          lineDeadlines={model.pendingDeadlines}
          endings={endings}
          canSeePrices={canSeePrices}
          onChange={change}
          onRetry={onRetry}
        />
        {shop.kind === 'own' && user && <LazyUsualReminder context={context} userId={user.userId} onAdding={seen.expect} />}
      </div>
      {question?.kind === 'changed' && (
        <CartChangedDialog
          isOpen={question.isOpen}
          comparison={question.comparison}
          onConfirm={() => {
            seen.accept(question.cart);
            closeQuestion();
            take(stepAfterConsent(question.cart));
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
