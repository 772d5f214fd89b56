import { queryOptions } from '@tanstack/react-query';
import { lastPaidOf, type LastPaid } from '#domain/price/priceWatch.ts';
import type { Order } from '#gen/models/index.ts';
import { lastOrdersOptions } from './lastOrders';
import { composedKey } from './queryKeys';
import type { BuyerContext } from './shopContext';

/** Pages of orders, of twenty each, that prices are compared with: sixty orders are two to six months of most kitchens. */
const comparedPages = 3;

/**
 * The customer's last price for each product, from its last orders; older purchases are not compared. Pages are read one after another,
 * as many as exist.
 */
export const lastPaidOptions = (context: BuyerContext) =>
  queryOptions<LastPaid>({
    queryKey: composedKey('lastPaid', ['listOrders'], context.tenant, context.customerId),
    queryFn: async ({ client }) => {
      const orders: Order[] = [];
      for (let number = 0, pages = 1; number < Math.min(pages, comparedPages); number += 1) {
        const answer = await client.fetchQuery(lastOrdersOptions(context, number));
        orders.push(...answer.orders);
        pages = answer.page.totalPages;
      }
      return lastPaidOf(orders);
    },
    structuralSharing: false,
    meta: { failure: 'inline' as const },
  });
