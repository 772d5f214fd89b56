import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { OrderItem } from '#domain/order/order.ts';
import { compareOrder, type ComparedLine } from '#domain/order/orderComparison.ts';
import { cartOf } from '#cart/cart.ts';
import { cartOptions } from '#cart/cartOptions.ts';
import { readProducts } from '#cart/cartAddition.ts';
import { isBuyer, type ShopContext } from '#queries/shopContext.ts';

/** Customer and user for whom an order is compared with today's range. */
export interface Comparer {
  /** Permission can-see-prices (P§6 price permission). */
  readonly canSeePrices: boolean;
}

/**
 * Finds the changes since an order was placed, before its lines go into the cart again. Read-only, with one call for all products. The
 * page shows an error.
 */
export function useOrderComparison(
  context: ShopContext,
  { canSeePrices }: Comparer,
): UseMutationResult<readonly ComparedLine[], Error, readonly OrderItem[]> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['compareOrder'],
    mutationFn: async (items: readonly OrderItem[]) => {
      if (!isBuyer(context)) return [];
      const [products] = await Promise.all([
        readProducts(
          context,
          items.map(({ productSku }) => productSku),
        ),
        queryClient.ensureQueryData(cartOptions(queryClient, context)),
      ]);
      return compareOrder(items, products, { canSeePrices, cartLines: cartOf(queryClient, context).lines });
    },
    meta: { failure: 'inline' },
  });
}
