import { useQuery } from '@tanstack/react-query';
import { WaitingCountNote } from '../../components/inventory/WaitingCountNote';
import { paths } from '../../paths';
import { customersOptions } from '../../queries/customer';
import type { BuyerContext } from '../../queries/shopContext';
import { rememberTarget } from '../../session/redirect';
import { useCountFacts, useOwnCounts } from './waitingCounts';

/** What the user has counted on this device and not sent yet, and the way to go on with it. Nothing at all while there is none. */
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
