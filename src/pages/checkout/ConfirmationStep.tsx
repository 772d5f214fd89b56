import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckoutLayout } from './parts/CheckoutLayout';
import { CheckoutSteps } from './parts/CheckoutSteps';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { OrderConfirmation } from './parts/OrderConfirmation';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { AddToDelivery } from '#connected/order/AddToDelivery.tsx';
import { useScreenName } from '#connected/screen/screenTitle.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { useNow } from '#clock/serverTime.ts';
import { dayOfMoment } from '#domain/text/calendar.ts';
import { paths } from '#paths.ts';
import { customerOptions } from '#queries/customer.ts';
import { unreadableLines } from '#queries/order.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { acknowledgeOrder, placedOrderOptions } from '#ordering/submit.ts';
import { useBillingTime } from './billingTime';
import { useOrderedDays } from './orderedDays';
import { orderEntries } from './rules/planCalendar';
import { useCalendarFile } from './useCalendarFile';
import { checkoutDraft } from '#ordering/checkoutDraftStore.ts';

/** Milliseconds after which a delivery's day may have passed. */
const clockStep = 60_000;

/** The third step, after an order from this tab. Loads it by its number, so that the page can be reloaded. */
export function ConfirmationStep({ context, orderId }: { context: BuyerContext; orderId: string }) {
  const intl = useIntl();
  const { permissions, user } = useShop();
  const queryClient = useQueryClient();
  useScreenName(intl.formatMessage({ id: 'checkout.confirmation.title' }));
  const { data: order, error, isError, isFetching, refetch } = useQuery(placedOrderOptions(context, orderId));
  const billingTime = useBillingTime(context);
  const { tenant, customerId } = context;
  const customer = useQuery({ ...customerOptions(context), meta: { failure: 'inline' } });
  const now = useNow(clockStep);
  const { days: coming } = useOrderedDays(context, dayOfMoment(now));
  const calendar = useCalendarFile({
    context,
    userId: user?.userId ?? '',
    customer: customer.data?.displayName ?? customerId,
    entries: useMemo(
      () => (order ? orderEntries({ customer: `${tenant}-${customerId}`, order, coming: coming ?? [], now }) : []),
      [order, tenant, customerId, coming, now],
    ),
    isWholePlan: false,
    now,
  });
  const unreadable = order ? unreadableLines(order) : 0;
  useEffect(() => {
    if (acknowledgeOrder(queryClient, context, orderId)) checkoutDraft(context).forget();
  }, [queryClient, context, orderId]);
  return (
    <CheckoutLayout
      title={<FormattedMessage id="checkout.confirmation.title" />}
      steps={<CheckoutSteps current="confirmation" hrefs={{}} />}
    >
      {unreadable > 0 && (
        <InlineError>
          <FormattedMessage id="order.lines.unreadable" values={{ count: unreadable }} />
        </InlineError>
      )}
      {order && (
        <OrderConfirmation
          order={order}
          canSeePrices={permissions.canSeePrices}
          shopHref={context.shop.kind === 'fair' ? paths.fair(context.shop.fairCode) : paths.home()}
          orderHref={paths.order(order.id)}
          note={
            permissions.canSeePrices && billingTime === 'DELIVERY_TIME' ? <FormattedMessage id="delivery.billing.delivery" /> : undefined
          }
          calendar={calendar.canSave ? { isBusy: calendar.isBusy, onSave: calendar.save } : undefined}
          onPrint={() => window.print()}
          addition={<AddToDelivery context={context} order={order} />}
        />
      )}
      {!order && isError && (
        <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
          <FormattedMessage id="checkout.confirmation.unread" values={{ number: orderId }} />
        </InlineError>
      )}
      {!order && !isError && <ListSkeleton rows={4} />}
    </CheckoutLayout>
  );
}
