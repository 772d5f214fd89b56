import { queryOptions } from '@tanstack/react-query';
import type { ListView } from '../domain/listAddress';
import { defaultReceiptTab, documentTypeOf, type ReceiptFilters } from '../domain/receipt';
import type { ReceiptEntry } from '../gen/models';
import { getGetReceiptPdfQueryOptions } from '../gen/receipt/getReceiptPdf';
import { getListReceiptsQueryOptions } from '../gen/receipt/listReceipts';
import { buyerQuery, lastPageOf } from './buyerQuery';
import type { ShopContext } from './shopContext';

/** What the list of documents shows. */
export type ReceiptListView = ListView<'date', ReceiptFilters>;

/** Documents on a page. */
const perPage = 20;

/** A page of the customer's documents of one type. While the next page is fetched the last one stays, but not that of another type. */
export const receiptsOptions = (context: ShopContext, { sort, filters: { type = defaultReceiptTab }, page }: ReceiptListView) => {
  const documentType = documentTypeOf(type);
  const lastPage = lastPageOf(context);
  return queryOptions(
    buyerQuery(context, {
      ...getListReceiptsQueryOptions(context.tenant, context.customerId ?? '', documentType, {
        sortDirection: sort.direction === 'asc' ? 'ASC' : 'DESC',
        pageNumber: page,
        pageSize: perPage,
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
    networkMode: 'always' as const,
    // A file is made anew and may take half a minute; with a second try nobody would hear for a minute that there is none.
    retry: false,
    meta: { failure: 'inline' as const },
  });
