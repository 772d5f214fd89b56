import type { Ahead } from '#connected/screen/prefetchIfStale.ts';
import { parseListAddress } from '#domain/text/listAddress.ts';
import { orderListRules } from '#domain/order/order.ts';
import { orderOverviewOptions } from '#queries/order.ts';

/** The page of the list that the address names. */
export const ahead: Ahead = ({ context, query, permissions }) => [
  orderOverviewOptions(context, parseListAddress(orderListRules(permissions), query)),
];
