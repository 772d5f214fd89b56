import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import type { CustomerRow } from '#domain/customer/customer.ts';
import type { WaitingCart } from '#domain/customer/waitingCart.ts';
import { customerCartOptions } from '#queries/customerCart.ts';

/**
 * Numbers of lines in customers' carts, as far as they are known. A failure shows nothing: a choice needs no cart.
 *
 * @param isOn false ends all reading
 */
export function useWaitingCarts(customers: readonly CustomerRow[], isOn: boolean): ReadonlyMap<string, number> {
  const queryClient = useQueryClient();
  const { permissions } = useShop();
  return useQueries({
    queries: customers.map((customer) => ({
      ...customerCartOptions(queryClient, customer, permissions),
      enabled: isOn,
    })),
    combine: (answers: UseQueryResult<WaitingCart>[]) =>
      new Map(
        answers.flatMap(({ data }, place): [string, number][] => {
          const customer = customers[place];
          return data && customer ? [[customer.customerId, data.lineCount]] : [];
        }),
      ),
  });
}
