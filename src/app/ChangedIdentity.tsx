import { useQuery } from '@tanstack/react-query';
import { ChangedIdentityDialog } from './frame/parts/ChangedIdentityDialog';
import { findCustomer } from '#domain/customer/customer.ts';
import { customersOptions } from '#queries/customer.ts';
import type { Ready } from '#session/state.ts';

interface ChangedIdentityProps {
  /** For whom the tab worked. */
  before: Ready;
  /** For whom it works now. */
  after: Ready;
  /** True if another customer of the same user is chosen. */
  isSameUser: boolean;
  onStay(): void;
  onBack(): void;
}

/** Names the change of customer or user that another tab has made. */
export function ChangedIdentity({ before, after, isSameUser, ...ways }: ChangedIdentityProps) {
  const { data: customers = [] } = useQuery({ ...customersOptions(after.tenant), meta: { failure: 'silent' } });
  const houseOf = ({ tenant, customerId }: Ready) => findCustomer(customers, { tenant, customerId })?.displayName.trim() || customerId;
  // Houses of a chain may have one name.
  const areNamesakes = houseOf(before) === houseOf(after);
  const nameOf = (ready: Ready) => {
    if (!isSameUser) return ready.user.preferredUserName;
    return areNamesakes ? `${houseOf(ready)} (${ready.customerId})` : houseOf(ready);
  };
  return <ChangedIdentityDialog what={isSameUser ? 'customer' : 'user'} before={nameOf(before)} after={nameOf(after)} {...ways} />;
}
