import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { findCustomer, isChoosable } from '#domain/customer/customer.ts';
import { droppedEntriesOf } from '#http/shape.ts';
import { customersOptions } from '#queries/customer.ts';
import { onceForCustomer } from '#queries/onceForCustomer.ts';
import type { Ready } from '#session/state.ts';
import { currentSession } from '#session/currentSession.ts';
import { useSession, useSessionActions } from '#session/useSession.ts';

/**
 * Checks that the chosen customer is one of the user's: the cookie may be a previous user's, or the customer was removed or disabled.
 * If not, it is cleared, and screens that need a customer lead to the selector. Only a complete list read after the choice counts, and
 * each customer is cleared once: another tab may know better.
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
