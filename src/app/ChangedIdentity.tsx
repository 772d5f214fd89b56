import { useQuery } from '@tanstack/react-query';
import { ChangedIdentityDialog } from './frame/parts/ChangedIdentityDialog';
import { findCustomer } from '../domain/customer';
import { customersOptions } from '../queries/customer';
import type { Ready } from '../session/state';

interface ChangedIdentityProps {
  /** For whom the tab worked. */
  before: Ready;
  /** For whom it works now. */
  after: Ready;
  /** Whether it is another customer of the same user. */
  isSameUser: boolean;
  onStay(): void;
  onBack(): void;
}

/** Says by name that another tab has changed for whom this one works. */
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
