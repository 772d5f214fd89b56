import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { serverMoment } from '#clock/serverTime.ts';
import { ordersAhead, type ListedCustomer, type OrdersAhead } from '#domain/customer/customerDay.ts';
import { getCustomer } from '#gen/customer/get-customer.ts';
import { listOrderOverview } from '#gen/order/list-order-overview.ts';
import { droppedEntriesOf } from '#http/shape.ts';
import { customerStaleTime, customerTurn } from './customerCart';
import { composedKey } from './queryKeys';

/** Answer of a customer's second call: its orders, or the delivery days that its list entry lacks. */
export type SecondAnswer =
  | { readonly kind: 'orders'; readonly orders: OrdersAhead }
  | { readonly kind: 'days'; readonly upcomingDays: ListedCustomer['upcomingDays'] };

/**
 * A customer's orders on their way and their sum, from the newest page of the order list. If the list of customers holds summaries only,
 * its delivery days, because a deadline matters more and each customer has two calls. Stale after half a minute, or after an order.
 */
export const customerOrdersOptions = (queryClient: QueryClient, { tenant, customerId, upcomingDays }: ListedCustomer) => {
  const second = upcomingDays === undefined ? 'days' : 'orders';
  return queryOptions({
    queryKey: composedKey('customerOrders', ['listOrderOverview', 'getCustomer'], tenant, customerId, second),
    queryFn: ({ signal }): Promise<SecondAnswer> =>
      customerTurn(queryClient)(async () => {
        if (second === 'days')
          return { kind: second, upcomingDays: (await getCustomer(tenant, customerId, { signal })).upcomingDays ?? [] };
        const page = await listOrderOverview(tenant, customerId, { sortBy: 'orderedAt', sortDirection: 'DESC', page: 0 }, { signal });
        return { kind: second, orders: ordersAhead(page, droppedEntriesOf(page.orders).length, serverMoment()) };
      }, signal),
    staleTime: customerStaleTime,
    retry: false,
    structuralSharing: false,
  });
};
