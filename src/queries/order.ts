import { queryOptions } from '@tanstack/react-query';
import { sortDirectionOf, type ListState } from '#domain/text/listAddress.ts';
import type { OrderFilters } from '#domain/order/order.ts';
import type { Order, OrderPage, OrderSortField } from '#gen/models/index.ts';
import { getGetOrderQueryOptions } from '#gen/order/get-order.ts';
import { getListOrderOverviewQueryOptions } from '#gen/order/list-order-overview.ts';
import { droppedEntriesOf } from '#http/shape.ts';
import { enabledForCustomer, lastPageOf } from './enabledForCustomer';
import type { ShopContext } from './shopContext';

/** State of the order list: sort, source or all, page. */
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
 * another of the user's customers switches to it (P§4 other customer).
 */
export const orderOptions = (context: ShopContext, orderId: string, customerId = context.customerId ?? '') =>
  queryOptions(
    enabledForCustomer(
      { ...context, customerId },
      { ...getGetOrderQueryOptions(context.tenant, customerId, orderId), structuralSharing: false },
    ),
  );

/** Number of lines of an order that could not be read; they are missing from it and from every sum. */
export function unreadableLines(order: Pick<Order, 'orderItems'>): number {
  return droppedEntriesOf(order.orderItems).length;
}

/** Number of orders of a page that could not be read. */
export function unreadableOrders({ orders }: Pick<OrderPage, 'orders'>): number {
  return droppedEntriesOf(orders).length;
}
