import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { User } from '../../domain/token';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { waitingCountsOptions } from '../../ordering/waitingCounts';
import { customersOptions } from '../../queries/customer';
import type { BuyerContext } from '../../queries/shopContext';
import { useSessionActions } from '../../session/useSession';

const UnsentCountsDialog = lazyComponent(async () => (await import('../../components/inventory/UnsentCountsDialog')).UnsentCountsDialog);

interface LeaveDialogProps {
  context: BuyerContext;
  user: User;
}

/** Asks somebody who signs out (`?leave=1`) while counts wait on this device, because they go with the session, and tells which. */
export function LeaveDialog(props: LeaveDialogProps) {
  const [address] = useSearchParams();
  return address.has('leave') ? <Question {...props} /> : null;
}

function Question({ context, user }: LeaveDialogProps) {
  const { signOut } = useSessionActions();
  const [, setAddress] = useSearchParams();
  const { data: waiting, isPending } = useQuery(waitingCountsOptions(user.userId));
  const { data: customers = [] } = useQuery({ ...customersOptions(context.tenant), meta: { failure: 'silent' } });
  if (isPending) return null;
  const nameOf = (tenant: string, customerId: string) =>
    tenant === context.tenant ? customers.find((customer) => customer.customerId === customerId)?.displayName : undefined;
  return (
    <UnsentCountsDialog
      isOpen
      counts={(waiting?.own ?? []).map(({ tenant, ...count }) => ({ ...count, customerName: nameOf(tenant, count.customerId) }))}
      hasOthers={waiting?.hasOthers ?? false}
      onConfirm={signOut}
      onCancel={() => setAddress({}, { replace: true })}
    />
  );
}
