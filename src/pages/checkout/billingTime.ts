import { useQuery } from '@tanstack/react-query';
import { billingTimeOf, type BillingTime } from './rules/billing';
import { useGetFair } from '../../gen/fair/get-fair';
import { customerOptions } from '../../queries/customer';
import type { BuyerContext } from '../../queries/shopContext';

/** Which day's prices an order of this shop is billed with; undefined while unknown, and where it is not said. */
export function useBillingTime(context: BuyerContext): BillingTime | undefined {
  const { shop } = context;
  const isFair = shop.kind === 'fair';
  const { data: customer } = useQuery(customerOptions(context));
  const { data: fair } = useGetFair(isFair ? shop.fairCode : '', { query: { enabled: isFair } });
  return isFair && !fair ? undefined : billingTimeOf(fair, customer);
}
