import type { Ahead } from '#connected/screen/prefetchIfStale.ts';
import { quantityHistoryRange } from '#domain/order/fair.ts';
import { parseListAddress } from '#domain/text/listAddress.ts';
import { quantityHistoryRules } from '#domain/product/quantityHistory.ts';
import { getGetFairQueryOptions } from '#gen/fair/get-fair.ts';
import { quantityHistoryOptions } from '#queries/quantityHistory.ts';
import { isBuyer } from '#queries/shopContext.ts';

/** The fair and, if it is known to have a range of dates, the page of the order suggestion. */
export const ahead: Ahead = ({ context, params: { fairCode = '' }, query }, queryClient) => {
  const ofFair = getGetFairQueryOptions(fairCode);
  const fair = queryClient.getQueryData(ofFair.queryKey);
  if (!isBuyer(context) || !fair || !quantityHistoryRange(fair)) return [ofFair];
  const { page } = parseListAddress(quantityHistoryRules, query);
  return [ofFair, quantityHistoryOptions(context, fairCode, page)];
};
