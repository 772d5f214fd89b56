import { queryOptions } from '@tanstack/react-query';
import { getListReceiptsQueryOptions } from '#gen/receipt/list-receipts.ts';
import { enabledForCustomer } from './enabledForCustomer';
import type { ShopContext } from './shopContext';

/** Number of documents in which those of one order are looked for. */
export const lastReceipts = 300;

/** The customer's last documents of all types, newest first, in one call. */
export const lastReceiptsOptions = (context: ShopContext) =>
  queryOptions(
    enabledForCustomer(context, {
      ...getListReceiptsQueryOptions(context.tenant, context.customerId ?? '', 'all', {
        sortDirection: 'DESC',
        pageNumber: 0,
        pageSize: lastReceipts,
      }),
    }),
  );
