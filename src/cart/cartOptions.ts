import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { enabledForCustomer } from '../queries/enabledForCustomer';
import { cartStore } from './cartStore';
import type { ShopContext } from '../queries/shopContext';

/** The cart as the server sends it. The screens use `useCart`, which adds what is on its way. */
export function cartOptions(queryClient: QueryClient, context: ShopContext) {
  const { query } = cartStore(queryClient, { ...context, customerId: context.customerId ?? '' });
  return queryOptions(enabledForCustomer(context, query));
}
