import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ListedCustomer } from '#domain/customer/customerDay.ts';
import type { OrderOverviewPage, ReceiptPage } from '#gen/models/index.ts';
import { listOrderOverview } from '#gen/order/list-order-overview.ts';
import { listReceipts } from '#gen/receipt/list-receipts.ts';
import { droppedEntriesOf } from '#http/shape.ts';
import { customerStaleTime, customerTurn } from './customerCart';
import { lastReceipts } from './lastReceipts';
import { composedKey } from './queryKeys';

/** A customer's newest documents and orders. */
interface CustomerSpending {
  /** Documents of all types, at most {@link lastReceipts}. */
  readonly documents: ReceiptPage['documents'];
  readonly hasOlderDocuments: boolean;
  /** Orders without their lines, one page. */
  readonly orders: OrderOverviewPage['orders'];
  readonly hasOlderOrders: boolean;
  /** True if documents, or orders, could not be read. */
  readonly isDocumentLost: boolean;
  readonly isOrderLost: boolean;
}

/**
 * Newest documents and orders of one of the user's customers, in two calls; few customers at a time. Read at the user's request only,
 * stale after half a minute.
 */
export const customerSpendingOptions = (queryClient: QueryClient, { tenant, customerId }: Pick<ListedCustomer, 'tenant' | 'customerId'>) =>
  queryOptions({
    queryKey: composedKey('customerSpending', ['listReceipts', 'listOrderOverview'], tenant, customerId),
    queryFn: ({ signal }): Promise<CustomerSpending> =>
      customerTurn(queryClient)(async () => {
        const newest = { sortDirection: 'DESC', pageNumber: 0, pageSize: lastReceipts } as const;
        const receipts = await listReceipts(tenant, customerId, 'all', newest, { signal });
        const overview = await listOrderOverview(tenant, customerId, { sortBy: 'orderedAt', sortDirection: 'DESC', page: 0 }, { signal });
        return {
          documents: receipts.documents,
          hasOlderDocuments: receipts.page.totalPages > 1,
          orders: overview.orders,
          hasOlderOrders: overview.page.totalPages > 1,
          isDocumentLost: droppedEntriesOf(receipts.documents).length > 0,
          isOrderLost: droppedEntriesOf(overview.orders).length > 0,
        };
      }, signal),
    staleTime: customerStaleTime,
    retry: false,
    structuralSharing: false,
  });
