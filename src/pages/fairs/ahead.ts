import type { Ahead } from '#connected/screen/prefetchIfStale.ts';
import { getListFairsQueryOptions } from '#gen/fair/list-fairs.ts';
import { isBuyer } from '#queries/shopContext.ts';

export const ahead: Ahead = ({ context }) => (isBuyer(context) ? [getListFairsQueryOptions(context.tenant, context.customerId)] : []);
