import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { LocalDate } from '#domain/text/calendar.ts';
import { listedTypeOf, type ReceiptView } from '#domain/order/receipt.ts';
import type { ReceiptPage } from '#gen/models/index.ts';
import { getListReceiptsQueryKey, listReceipts } from '#gen/receipt/list-receipts.ts';
import { readRule } from './operations';
import { composedKey } from './queryKeys';
import { isBuyer, type ShopContext } from './shopContext';

/** Documents of one call. */
const pageSize = 100;
/** Calls under way at the same time. */
const callsAtOnce = 3;
/** Pages that a search reads before it asks if it shall go on: a thousand documents. */
export const pagesPerReading = 10;

/** Documents read for a search, newest first; a page moved meanwhile may repeat some. */
export interface ReadReceipts extends Pick<ReceiptPage, 'documents' | 'page'> {
  /** Older documents exist that were not read, and may be in the searched period. */
  readonly hasMore: boolean;
}

/**
 * The customer's documents of one type, or of all, for a search: the call knows neither numbers nor days nor sums. Reads the newest page,
 * then the following ones a few at a time, until the first day of the period or the bound. Pages that were read before are not asked for
 * again.
 *
 * @param from first day of the searched period; undefined for all days
 * @param maxPages bound of the reading
 */
export const receiptReadingOptions = (context: ShopContext, view: ReceiptView, from: LocalDate | undefined, maxPages: number) => {
  const { tenant, customerId = '' } = context;
  const type = listedTypeOf(view);
  const read = async ({ client, signal }: { readonly client: QueryClient; readonly signal: AbortSignal }): Promise<ReadReceipts> => {
    // Not by the query of a page, whose failure would be reported beside that of the search.
    const readPage = async (pageNumber: number): Promise<ReceiptPage> => {
      const params = { sortDirection: 'DESC', pageNumber, pageSize } as const;
      const queryKey = getListReceiptsQueryKey(tenant, customerId, type, params);
      const known = client.getQueryCache().find<ReceiptPage>({ queryKey });
      if (known?.state.data && !known.isStaleByTime(readRule(queryKey)?.staleTime)) return known.state.data;
      const answer = await listReceipts(tenant, customerId, type, params, { signal });
      client.setQueryData(queryKey, answer);
      return answer;
    };
    const { page, documents: newest } = await readPage(0);
    const documents = [...newest];
    const isPast = () => from !== undefined && (documents.at(-1)?.date ?? '') < from;
    let next = 1;
    while (next < Math.min(page.totalPages, maxPages) && !isPast()) {
      const count = Math.min(callsAtOnce, maxPages - next, page.totalPages - next);
      const first = next;
      const pages = await Promise.all(Array.from({ length: count }, (_, index) => readPage(first + index)));
      documents.push(...pages.flatMap((answer) => answer.documents));
      next += count;
    }
    return { page, documents, hasMore: next < page.totalPages && !isPast() };
  };
  const queryKey = composedKey('readReceipts', ['listReceipts'], tenant, customerId, type, from, maxPages);
  return queryOptions({
    queryKey,
    queryFn: isBuyer(context) ? read : skipToken,
    // A shorter reading of the same documents stands in for a longer one; another list's rows would be taken for hits.
    placeholderData: (last: ReadReceipts | undefined, query: { readonly queryKey: readonly unknown[] } | undefined) =>
      queryKey.slice(0, -1).every((part, place) => query?.queryKey[place] === part) ? last : undefined,
  });
};
