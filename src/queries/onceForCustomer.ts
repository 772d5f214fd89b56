import type { QueryClient } from '@tanstack/react-query';
import { perClient } from '../platform/perClient';

const doneIn = perClient(() => new Set<string>());

/**
 * Whether something may be done to the choice of a customer that nobody asked for; true once in the life of a page for each. Two tabs
 * that hear different lists of customers would else choose and forget in turn for ever, each by its own list.
 */
export function onceForCustomer(
  queryClient: QueryClient,
  what: 'choose' | 'forget',
  account: { readonly tenant: string; readonly customerId: string },
): boolean {
  const known = doneIn(queryClient);
  const name = `${what}:${account.tenant}:${account.customerId}`;
  if (known.has(name)) return false;
  known.add(name);
  return true;
}
