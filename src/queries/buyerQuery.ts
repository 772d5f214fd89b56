import { skipToken } from '@tanstack/react-query';
import { isBuyer, type ShopContext } from './shopContext';

/** Options of a query that has no sense without a customer: while none is chosen it never runs, not even when it is prefetched. */
export function buyerQuery<Options extends { queryFn?: unknown }>(context: ShopContext, options: Options): Options {
  return isBuyer(context) ? options : { ...options, queryFn: skipToken };
}

/**
 * Placeholder for paged lists: the last page stays until the next one is there, but never that of another customer.
 */
export function lastPageOf(context: ShopContext) {
  return <Page>(page: Page | undefined, query: { queryKey: readonly unknown[] } | undefined): Page | undefined =>
    // The call names the customer in its path or among its parameters.
    query?.queryKey.includes(context.tenant) && JSON.stringify(query.queryKey).includes(JSON.stringify(context.customerId))
      ? page
      : undefined;
}
