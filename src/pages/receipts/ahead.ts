import { serverDay } from '#clock/serverTime.ts';
import type { Ahead } from '#connected/screen/prefetchIfStale.ts';
import { receiptListRules, receiptSearchOf } from '#domain/receipt/receiptSearch.ts';
import { parseListAddress } from '#domain/text/listAddress.ts';
import { receiptsOptions } from '#queries/receipt.ts';

/** The page of the list that the address names. A search, and another customer's list, begin with the screen. */
export const ahead: Ahead = ({ context, query, permissions: { canSeePrices } }) => {
  const state = parseListAddress(receiptListRules, query);
  const isSearch = receiptSearchOf(state.filters, serverDay(), canSeePrices) !== undefined;
  return isSearch || state.filters.customer !== undefined ? [] : [receiptsOptions(context, state)];
};
