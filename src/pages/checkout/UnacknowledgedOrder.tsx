import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router';
import { CheckoutLayout } from './parts/CheckoutLayout';
import { CheckoutSteps } from './parts/CheckoutSteps';
import { OrderUnderWay } from './parts/OrderUnderWay';
import { paths } from '#paths.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { hasUnacknowledgedOrder, unacknowledgedOrderOptions } from '#ordering/submit.ts';

interface UnacknowledgedOrderProps {
  context: BuyerContext;
  /** The step to show otherwise. */
  children: ReactNode;
}

/**
 * Before a step, resolves an order that was sent here without a known result, because the page was left or reloaded.
 * If it exists, its confirmation is shown, so the buyer always learns about it.
 */
export function UnacknowledgedOrder({ context, children }: UnacknowledgedOrderProps) {
  const queryClient = useQueryClient();
  // Only attempts from before the step was opened: the step itself reports its own order.
  const [isUnacknowledged] = useState(() => hasUnacknowledgedOrder(queryClient, context));
  const { data: orderId, isPending } = useQuery({ ...unacknowledgedOrderOptions(queryClient, context), enabled: isUnacknowledged });
  if (!isUnacknowledged) return children;
  if (isPending) {
    return (
      <CheckoutLayout title={<FormattedMessage id="checkout.panel.title" />} steps={<CheckoutSteps current="delivery" hrefs={{}} />}>
        <OrderUnderWay />
      </CheckoutLayout>
    );
  }
  return orderId ? <Navigate to={paths.checkoutConfirmation(orderId, context.shop)} replace /> : children;
}
