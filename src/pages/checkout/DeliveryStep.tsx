import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router';
import { CheckoutLayout } from './parts/CheckoutLayout';
import { CheckoutSteps } from './parts/CheckoutSteps';
import { DeliverySkeleton } from './parts/DeliverySkeleton';
import { InlineError } from '../../kit/feedback/InlineError';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useToasts } from '../../kit/toast/toastQueue';
import { useDisplayRules } from '../../connected/product/displayRules';
import { useScreenName } from '../../connected/screen/screenTitle';
import type { CartLine } from '../../domain/cart';
import { paths } from '../../paths';
import { useCart, useCartWatch } from '../../cart/cart';
import type { BuyerContext } from '../../queries/shopContext';
import { acknowledgeOrder, useOrderPlacement } from '../../ordering/submit';
import { useDeliveryOptions } from './deliveryOptions';
import { deliveryScreenOf } from './rules/deliveryScreen';
import { checkoutDraft } from '../../ordering/checkoutDraftStore';

const noLines: readonly CartLine[] = [];

/** MUI draws its fields: the cart, which is the step before, doesn't wait for them. */
const DeliveryForm = lazyComponent(async () => (await import('./DeliveryForm')).DeliveryForm);

/** The second step: where the goods go, when they come, and the button that orders them. */
export function DeliveryStep({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const displayRules = useDisplayRules(context);
  const { cart, isPending, error, refetch } = useCart(context);
  useCartWatch(context);
  const { options, isFailed, failure, isFetching, retry, renew } = useDeliveryOptions(context, cart?.lines ?? noLines);
  const notifyElsewhere = useTellElsewhere(context);
  // A cart that is emptied later, by an order from here or elsewhere, leaves the form where it is: it says what became of the cart.
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
  const frame = {
    title: <FormattedMessage id="delivery.title" />,
    steps: <CheckoutSteps current="delivery" hrefs={placement.isLocked ? {} : { cart: paths.checkout(context.shop) }} />,
  };
  const screen = deliveryScreenOf({
    cart,
    isCartPending: isPending,
    hasCartFailed: error !== null,
    hasOptions: options !== undefined,
    haveOptionsFailed: isFailed,
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
        frame={frame}
        onRetry={retry}
        onLookAtClock={renew}
      />
    </>
  );
}

interface Telling {
  /** The order is placed. */
  onPlaced(orderId: string): void;
  /** The page has heard of it itself, and leads to its confirmation. */
  onNavigated(): void;
}

/**
 * Reports a placed order to a user who has left the checkout meanwhile; in the checkout its confirmation does. A user who is on the way
 * elsewhere at that moment still has the page before them, but it may be gone before it can lead on.
 */
function useTellElsewhere(context: BuyerContext): Telling {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const isHere = useRef(false);
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
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      onGone();
    };
  }, []);
  const onNavigated = useCallback(() => {
    untold.current = undefined;
  }, []);
  return {
    onPlaced: (orderId) => {
      if (isHere.current) untold.current = orderId;
      else tell(orderId);
    },
    onNavigated,
  };
}
