import { useQuery } from '@tanstack/react-query';
import { billingTimeOf, type BillingTime } from './rules/billing';
import { useGetFair } from '#gen/fair/get-fair.ts';
import { customerOptions } from '#queries/customer.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** Day whose prices an order is billed with; undefined while loading, or if not defined. */
export function useBillingTime(context: BuyerContext): BillingTime | undefined {
  const { shop } = context;
  const isFair = shop.kind === 'fair';
  const { data: customer } = useQuery(customerOptions(context));
  const { data: fair } = useGetFair(isFair ? shop.fairCode : '', { query: { enabled: isFair } });
  return isFair && !fair ? undefined : billingTimeOf(fair, customer);
}
