import { queryOptions } from '@tanstack/react-query';
import { fairsInOrder } from '../domain/fair';
import { getListFairsQueryOptions } from '../gen/fair/list-fairs';
import { buyerQuery } from './buyerQuery';
import type { ShopContext } from './shopContext';

/** The customer's fairs in the order of the overview, also those that are not active. */
export const fairsOptions = (context: ShopContext) =>
  queryOptions({
    ...buyerQuery(context, getListFairsQueryOptions(context.tenant, context.customerId ?? '', { query: { select: fairsInOrder } })),
  });
