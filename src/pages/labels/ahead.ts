import type { Ahead } from '#connected/screen/prefetchIfStale.ts';
import { getListLabelProductsQueryOptions } from '#gen/label/list-label-products.ts';
import { isBuyer, customerParam } from '#queries/shopContext.ts';

/** The products of the list. */
export const ahead: Ahead = ({ context }) =>
  isBuyer(context) ? [getListLabelProductsQueryOptions(context.tenant, customerParam(context))] : [];
