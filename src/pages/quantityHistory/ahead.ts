import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { quantityHistoryRange } from '../../domain/fair';
import { parseListAddress } from '../../domain/listAddress';
import { quantityHistoryRules } from '../../domain/quantityHistory';
import { getGetFairQueryOptions } from '../../gen/fair/get-fair';
import { quantityHistoryOptions } from '../../queries/quantityHistory';
import { isBuyer } from '../../queries/shopContext';

/** The fair, and where that is known to have a range of dates, the page of the order suggestion that the address names. */
export const ahead: Ahead = ({ context, params: { fairCode = '' }, query }, queryClient) => {
  const ofFair = getGetFairQueryOptions(fairCode);
  const fair = queryClient.getQueryData(ofFair.queryKey);
  if (!isBuyer(context) || !fair || !quantityHistoryRange(fair)) return [ofFair];
  const { page } = parseListAddress(quantityHistoryRules, query);
  return [ofFair, quantityHistoryOptions(context, fairCode, page)];
};
