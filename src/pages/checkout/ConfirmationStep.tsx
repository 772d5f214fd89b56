import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckoutLayout } from '../../components/checkout/CheckoutLayout';
import { CheckoutSteps } from '../../components/checkout/CheckoutSteps';
import { InlineError } from '../../components/feedback/InlineError';
import { OrderConfirmation } from '../../components/order/OrderConfirmation';
import { OrderListSkeleton } from '../../components/order/OrderListSkeleton';
import { OrderPrintHead } from '../../connected/order/OrderPrintHead';
import { useShop } from '../../connected/shop/ShopProvider';
import { paths } from '../../paths';
import type { BuyerContext } from '../../queries/shopContext';
import { isPlacedHere, markOrderTold, placedOrderOptions } from '../../queries/submit';
import { forgetForm } from './keptForm';

/** The third step: the order is placed. It is read by its number, so that the page can be loaded anew. */
export function ConfirmationStep({ context, orderId }: { context: BuyerContext; orderId: string }) {
  const { permissions } = useShop();
  const { data: order, isError, isFetching, refetch } = useQuery(placedOrderOptions(context, orderId));
  useEffect(() => {
    if (markOrderTold(context, orderId)) forgetForm(context);
  }, [context, orderId]);
  return (
    <CheckoutLayout title={<FormattedMessage id="checkout.confirmation.title" />} steps={<CheckoutSteps current="confirmation" hrefs={{}} />}>
      <OrderPrintHead context={context} />
      {order && (
        <OrderConfirmation
          order={order}
          canSeePrices={permissions.canSeePrices}
          shopHref={context.shop.kind === 'fair' ? paths.fair(context.shop.fairCode) : paths.home()}
          orderHref={paths.order(order.id)}
          onPrint={() => window.print()}
        />
      )}
      {!order && isError && (
        <InlineError onRetry={() => void refetch()} isRetrying={isFetching}>
          {isPlacedHere(context, orderId)
            ? <FormattedMessage id="checkout.confirmation.unread" values={{ number: orderId }} />
            : <FormattedMessage id="order.failed" />}
        </InlineError>
      )}
      {!order && !isError && <OrderListSkeleton rows={4} />}
    </CheckoutLayout>
  );
}
