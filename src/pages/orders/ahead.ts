import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { parseListAddress } from '../../domain/listAddress';
import { orderListRules } from '../../domain/order';
import { orderOverviewOptions } from '../../queries/order';

/** The page of the list that the address names. */
export const ahead: Ahead = ({ context, query, permissions }) => [
  orderOverviewOptions(context, parseListAddress(orderListRules(permissions), query)),
];
