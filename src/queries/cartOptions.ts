import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ShoppingCart } from '../gen/models';
import { buyerQuery } from './buyerQuery';
import { cartQueryKey } from './cartCalls';
import { cartConnection } from './cartConnection';
import type { ShopContext } from './shopContext';

/** The cart as the server sends it. The screens use `useCart`, which adds what is on its way. */
export function cartOptions(queryClient: QueryClient, context: ShopContext) {
  const buyer = { ...context, customerId: context.customerId ?? '' };
  const queryKey = cartQueryKey(buyer);
  return queryOptions(
    buyerQuery(context, {
      queryKey,
      queryFn: async () => {
        await cartConnection(queryClient, buyer).writer.load();
        return queryClient.getQueryData<ShoppingCart>(queryKey) ?? { customerId: buyer.customerId, items: [] };
      },
      meta: { failure: 'inline' as const },
    }),
  );
}
