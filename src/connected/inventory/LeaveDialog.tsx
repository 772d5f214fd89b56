import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { TenantCode } from '../../domain/tenant';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { waitingCountsOptions } from '../../ordering/waitingCounts';
import { customersOptions } from '../../queries/customer';
import { useSessionActions } from '../../session/useSession';

const UnsentCountsDialog = lazyComponent(
  async () =>
    (await Promise.all([import('../../components/inventory/UnsentCountsDialog'), addTexts('inventoryCount')]))[0].UnsentCountsDialog,
);

interface LeaveDialogProps {
  tenant: TenantCode;
  /** Who signs out. */
  userId: string;
}

/** Asks somebody who signs out (`?leave=1`) while counts wait on this device, because they go with the session, and tells which. */
export function LeaveDialog({ tenant, userId }: LeaveDialogProps) {
  const { signOut } = useSessionActions();
  const [, setAddress] = useSearchParams();
  const { data: waiting, isPending } = useQuery(waitingCountsOptions(userId));
  const { data: customers = [] } = useQuery({ ...customersOptions(tenant), meta: { failure: 'silent' } });
  if (isPending) return null;
  const nameOf = (customerId: string) => customers.find((customer) => customer.customerId === customerId)?.displayName;
  return (
    <UnsentCountsDialog
      isOpen
      counts={(waiting?.own ?? []).map(({ tenant: of, ...count }) => ({
        ...count,
        customerName: of === tenant ? nameOf(count.customerId) : undefined,
      }))}
      hasOthers={waiting?.hasOthers ?? false}
      onConfirm={signOut}
      onCancel={() => setAddress({}, { replace: true })}
    />
  );
}
