import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router';
import { useIsMounted } from '#platform/useIsMounted.ts';
import { CheckoutLayout } from './parts/CheckoutLayout';
import { CheckoutSteps } from './parts/CheckoutSteps';
import { DeliverySkeleton } from './parts/DeliverySkeleton';
import { OrderedFor } from './parts/OrderedFor';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { useDisplayRules } from '#connected/product/displayRules.ts';
import { useLater } from '#connected/screen/useLater.ts';
import { useScreenName } from '#connected/screen/screenTitle.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { paths } from '#paths.ts';
import { previousDeliveryOptions } from '#queries/previousDelivery.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { useCart, useCartWatch } from '#cart/cart.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { acknowledgeOrder, useOrderPlacement } from '#ordering/submit.ts';
import { useCheckoutForm } from './checkoutDraft';
import { useOrderedCustomer } from './orderedCustomer';
import { useDeliveryOptions } from './deliveryOptions';
import { deliveryScreenOf } from './rules/deliveryScreen';
import { closedDelivery } from '#domain/checkout/sameDelivery.ts';
import { checkoutDraft } from '#ordering/checkoutDraftStore.ts';

const noLines: readonly CartLine[] = [];

/** Milliseconds that the step waits for the previous orders, so that their choice moves nothing. */
const previousTimeoutMs = 3_000;
/** Milliseconds after which the form asks for the address instead: the order may have a deadline. */
const maxPreviousMs = 10_000;

/** Lazy, because its fields use MUI, and the cart step must not wait for that. */
const DeliveryForm = lazyComponent(async () => (await import('./DeliveryForm')).DeliveryForm);

/** The second step: address, day, and the order button. */
export function DeliveryStep({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const displayRules = useDisplayRules(context);
  const { cart, isPending, error, refetch } = useCart(context);
  useCartWatch(context);
  const { options, isFailed, failure, isFetching, retry, renew } = useDeliveryOptions(context, cart?.lines ?? noLines);
  const { user } = useShop();
  const kept = useCheckoutForm(context);
  const { sameDelivery, likeOrder } = kept.form;
  const isClosed = options && closedDelivery(kept.form, (day) => options.days.some((open) => open.day === day));
  const which = { likeOrder: sameDelivery && !isClosed ? sameDelivery.orderId : likeOrder, userName: user?.preferredUserName };
  const before = useQuery(previousDeliveryOptions(useQueryClient(), context, which));
  // Offline it isn't loaded: the step continues as for a first order.
  const isBeforePending = before.isPending && before.fetchStatus === 'fetching';
  const isLate = useLater(previousTimeoutMs);
  const isGivenUp = useLater(maxPreviousMs);
  const notifyElsewhere = useTellElsewhere(context);
  // If the cart is emptied later, by an order here or elsewhere, the form stays and reports it.
  const [isOpened, setOpened] = useState(false);
  const isFormReady = DeliveryForm.useIsReady();
  useEffect(() => DeliveryForm.prefetch(), []);
  const placement = useOrderPlacement(context, notifyElsewhere.onPlaced);
  const { onNavigated } = notifyElsewhere;
  const isPlaced = placement.result?.kind === 'placed';
  useEffect(() => {
    if (isPlaced) onNavigated();
  }, [isPlaced, onNavigated]);
  useScreenName(intl.formatMessage({ id: 'delivery.title' }));
  const customer = useOrderedCustomer(context);
  const frame = {
    title: <FormattedMessage id="delivery.title" />,
    customer: customer !== null && <OrderedFor customer={customer} look="head" />,
    steps: <CheckoutSteps current="delivery" hrefs={placement.isLocked ? {} : { cart: paths.checkout(context.shop) }} />,
  };
  const screen = deliveryScreenOf({
    cart,
    isCartPending: isPending,
    hasCartFailed: error !== null,
    hasOptions: options !== undefined,
    haveOptionsFailed: isFailed,
    isBeforePending: isBeforePending && !isLate,
    wasOpened: isOpened,
  });
  if (screen === 'toCart') return <Navigate to={paths.checkout(context.shop)} replace />;
  if (screen !== 'form' || !cart || !options)
    return (
      <CheckoutLayout {...frame}>
        {screen === 'cartFailed' ? (
          <InlineError error={error} onRetry={refetch}>
            <FormattedMessage id="cart.failed" />
          </InlineError>
        ) : screen === 'optionsFailed' ? (
          <InlineError error={failure} onRetry={retry} isRetrying={isFetching}>
            <FormattedMessage id="checkout.customerFailed" />
          </InlineError>
        ) : (
          <DeliverySkeleton />
        )}
      </CheckoutLayout>
    );
  if (!isOpened) setOpened(true);
  return (
    <>
      {!isFormReady && (
        <CheckoutLayout {...frame}>
          <DeliverySkeleton />
        </CheckoutLayout>
      )}
      <DeliveryForm
        context={context}
        cart={cart}
        displayRules={displayRules}
        options={options}
        placement={placement}
        kept={kept}
        before={before.data}
        isBeforePending={isBeforePending && !isGivenUp}
        frame={frame}
        onRetry={retry}
        onLookAtClock={renew}
      />
    </>
  );
}

interface Telling {
  /** Called when the order is placed. */
  onPlaced(orderId: string): void;
  /** The page handled the order itself and navigates to its confirmation. */
  onNavigated(): void;
}

/**
 * Reports a placed order to a user who has left the checkout; in the checkout its confirmation does. During a
 * navigation the page is still mounted, but may be gone before it can navigate.
 */
function useTellElsewhere(context: BuyerContext): Telling {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const isMounted = useIsMounted();
  const untold = useRef<string>(undefined);
  const tell = (orderId: string) => {
    if (window.location.pathname.startsWith(paths.checkout(context.shop))) return;
    acknowledgeOrder(queryClient, context, orderId);
    checkoutDraft(context).forget();
    toasts.show({
      severity: 'success',
      text: intl.formatMessage({ id: 'checkout.confirmation.thanks' }, { number: orderId }),
      action: { label: intl.formatMessage({ id: 'checkout.confirmation.toOrder' }), onClick: () => void navigate(paths.order(orderId)) },
    });
  };
  const onGone = useEffectEvent(() => {
    if (untold.current !== undefined) tell(untold.current);
  });
  useEffect(() => () => onGone(), []);
  const onNavigated = useCallback(() => {
    untold.current = undefined;
  }, []);
  return {
    onPlaced: (orderId) => {
      if (isMounted()) untold.current = orderId;
      else tell(orderId);
    },
    onNavigated,
  };
}
