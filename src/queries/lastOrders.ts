import { getListOrdersQueryOptions } from '#gen/order/list-orders.ts';
import type { BuyerContext } from './shopContext';

/**
 * A page of a customer's last orders with their lines, newest first, twenty a page: one read for everything computed from them. No user
 * asked for it, so failures are silent.
 */
export const lastOrdersOptions = ({ tenant, customerId }: BuyerContext, page: number) =>
  getListOrdersQueryOptions(
    tenant,
    customerId,
    { sortBy: 'orderedAt', sortDirection: 'DESC', page },
    { query: { meta: { failure: 'silent' } } },
  );
