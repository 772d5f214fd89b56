import { useQuery } from '@tanstack/react-query';
import { findCustomer } from '../../domain/customer';
import type { CustomerSummary } from '../../gen/models';
import { customersOptions } from '../../queries/customer';
import type { BuyerContext } from '../../queries/shopContext';

/** Who is ordered for; undefined until the user's customers have been read. */
export function useChosenCustomer({ tenant, customerId }: BuyerContext): CustomerSummary | undefined {
  const { data: customers } = useQuery(customersOptions(tenant));
  return findCustomer(customers ?? [], { tenant, customerId });
}
