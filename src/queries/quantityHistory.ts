import { queryOptions } from '@tanstack/react-query';
import { toQuantityHistory } from '#domain/product/quantityHistory.ts';
import { getBrowseQuantityHistoryQueryOptions } from '#gen/subshop-product/browse-quantity-history.ts';
import { enabledForCustomer, lastPageOf } from './enabledForCustomer';
import type { BuyerContext } from './shopContext';

/** Products on a page of the order suggestion. */
const pageSize = 50;

/** A page of a fair's order suggestion. While the next page is fetched the last one stays. */
export const quantityHistoryOptions = (context: BuyerContext, fairCode: string, page: number) =>
  queryOptions({
    ...enabledForCustomer(
      context,
      getBrowseQuantityHistoryQueryOptions(
        context.tenant,
        context.customerId,
        fairCode,
        {},
        { page, size: pageSize },
        { query: { select: (result) => toQuantityHistory(result) } },
      ),
    ),
    placeholderData: lastPageOf(context),
  });
