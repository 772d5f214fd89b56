import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LocalDate } from '#domain/text/calendar.ts';
import type { OrderOverviewEntry } from '#domain/order/order.ts';
import { orderOverviewOptions } from '#queries/order.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { onItsWay } from './rules/onItsWay';

/** A page of orders by descending delivery day, so that pending ones come first. */
const latestDelivery = (page: number) => ({ sort: { field: 'deliveryDate', direction: 'desc' }, filters: {}, page }) as const;

/** Pending deliveries, from at most two pages of orders. */
export function useOrderedDays(context: BuyerContext, today: LocalDate) {
  const options = (page: number) => ({ ...orderOverviewOptions(context, latestDelivery(page)), meta: { failure: 'inline' as const } });
  const goesOn = (
    read: { readonly orders: readonly OrderOverviewEntry[]; readonly page: { readonly totalPages: number } } | undefined,
    page: number,
  ) => {
    const last = read?.orders.at(-1);
    return read !== undefined && last !== undefined && read.page.totalPages > page + 1 && onItsWay([last], today).length > 0;
  };
  const first = useQuery(options(0));
  const hasSecond = goesOn(first.data, 0);
  const second = useQuery({ ...options(1), enabled: hasSecond });
  const failed = [first, second].find(({ isError }) => isError);
  const isRead = first.data !== undefined && (!hasSecond || second.data !== undefined);
  const orders = useMemo(
    () => (isRead ? [...(first.data?.orders ?? []), ...((hasSecond && second.data?.orders) || [])] : undefined),
    [isRead, first.data, hasSecond, second.data],
  );
  return {
    /** Undefined while loading. */
    days: useMemo(() => orders && onItsWay(orders, today), [orders, today]),
    /** There are more than were loaded. */
    isCut: hasSecond && goesOn(second.data, 1),
    failed,
  };
}
