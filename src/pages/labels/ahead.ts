import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { getListLabelProductsQueryOptions } from '../../gen/label/list-label-products';
import { isBuyer, customerParam } from '../../queries/shopContext';

/** The products of the list. */
export const ahead: Ahead = ({ context }) =>
  isBuyer(context) ? [getListLabelProductsQueryOptions(context.tenant, customerParam(context))] : [];
