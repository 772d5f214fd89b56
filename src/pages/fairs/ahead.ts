import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { getListFairsQueryOptions } from '../../gen/fair/list-fairs';
import { isBuyer } from '../../queries/shopContext';

/** The customer's fairs. */
export const ahead: Ahead = ({ context }) => (isBuyer(context) ? [getListFairsQueryOptions(context.tenant, context.customerId)] : []);
