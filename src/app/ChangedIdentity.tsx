import { useQuery } from '@tanstack/react-query';
import { ChangedIdentityDialog } from '../components/customer/ChangedIdentityDialog';
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
  const nameOf = ({ tenant, customerId, user }: Ready) =>
    isSameUser ? (findCustomer(customers, { tenant, customerId })?.displayName ?? customerId) : user.preferredUserName;
  return <ChangedIdentityDialog what={isSameUser ? 'customer' : 'user'} before={nameOf(before)} after={nameOf(after)} {...ways} />;
}
