import type { Ahead } from '../../connected/screen/askFor';
import { getListLabelProductsQueryOptions } from '../../gen/label/list-label-products';
import { isBuyer, ofCustomer } from '../../queries/shopContext';

/** The products of the list. */
export const ahead: Ahead = ({ context }) =>
  isBuyer(context) ? [getListLabelProductsQueryOptions(context.tenant, ofCustomer(context))] : [];
