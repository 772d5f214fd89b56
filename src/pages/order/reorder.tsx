import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { InlineError } from '../../kit/feedback/InlineError';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useReportedAddition } from '../../connected/cart/reportedAddition';
import { useShop } from '../../connected/shop/ShopProvider';
import { cartOf } from '../../cart/cart';
import { isCartEmpty } from '../../domain/cart';
import type { RequestedLine } from '../../domain/cartAddition';
import type { Order } from '../../domain/order';
import { sortComparison, type ComparedLine, type SortedComparison } from '../../domain/orderComparison';
import { useOrderComparison } from '../../ordering/orderComparison';
import { carryOrder } from '../../ordering/checkoutDraftStore';
import { isBuyer, type ShopContext } from '../../queries/shopContext';
import { useReorderSwaps } from './reorderSwaps';

const ReorderDialog = lazyComponent(async () => (await import('./parts/ReorderDialog')).ReorderDialog);

/** Ordering an order's lines again. */
export interface Reorder {
  /** All lines, or those of the given skus. */
  order(skus?: ReadonlySet<string>): void;
  /** Whether the comparison or the addition is under way. */
  readonly isBusy: boolean;
  /** That the comparison failed, with the way to try it again; to be put where it is seen. */
  readonly failure: ReactNode;
  /** The dialogs: what has changed, and what came of it. */
  readonly dialogs: ReactNode;
}

/**
 * Orders an order's lines again: first what has changed since is said, with the chance to leave lines out; then they are added and
 * the outcome is reported. Where nothing has changed they are added at once. Their delivery then starts as the order's was.
 */
export function useReorder(context: ShopContext, { id, orderItems }: Order): Reorder {
  const {
    permissions: { canSeePrices },
  } = useShop();
  const queryClient = useQueryClient();
  const { mutate: compare, isPending, error, isError, variables } = useOrderComparison(context, { canSeePrices });
  const { add, isAdding, report } = useReportedAddition(context);
  const [comparison, setComparison] = useState<{ readonly lines: readonly ComparedLine[]; readonly sorted: SortedComparison }>();
  const swaps = useReorderSwaps(context, comparison?.lines);
  const [isOpen, setOpen] = useState(false);

  const addLines = (requestedLines: readonly RequestedLine[]) => {
    const isCartNew = isCartEmpty(cartOf(queryClient, context));
    add(requestedLines, (added) => {
      if (added.length > 0 && isBuyer(context)) carryOrder(context, id, { isCartNew });
    });
  };
  const check = (items: Order['orderItems']) =>
    compare(items, {
      onSuccess: (lines) => {
        const sorted = sortComparison(lines);
        if (sorted.changed.length + sorted.refused.length === 0)
          return addLines(sorted.unchanged.map(({ requestedLine }) => requestedLine));
        swaps.forget();
        setComparison({ lines, sorted });
        setOpen(true);
      },
    });
  return {
    order: (skus) => check(skus ? orderItems.filter(({ productSku }) => skus.has(productSku)) : orderItems),
    isBusy: isPending || isAdding,
    failure: isError && (
      <InlineError error={error} onRetry={() => check([...variables])}>
        <FormattedMessage id="order.reorder.failed" />
      </InlineError>
    ),
    dialogs: (
      <>
        {comparison && (
          <ReorderDialog
            isOpen={isOpen}
            comparison={comparison.sorted}
            chosen={swaps.chosen}
            {...(swaps.search && { onSubstitute: swaps.search })}
            onUndo={swaps.undo}
            onConfirm={(requestedLines) => {
              setOpen(false);
              addLines(swaps.inOrder(requestedLines));
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
