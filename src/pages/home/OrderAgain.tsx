import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { orderOptions } from '#queries/order.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { useReorder } from '#connected/order/reorder.tsx';

interface OrderAgainProps {
  context: BuyerContext;
  orderId: string;
  /** Number of the press: each orders once. */
  press: number;
  /** Called when it begins and when it has ended. */
  onBusy(isBusy: boolean): void;
}

/** Orders a whole order again that is known by its id alone; renders its dialogs, or why it failed. */
export function OrderAgain({ context, orderId, press, onBusy }: OrderAgainProps) {
  const queryClient = useQueryClient();
  const reorder = useReorder(context);
  const { mutate, error, isError, isPending } = useMutation({
    mutationFn: () => queryClient.fetchQuery(orderOptions(context, orderId)),
    onSuccess: reorder.order,
    meta: { failure: 'inline' },
  });
  const start = useEffectEvent(() => mutate());
  useEffect(() => start(), [press]);
  const isBusy = isPending || reorder.isBusy;
  useEffect(() => onBusy(isBusy), [onBusy, isBusy]);
  return (
    <>
      {isError && (
        <InlineError error={error} onRetry={mutate}>
          <FormattedMessage id="order.reorder.failed" />
        </InlineError>
      )}
      {reorder.failure}
      {reorder.dialogs}
    </>
  );
}
