import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router';
import { CheckoutLayout } from './parts/CheckoutLayout';
import { CheckoutSteps } from './parts/CheckoutSteps';
import { OrderUnderWay } from './parts/OrderUnderWay';
import { paths } from '../../paths';
import type { BuyerContext } from '../../queries/shopContext';
import { hasUnacknowledgedOrder, unacknowledgedOrderOptions } from '../../ordering/submit';

interface UnacknowledgedOrderProps {
  context: BuyerContext;
  /** The step that is wanted. */
  children: ReactNode;
}

/**
 * Before a step: an order that was sent off here and whose outcome nobody was told, because the page was left or reloaded while it
 * was on its way, comes first. If it exists its confirmation is shown; the buyer always learns which order it is.
 */
export function UnacknowledgedOrder({ context, children }: UnacknowledgedOrderProps) {
  const queryClient = useQueryClient();
  // Only what was there when the step was opened: an order sent off by the step itself is that step's to tell.
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
