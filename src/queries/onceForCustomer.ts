import type { QueryClient } from '@tanstack/react-query';
import { perClient } from '#platform/perClient.ts';

const doneIn = perClient(() => new Set<string>());

/**
 * Permits an automatic change of the chosen customer once per page for each customer. Otherwise two tabs with different lists of
 * customers would choose and drop the customer in turn for ever.
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
