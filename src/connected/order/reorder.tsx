import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useReportedAddition } from '../cart/reportedAddition';
import { useShop } from '../shop/ShopProvider';
import { cartOf } from '#cart/cart.ts';
import { isCartEmpty } from '#domain/cart/cart.ts';
import type { RequestedLine } from '#domain/cart/cartAddition.ts';
import type { Order } from '#domain/order/order.ts';
import { sortComparison, type ComparedLine, type SortedComparison } from '#domain/order/orderComparison.ts';
import { useOrderComparison } from '#ordering/orderComparison.ts';
import { carryOrder } from '#ordering/checkoutDraftStore.ts';
import { isBuyer, type ShopContext } from '#queries/shopContext.ts';
import { useReorderSwaps } from './reorderSwaps';

const ReorderDialog = lazyComponent(async () => (await import('#components/order/ReorderDialog.tsx')).ReorderDialog);

/** The order whose lines are ordered again. */
type RepeatedOrder = Pick<Order, 'id' | 'orderItems'>;

/** Reordering of an order's lines. */
export interface Reorder {
  /** Orders these lines again, of all those of the order with this id. */
  order(again: RepeatedOrder): void;
  /** The comparison or the addition is pending. */
  readonly isBusy: boolean;
  /** Error of the comparison, with a retry; must be rendered in sight. */
  readonly failure: ReactNode;
  /** The dialogs: changes, and result. */
  readonly dialogs: ReactNode;
}

/**
 * Reorders an order's lines: first shows what has changed, with lines that can be deselected; then adds them and
 * reports the result. Without changes they are added at once. The checkout then starts with that order's delivery.
 */
export function useReorder(context: ShopContext): Reorder {
  const {
    permissions: { canSeePrices },
  } = useShop();
  const queryClient = useQueryClient();
  const { mutate: compare, isPending, error, isError } = useOrderComparison(context, { canSeePrices });
  const [asked, setAsked] = useState<RepeatedOrder>();
  const { add, isAdding, report } = useReportedAddition(context);
  const [comparison, setComparison] = useState<{ readonly lines: readonly ComparedLine[]; readonly sorted: SortedComparison }>();
  const swaps = useReorderSwaps(context, comparison?.lines);
  const [isOpen, setOpen] = useState(false);

  const addLines = (id: string, requestedLines: readonly RequestedLine[]) => {
    const isCartNew = isCartEmpty(cartOf(queryClient, context));
    add(requestedLines, (added) => {
      if (added.length > 0 && isBuyer(context)) carryOrder(context, id, { isCartNew });
    });
  };
  const check = (again: RepeatedOrder) => {
    setAsked(again);
    compare(again.orderItems, {
      onSuccess: (lines) => {
        const sorted = sortComparison(lines);
        if (sorted.changed.length + sorted.refused.length === 0)
          return addLines(
            again.id,
            sorted.unchanged.map(({ requestedLine }) => requestedLine),
          );
        swaps.forget();
        setComparison({ lines, sorted });
        setOpen(true);
      },
    });
  };
  return {
    order: check,
    isBusy: isPending || isAdding,
    failure: isError && asked && (
      <InlineError error={error} onRetry={() => check(asked)}>
        <FormattedMessage id="order.reorder.failed" />
      </InlineError>
    ),
    dialogs: (
      <>
        {comparison && asked && (
          <ReorderDialog
            isOpen={isOpen}
            comparison={comparison.sorted}
            chosen={swaps.chosen}
            {...(swaps.search && { onSubstitute: swaps.search })}
            onUndo={swaps.undo}
            onConfirm={(requestedLines) => {
              setOpen(false);
              addLines(asked.id, swaps.inOrder(requestedLines));
            }}
            onCancel={() => setOpen(false)}
          />
        )}
        {swaps.dialog}
        {report}
      </>
    ),
  };
}
