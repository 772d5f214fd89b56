import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { findCustomer, isChoosable } from '../domain/customer';
import { customersOptions } from '../queries/customer';
import type { Ready } from '../session/state';
import { useSession, useSessionActions } from '../session/useSession';

/**
 * Sees to it that the chosen customer is one of the user's: the cookie may be another user's who worked here before, or the
 * customer was taken away or disabled. Then it is forgotten, and screens that need a customer lead to the selector.
 */
export function CustomerCheck() {
  const session = useSession();
  return session.kind === 'ready' && <Check session={session} />;
}

function Check({ session: { tenant, customerId } }: { session: Ready }) {
  const { forgetCustomer } = useSessionActions();
  const { data: customers } = useQuery(customersOptions(tenant));
  const customer = customers && findCustomer(customers, { tenant, customerId });
  const isUsable = customers === undefined || (customer !== undefined && isChoosable(customer));
  useEffect(() => {
    if (!isUsable) forgetCustomer();
  }, [isUsable, forgetCustomer]);
  return null;
}
