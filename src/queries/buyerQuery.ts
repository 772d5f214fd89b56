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
    query && isKeyOf(query.queryKey, context) ? page : undefined;
}

/** Whether a query asks for the context's customer, whom its call names in the path or among its parameters. */
function isKeyOf(queryKey: readonly unknown[], { tenant, customerId }: ShopContext): boolean {
  const namesCustomer = (part: unknown) =>
    part === customerId || (typeof part === 'object' && part !== null && 'customerId' in part && part.customerId === customerId);
  return queryKey.includes(tenant) && queryKey.some(namesCustomer);
}
