import { queryOptions } from '@tanstack/react-query';
import { sortDirectionOf, type ListState } from '../domain/listAddress';
import type { OrderFilters } from '../domain/order';
import type { Order, OrderSortField } from '../gen/models';
import { getGetOrderQueryOptions } from '../gen/order/get-order';
import { getListOrderOverviewQueryOptions } from '../gen/order/list-order-overview';
import { droppedEntriesOf } from '../http/shape';
import { enabledForCustomer, lastPageOf } from './enabledForCustomer';
import type { ShopContext } from './shopContext';

/** What the order list shows: sorted, of one source or all, page by page. */
export type OrderListState = ListState<OrderSortField, OrderFilters>;

/** A page of the customer's orders without their lines. While the next page is fetched the last one stays. */
export const orderOverviewOptions = (context: ShopContext, { sort, filters, page }: OrderListState) =>
  queryOptions(
    enabledForCustomer(context, {
      ...getListOrderOverviewQueryOptions(context.tenant, context.customerId ?? '', {
        sortBy: sort.field,
        sortDirection: sortDirectionOf(sort),
        page,
        ...filters,
      }),
      placeholderData: lastPageOf(context),
    }),
  );

/**
 * An order of a customer. `customerId` is that of the order's address, which need not be the chosen one: opening an order of
 * another of the user's customers switches to it (P§4).
 */
export const orderOptions = (context: ShopContext, orderId: string, customerId = context.customerId ?? '') =>
  queryOptions(
    enabledForCustomer(
      { ...context, customerId },
      { ...getGetOrderQueryOptions(context.tenant, customerId, orderId), structuralSharing: false },
    ),
  );

/** Lines that an order came with and that could not be read, so that they are missing from it and from every sum. */
export function unreadableLines(order: Pick<Order, 'orderItems'>): number {
  return droppedEntriesOf(order.orderItems).length;
}
