import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { AdditionOffer } from '#components/order/AdditionOffer.tsx';
import { cartOf } from '#cart/cart.ts';
import { useNow } from '#clock/serverTime.ts';
import { additionTo, deliveriesToCome } from '#domain/checkout/sameDelivery.ts';
import { isChoosable } from '#domain/customer/customer.ts';
import { fairDeliveryRange, isOrderLimitReached } from '#domain/order/fair.ts';
import type { OrderDeliveryDetails } from '#domain/order/order.ts';
import { dayOfMoment } from '#domain/text/calendar.ts';
import { limits } from '#domain/text/limits.ts';
import { useGetFair } from '#gen/fair/get-fair.ts';
import { formatWeekday } from '#i18n/format.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { carrySameDelivery } from '#ordering/checkoutDraftStore.ts';
import { paths } from '#paths.ts';
import { customerOptions } from '#queries/customer.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** Half a minute, like the countdowns of deadlines. */
const step = 30_000;

/**
 * Orders more for the next delivery of an order, until the deadline of its day: presets the delivery step and leads to the goods.
 * Renders nothing after the delivery, and where the customer can't order (disabled, fair ended, order limit reached).
 */
export function AddToDelivery({ context, order }: { context: BuyerContext; order: OrderDeliveryDetails }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { shop } = context;
  const isFair = shop.kind === 'fair';
  const now = useNow(step);
  const today = dayOfMoment(now);
  const customer = useQuery({ ...customerOptions(context), meta: { failure: 'inline' } });
  const fair = useGetFair(isFair ? shop.fairCode : '', { query: { enabled: isFair, meta: { failure: 'inline' } } });
  if (deliveriesToCome(order, today).length === 0) return null;
  const failed = [customer, ...(isFair ? [fair] : [])].find(({ isError, data }) => isError && data === undefined);
  if (failed)
    return (
      <InlineError error={failed.error} onRetry={() => void failed.refetch()} isRetrying={failed.isFetching}>
        <FormattedMessage id="order.addition.failed" />
      </InlineError>
    );
  if (!customer.data || (isFair && !fair.data)) return null;
  const isOver = isFair && (fair.data?.isActive !== true || isOrderLimitReached(customer.data));
  if (!isChoosable(customer.data) || isOver) return null;
  const addition = additionTo(order, {
    upcomingDays: customer.data.upcomingDays,
    now,
    ...(fair.data && { range: fairDeliveryRange(fair.data) }),
  });
  if (!addition) return null;
  const { day } = addition;
  const start = () => {
    const restore = carrySameDelivery(context, { orderId: order.id, day });
    toasts.show({
      severity: 'info',
      text: intl.formatMessage(
        { id: 'order.addition.started' },
        { day: formatWeekday(day, intl.locale), number: order.id, count: cartOf(queryClient, context)?.lines.length ?? 0 },
      ),
      autoCloseMs: 2 * limits.warningToast,
      action: { label: intl.formatMessage({ id: 'order.addition.undo' }), onClick: restore },
    });
    void navigate(isFair ? paths.search(undefined, shop) : paths.essentialProducts());
  };
  return <AdditionOffer addition={addition} today={today} onAdd={start} />;
}
