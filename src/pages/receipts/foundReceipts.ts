import { queryOptions } from '@tanstack/react-query';
import { defaultReceiptTab, type ReceiptEntry } from '#domain/order/receipt.ts';
import { findReceipts, type ReceiptSearch } from '#domain/receipt/receiptSearch.ts';
import type { ReceiptListState } from '#queries/receipt.ts';
import { receiptReadingOptions, type ReadReceipts } from '#queries/receiptReading.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { maxPapers } from './rules/zipContent';

/** A page of the documents found among those that were read. */
export interface FoundReceipts {
  readonly page: { readonly totalPages: number };
  readonly documents: readonly ReceiptEntry[];
  /** How far the search went. */
  readonly reach: {
    readonly found: number;
    readonly read: number;
    /** Date of the oldest document read. */
    readonly oldest: string | undefined;
    readonly hasMore: boolean;
  };
}

/**
 * Documents of an address that pass a search; undefined runs none.
 *
 * @param maxPages bound of the reading
 */
export function foundReceiptsOptions(context: ShopContext, state: ReceiptListState, search: ReceiptSearch | undefined, maxPages: number) {
  const { type = defaultReceiptTab } = state.filters;
  return queryOptions({
    ...receiptReadingOptions(context, type, search?.days.from, maxPages),
    enabled: search !== undefined,
    select: ({ documents, hasMore }: ReadReceipts): FoundReceipts => {
      const found = search ? findReceipts(documents, search, state.sort) : [];
      return {
        page: { totalPages: Math.ceil(found.length / maxPapers) },
        documents: found.slice(state.page * maxPapers, (state.page + 1) * maxPapers),
        reach: { found: found.length, read: documents.length, oldest: documents.at(-1)?.date, hasMore },
      };
    },
  });
}
