import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { findCustomer, isChoosable } from '../domain/customer';
import { droppedEntriesOf } from '../http/shape';
import { customersOptions } from '../queries/customer';
import { onceForCustomer } from '../queries/onceForCustomer';
import type { Ready } from '../session/state';
import { currentSession } from '../session/currentSession';
import { useSession, useSessionActions } from '../session/useSession';

/**
 * Sees to it that the chosen customer is one of the user's: the cookie may be another user's who worked here before, or the
 * customer was taken away or disabled. Then it is forgotten, and screens that need a customer lead to the selector. Only a whole list
 * that was read after the customer was chosen can say so, and each customer is forgotten once: another tab may know better.
 */
export function CustomerCheck() {
  const session = useSession();
  return session.kind === 'ready' && <Check key={`${session.tenant}:${session.customerId}`} session={session} />;
}

function Check({ session: { tenant, customerId } }: { session: Ready }) {
  const queryClient = useQueryClient();
  const { forgetCustomer } = useSessionActions();
  const { data: customers, isError, isFetchedAfterMount, isFetching, refetch } = useQuery(customersOptions(tenant));
  const customer = customers && findCustomer(customers, { tenant, customerId });
  const isUsable = customer ? isChoosable(customer) : customers === undefined || droppedEntriesOf(customers).length > 0;
  useEffect(() => {
    if (isUsable || isFetching || isError) return;
    if (!isFetchedAfterMount) void refetch();
    // Another tab may have chosen a good one meanwhile, and this one may be asking about it.
    else if (currentSession().customerId === customerId && onceForCustomer(queryClient, 'forget', { tenant, customerId })) forgetCustomer();
  }, [isUsable, isFetching, isError, isFetchedAfterMount, refetch, queryClient, tenant, customerId, forgetCustomer]);
  return null;
}
