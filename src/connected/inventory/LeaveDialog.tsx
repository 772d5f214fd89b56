import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { TenantCode } from '#domain/customer/tenant.ts';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { waitingCountsOptions } from '#ordering/waitingCounts.ts';
import { readWaitingWork } from '#ordering/waitingWork.ts';
import { customersOptions } from '#queries/customer.ts';
import { useSessionActions } from '#session/useSession.ts';

const UnsentCountsDialog = lazyComponent(
  async () =>
    (await Promise.all([import('#components/inventory/UnsentCountsDialog.tsx'), addTexts('inventoryCount')]))[0].UnsentCountsDialog,
);

interface LeaveDialogProps {
  tenant: TenantCode;
  /** The user who signs out. */
  userId: string;
}

/**
 * On sign-out (`?leave=1`) with unsent counts, unfinished deliveries, filled order sheets or watched products on this device, asks for
 * confirmation and lists them, because the session's end deletes them.
 */
export function LeaveDialog({ tenant, userId }: LeaveDialogProps) {
  const { signOut } = useSessionActions();
  const [, setAddress] = useSearchParams();
  const { data: waiting, isPending } = useQuery(waitingCountsOptions(userId));
  const { data: customers = [] } = useQuery({ ...customersOptions(tenant), meta: { failure: 'silent' } });
  const [{ deliveries, sheets, watches }] = useState(() => readWaitingWork(userId));
  if (isPending) return null;
  const withName = <Kept extends { readonly tenant: string; readonly customerId: string }>({ tenant: of, ...kept }: Kept) => ({
    ...kept,
    customerName: of === tenant ? customers.find(({ customerId }) => customerId === kept.customerId)?.displayName : undefined,
  });
  return (
    <UnsentCountsDialog
      isOpen
      counts={(waiting?.own ?? []).map(withName)}
      deliveries={deliveries.own.length > 0 || deliveries.hasOthers ? deliveries.own.map(withName) : undefined}
      sheets={sheets.own.length > 0 || sheets.hasOthers ? sheets.own.map(withName) : undefined}
      watches={watches.own.length > 0 || watches.hasOthers ? watches.own.map(withName) : undefined}
      hasOthers={(waiting?.hasOthers ?? false) || [deliveries, sheets, watches].some((one) => one.hasOthers)}
      onConfirm={signOut}
      onCancel={() => setAddress({}, { replace: true })}
    />
  );
}
