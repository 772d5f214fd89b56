import { useQuery } from '@tanstack/react-query';
import { findCustomer } from '#domain/customer/customer.ts';
import type { CustomerSummary } from '#gen/models/index.ts';
import { customersOptions } from '#queries/customer.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** The chosen customer; undefined until the user's customers have been read. */
export function useChosenCustomer({ tenant, customerId }: BuyerContext): CustomerSummary | undefined {
  const { data: customers } = useQuery(customersOptions(tenant));
  return findCustomer(customers ?? [], { tenant, customerId });
}
