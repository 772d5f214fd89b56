import type { Ahead } from '#connected/screen/prefetchIfStale.ts';
import { companionOrdersOptions } from '#ordering/companionOrder.ts';

/** The open orders; their products are fetched once the orders are known. */
export const ahead: Ahead = ({ context }) => [companionOrdersOptions(context)];
