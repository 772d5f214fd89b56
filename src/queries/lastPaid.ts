import { queryOptions } from '@tanstack/react-query';
import { lastPaidOf, type LastPaid } from '../domain/priceWatch';
import { listOrders } from '../gen/order/list-orders';
import type { Order } from '../gen/models';
import { enabledForCustomer } from './enabledForCustomer';
import type { ShopContext } from './shopContext';

/** Pages of orders, of twenty each, that prices are compared with: sixty orders are two to six months of most kitchens. */
export const comparedPages = 3;

/**
 * What a customer paid last for each product, out of its last orders; what lies further back is not compared. The pages come one after the
 * other, and no more than there are.
 */
export const lastPaidOptions = (context: ShopContext) =>
  queryOptions<LastPaid>(
    enabledForCustomer(context, {
      queryKey: ['listOrders', context.tenant, context.customerId, 'lastPaid'],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const orders: Order[] = [];
        for (let number = 0, pages = 1; number < Math.min(pages, comparedPages); number += 1) {
          const answer = await listOrders(
            context.tenant,
            context.customerId ?? '',
            { sortBy: 'orderedAt', sortDirection: 'DESC', page: number },
            { signal },
          );
          orders.push(...answer.orders);
          pages = answer.page.totalPages;
        }
        return lastPaidOf(orders);
      },
      structuralSharing: false,
      meta: { failure: 'inline' as const },
    }),
  );
