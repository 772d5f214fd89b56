import { getListOrdersQueryOptions } from '../gen/order/list-orders';
import type { BuyerContext } from './shopContext';

/**
 * A page of a customer's last orders with their lines, newest first, twenty a page: one reading for all who work something out of them.
 * Nobody has asked for it, so nobody is told that it can't be had.
 */
export const lastOrdersOptions = ({ tenant, customerId }: BuyerContext, page: number) =>
  getListOrdersQueryOptions(
    tenant,
    customerId,
    { sortBy: 'orderedAt', sortDirection: 'DESC', page },
    { query: { meta: { failure: 'silent' } } },
  );
