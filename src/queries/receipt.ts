import { queryOptions } from '@tanstack/react-query';
import { limits } from '../domain/limits';
import { sortDirectionOf, type ListState } from '../domain/listAddress';
import { defaultReceiptTab, documentTypeOf, type ReceiptFilters } from '../domain/receipt';
import type { ReceiptEntry } from '../gen/models';
import { getGetReceiptPdfQueryOptions } from '../gen/receipt/get-receipt-pdf';
import { getListReceiptsQueryOptions } from '../gen/receipt/list-receipts';
import { enabledForCustomer, lastPageOf } from './enabledForCustomer';
import { fileRead } from './fileRead';
import type { ShopContext } from './shopContext';

/** What the list of documents shows. */
export type ReceiptListState = ListState<'date', ReceiptFilters>;

/** A page of the customer's documents of one type. While the next page is fetched the last one stays, but not that of another type. */
export const receiptsOptions = (context: ShopContext, { sort, filters: { type = defaultReceiptTab }, page }: ReceiptListState) => {
  const documentType = documentTypeOf(type);
  const lastPage = lastPageOf(context);
  return queryOptions(
    enabledForCustomer(context, {
      ...getListReceiptsQueryOptions(context.tenant, context.customerId ?? '', documentType, {
        sortDirection: sortDirectionOf(sort),
        pageNumber: page,
        pageSize: limits.listPageSize,
      }),
      placeholderData: <Page>(last: Page | undefined, query: { queryKey: readonly unknown[] } | undefined) =>
        query?.queryKey.includes(documentType) ? lastPage(last, query) : undefined,
    }),
  );
};

/** A document as PDF; asked for when it is wanted, so read it with `fetchQuery`. Without can-see-prices that of a priced one is refused (403). */
export const receiptPdfOptions = (
  { tenant, customerId = '' }: ShopContext,
  { documentNumber, documentType }: Pick<ReceiptEntry, 'documentNumber' | 'documentType'>,
) =>
  queryOptions({
    ...getGetReceiptPdfQueryOptions(tenant, customerId, documentNumber, { receiptType: documentType }),
    ...fileRead,
  });
