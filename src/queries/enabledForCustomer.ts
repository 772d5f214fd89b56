import { skipToken } from '@tanstack/react-query';
import { isBuyer, type ShopContext } from './shopContext';

/** Options of a query that has no sense without a customer: while none is chosen it never runs, not even when it is prefetched. */
export function enabledForCustomer<Options extends { queryFn?: unknown }>(context: ShopContext, options: Options): Options {
  return isBuyer(context) ? options : { ...options, queryFn: skipToken };
}

/**
 * Placeholder for paged lists: the last page stays until the next one is there, but never that of another customer. A key holds the
 * customer by itself or among the parameters of its call.
 */
export function lastPageOf({ tenant, customerId }: ShopContext) {
  return <Page>(page: Page | undefined, query: { queryKey: readonly unknown[] } | undefined): Page | undefined =>
    query?.queryKey.includes(tenant) &&
    query.queryKey.some((part) => part === customerId || (part as { customerId?: unknown } | undefined)?.customerId === customerId)
      ? page
      : undefined;
}
