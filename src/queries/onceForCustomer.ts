import type { QueryClient } from '@tanstack/react-query';

const done = new WeakMap<QueryClient, Set<string>>();

/**
 * Whether something may be done to the choice of a customer that nobody asked for; true once in the life of a page for each. Two tabs
 * that hear different lists of customers would else choose and forget in turn for ever, each by its own list.
 */
export function onceForCustomer(
  queryClient: QueryClient,
  what: 'choose' | 'forget',
  account: { readonly tenant: string; readonly customerId: string },
): boolean {
  let known = done.get(queryClient);
  if (!known) done.set(queryClient, (known = new Set()));
  const name = `${what}:${account.tenant}:${account.customerId}`;
  if (known.has(name)) return false;
  known.add(name);
  return true;
}
