import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useToday } from '../../clock/serverTime';
import { isEnoughOfWeekday, usualOrders, type UsualOrders } from '../../domain/usualOrder';
import type { OrderPage } from '../../gen/models';
import { lastOrdersOptions } from '../../queries/lastOrders';
import type { BuyerContext } from '../../queries/shopContext';

type Orders = OrderPage['orders'];

/** Worked out once for all places that ask on a page, also where hundreds of lines do. */
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
 * What the customer usually orders on the present weekday, out of the last orders with their lines: two pages of them at most, the second only
 * where the first has too few of the weekday. Undefined until they are read, where they can't be, and where there are too few.
 */
export function useUsualOrders(context: BuyerContext): UsualOrders | undefined {
  const today = useToday();
  const first = useQuery(lastOrdersOptions(context, 0));
  const hasMore = useMemo(
    () => first.data !== undefined && first.data.page.totalPages > 1 && !isEnoughOfWeekday(first.data.orders, today),
    [first.data, today],
  );
  const second = useQuery({ ...lastOrdersOptions(context, 1), enabled: hasMore });
  const isRead = first.data !== undefined && (!hasMore || second.data !== undefined || second.isError);
  const [one, other] = [first.data?.orders, second.data?.orders];
  return useMemo(() => (isRead ? rememberedUsual([one, other], today) : undefined), [isRead, one, other, today]);
}
