import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ShoppingCart } from '../gen/models';
import { buyerQuery } from '../queries/buyerQuery';
import { cartQueryKey } from './cartCalls';
import { cartStore } from './cartStore';
import type { ShopContext } from '../queries/shopContext';

/** The cart as the server sends it. The screens use `useCart`, which adds what is on its way. */
export function cartOptions(queryClient: QueryClient, context: ShopContext) {
  const buyer = { ...context, customerId: context.customerId ?? '' };
  const queryKey = cartQueryKey(buyer);
  return queryOptions(
    buyerQuery(context, {
      queryKey,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { writer } = cartStore(queryClient, buyer);
        // Whoever asks anew while an answer doesn't come wants another request, not the same one.
        signal.addEventListener('abort', () => writer.readAnew(), { once: true });
        await writer.load();
        const cart = queryClient.getQueryData<ShoppingCart>(queryKey);
        if (!cart) throw new Error('The cart was forgotten while it was read');
        return cart;
      },
      meta: { failure: 'inline' as const },
    }),
  );
}
