import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { OrderItem } from '../domain/order';
import { compareOrder, type ComparedLine } from '../domain/orderComparison';
import { cartOf } from '../cart/cart';
import { cartOptions } from '../cart/cartOptions';
import { readProducts } from '../cart/cartAddition';
import { isBuyer, type ShopContext } from '../queries/shopContext';

/** For whom an order is compared with what is sold today. */
export interface Comparer {
  /** Permission can-see-prices (P§6). */
  readonly canSeePrices: boolean;
}

/**
 * Finds out what has changed since an order was placed, before its lines go into the cart again. Nothing is changed by it; all
 * products are asked for in one call. The page says where it fails.
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
