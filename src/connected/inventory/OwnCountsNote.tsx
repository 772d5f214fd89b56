import { useQuery } from '@tanstack/react-query';
import { WaitingCountNote } from '#components/inventory/WaitingCountNote.tsx';
import { paths } from '#paths.ts';
import { customersOptions } from '#queries/customer.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { rememberTarget } from '#session/redirect.ts';
import { useCountFacts, useOwnCounts } from './waitingCounts';

/** Reminds of the user's unsent counts on this device, with a link to continue. Renders nothing without any. */
export function OwnCountsNote({ context: { tenant } }: { context: BuyerContext }) {
  const { here, elsewhere } = useOwnCounts();
  const factsOf = useCountFacts();
  const { data: customers = [] } = useQuery({ ...customersOptions(tenant), meta: { failure: 'silent' }, enabled: elsewhere.length > 0 });
  return (
    <WaitingCountNote
      facts={here && factsOf(here)}
      others={elsewhere.map((count) => ({
        customerId: count.customerId,
        customer: customers.find(({ customerId }) => customerId === count.customerId)?.displayName ?? count.customerId,
        facts: factsOf(count),
      }))}
      href={paths.newInventory()}
      customersHref={paths.customers()}
      onCustomers={() => rememberTarget('customer', paths.newInventory())}
    />
  );
}
