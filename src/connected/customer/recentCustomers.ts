import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readRecent } from '#domain/customer/recentCustomers.ts';
import { deviceText, deviceValue, type StoredValue } from '#platform/stored.ts';
import { useStored } from '#platform/useStored.ts';
import { customersOptions } from '#queries/customer.ts';
import { useSession } from '#session/useSession.ts';

/** Numbers of the customers that a user has chosen on this device, the last one first. */
export const recentCustomersDraft = (userId: string): StoredValue<readonly string[]> =>
  deviceValue(`recent-customers:${userId}`, readRecent);

/** The same as of the first render: a list in sight doesn't move. */
export function useRecentAsOpened(): readonly string[] {
  const { user } = useSession();
  const [recent] = useState(() => recentCustomersDraft(user?.userId ?? '').read());
  return recent;
}

/** Kept on a device on which the user had several customers. */
export const severalCustomersMark = (userId: string): StoredValue<string | null, string> => deviceText(`several-customers:${userId}`);

/**
 * True if the user has several customers. Until their list has been read, it counts whether there were several in an earlier visit on
 * this device, so that what depends on it moves nothing in later visits.
 */
export function useHasSeveralCustomers(): boolean {
  const { kind, tenant, user } = useSession();
  const mark = useStored(severalCustomersMark(user?.userId ?? ''));
  const isAsked = kind === 'ready' || kind === 'choose-customer';
  // Without a tenant nobody is asked.
  const { data: customers } = useQuery({ ...customersOptions(tenant ?? 'AL'), enabled: isAsked });
  return customers ? customers.length > 1 : mark !== null;
}
