import { queryOptions } from '@tanstack/react-query';
import { limits } from '#domain/text/limits.ts';
import { sortDirectionOf, type ListState } from '#domain/text/listAddress.ts';
import { defaultReceiptTab, listedTypeOf } from '#domain/order/receipt.ts';
import type { ReceiptFilters } from '#domain/receipt/receiptSearch.ts';
import type { ReceiptEntry } from '#gen/models/index.ts';
import { getGetReceiptPdfQueryOptions } from '#gen/receipt/get-receipt-pdf.ts';
import { getListReceiptsQueryOptions } from '#gen/receipt/list-receipts.ts';
import { enabledForCustomer, lastPageOf } from './enabledForCustomer';
import { fileRead } from './fileRead';
import type { ShopContext } from './shopContext';

/** State of the list of documents. */
export type ReceiptListState = ListState<'date', ReceiptFilters>;

/** A page of the customer's documents of one type, or of all. While the next page is fetched the last one stays, but not that of another type. */
export const receiptsOptions = (context: ShopContext, { sort, filters: { type = defaultReceiptTab }, page }: ReceiptListState) => {
  const documentType = listedTypeOf(type);
  const lastPage = lastPageOf(context);
  const options = getListReceiptsQueryOptions(context.tenant, context.customerId ?? '', documentType, {
    sortDirection: sortDirectionOf(sort),
    pageNumber: page,
    pageSize: limits.listPageSize,
  });
  return queryOptions(
    enabledForCustomer(context, {
      ...options,
      // Nor the documents of a search, which are no page.
      placeholderData: <Page>(last: Page | undefined, query: { queryKey: readonly unknown[] } | undefined) =>
        query && query.queryKey[0] === options.queryKey[0] && query.queryKey.includes(documentType) ? lastPage(last, query) : undefined,
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
