import { queryOptions } from '@tanstack/react-query';
import { lastPaidOf, type LastPaid } from '../domain/priceWatch';
import type { Order } from '../gen/models';
import { lastOrdersOptions } from './lastOrders';
import { composedKey } from './operations';
import type { BuyerContext } from './shopContext';

/** Pages of orders, of twenty each, that prices are compared with: sixty orders are two to six months of most kitchens. */
const comparedPages = 3;

/**
 * What a customer paid last for each product, out of its last orders; what lies further back is not compared. The pages come one after the
 * other, and no more than there are.
 */
export const lastPaidOptions = (context: BuyerContext) =>
  queryOptions<LastPaid>({
    queryKey: composedKey(['listOrders'], context.tenant, context.customerId, 'lastPaid'),
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
