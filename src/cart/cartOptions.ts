import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { enabledForCustomer } from '#queries/enabledForCustomer.ts';
import { cartStore } from './cartStore';
import type { ShopContext } from '#queries/shopContext.ts';

/** The server's cart. Screens use `useCart`, which applies pending changes. */
export function cartOptions(queryClient: QueryClient, context: ShopContext) {
  const { query } = cartStore(queryClient, { ...context, customerId: context.customerId ?? '' });
  return queryOptions(enabledForCustomer(context, query));
}
