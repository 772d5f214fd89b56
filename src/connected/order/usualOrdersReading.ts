import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useToday } from '#clock/serverTime.ts';
import { isEnoughOfWeekday, usualOrders, type UsualOrders } from '#domain/cart/usualOrder.ts';
import type { OrderPage } from '#gen/models/index.ts';
import { lastOrdersOptions } from '#queries/lastOrders.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

type Orders = OrderPage['orders'];

/** Computed once for all callers of a page, even hundreds of lines. */
let latest:
  | { readonly pages: readonly (Orders | undefined)[]; readonly today: string; readonly usual: UsualOrders | undefined }
  | undefined;

function rememberedUsual(pages: readonly (Orders | undefined)[], today: string): UsualOrders | undefined {
  if (latest?.today !== today || latest.pages.some((page, index) => page !== pages[index]))
    latest = {
      pages,
      today,
      usual: usualOrders(
        pages.flatMap((page) => page ?? []),
        today,
      ),
    };
  return latest.usual;
}

/**
 * Usual orders of today's weekday, from the last orders with their lines. Loads at most two pages, the second only if
 * the first has too few of the weekday. Undefined while loading, on failure, and if there are too few.
 */
export function useUsualOrders(context: BuyerContext): UsualOrders | undefined {
  return useUsualReading(context).usual;
}

/** The usual orders, with `isSettled`: true once they have been read, or failed to load. */
export function useUsualReading(context: BuyerContext): { readonly usual: UsualOrders | undefined; readonly isSettled: boolean } {
  const today = useToday();
  const first = useQuery(lastOrdersOptions(context, 0));
  const hasMore = useMemo(
    () => first.data !== undefined && first.data.page.totalPages > 1 && !isEnoughOfWeekday(first.data.orders, today),
    [first.data, today],
  );
  const second = useQuery({ ...lastOrdersOptions(context, 1), enabled: hasMore });
  const isRead = first.data !== undefined && (!hasMore || second.data !== undefined || second.isError);
  const [one, other] = [first.data?.orders, second.data?.orders];
  const usual = useMemo(() => (isRead ? rememberedUsual([one, other], today) : undefined), [isRead, one, other, today]);
  return { usual, isSettled: isRead || first.isError };
}
