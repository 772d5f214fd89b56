import { useQuery } from '@tanstack/react-query';
import { useHasSeveralCustomers } from '#connected/customer/recentCustomers.ts';
import { findCustomer, type CustomerRow } from '#domain/customer/customer.ts';
import { customersOptions } from '#queries/customer.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** The customer to name in the checkout: undefined until its name is known, null for users with a single one, who can't mistake it. */
export function useOrderedCustomer({ tenant, customerId }: BuyerContext): CustomerRow | undefined | null {
  const hasSeveral = useHasSeveralCustomers();
  const { data: customers } = useQuery(customersOptions(tenant));
  return hasSeveral ? findCustomer(customers ?? [], { tenant, customerId }) : null;
}
