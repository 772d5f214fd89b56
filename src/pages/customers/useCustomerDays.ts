import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCart } from '#cart/cart.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { customersToRead, type CustomerDay, type ListedCustomer, type DayPart } from '#domain/customer/customerDay.ts';
import { waitingCart } from '#domain/customer/waitingCart.ts';
import { customerCartOptions } from '#queries/customerCart.ts';
import { customerOrdersOptions } from '#queries/customerDay.ts';
import type { ShopContext } from '#queries/shopContext.ts';

/** Days of the user's customers, and how to read them again. */
export interface CustomerDays {
  readonly days: readonly CustomerDay[];
  /** True if a first answer for the customer is being asked for again. */
  isRetrying(customerId: string): boolean;
  /** Asks again for what failed for the customer. */
  retry(customerId: string): void;
}

interface Reading {
  /** Numbers of recent customers, which are read first. */
  readonly recent: readonly string[];
  /** How often the user asked for more than the first ones. */
  readonly steps: number;
  /** False ends all reading: a page that is about to be left for another customer asks nothing for the one before. */
  readonly isReading: boolean;
}

/**
 * Carts and orders of the user's customers: two calls for each, first all carts. The chosen customer's cart is the cart engine's, with
 * changes that are on their way.
 */
export function useCustomerDays(
  customers: readonly ListedCustomer[],
  context: ShopContext,
  { recent, steps, isReading }: Reading,
): CustomerDays {
  const queryClient = useQueryClient();
  const { permissions } = useShop();
  const { canSeeBonuses } = permissions;
  const read = useMemo(() => customersToRead(customers, recent, steps), [customers, recent, steps]);
  const own = useCart(context);
  const others = read.filter(({ customerId }) => customerId !== context.customerId);
  const carts = useQueries({
    queries: others.map((customer) => ({ ...customerCartOptions(queryClient, customer, { canSeeBonuses }), enabled: isReading })),
  });
  const orders = useQueries({
    queries: read.map((customer) => ({ ...customerOrdersOptions(queryClient, customer), enabled: isReading })),
  });
  const ownCart = useMemo(
    () => own.cart && waitingCart(own.cart.lines, own.cart.lines.length + own.cart.errors.length, { canSeeBonuses }),
    [own.cart, canSeeBonuses],
  );
  const cartOf = new Map(others.map(({ customerId }, place) => [customerId, carts[place]]));
  const ordersOf = new Map(read.map(({ customerId }, place) => [customerId, orders[place]]));
  const failed = (customerId: string) =>
    [cartOf.get(customerId), ordersOf.get(customerId)].filter((answer) => answer && partOf<object>(answer) === 'failed');
  return {
    days: customers.map((customer): CustomerDay => {
      const { customerId } = customer;
      const second = partOf(ordersOf.get(customerId));
      const cart = customerId === context.customerId ? (ownCart ?? (own.error ? 'failed' : 'loading')) : partOf(cartOf.get(customerId));
      if (typeof second !== 'object') return { customer, cart, orders: second };
      if (second.kind === 'orders') return { customer, cart, orders: second.orders };
      return { customer: { ...customer, ...(second.upcomingDays && { upcomingDays: second.upcomingDays }) }, cart, orders: 'unread' };
    }),
    isRetrying: (customerId) => failed(customerId).some((answer) => answer?.isFetching),
    retry: (customerId) => {
      for (const answer of failed(customerId)) void answer?.refetch();
      if (customerId === context.customerId && own.error) own.refetch();
    },
  };
}

/** A retried part stays failed until its answer is there, so that its button keeps the focus. */
function partOf<Value extends object>(answer: UseQueryResult<Value> | undefined): DayPart<Value> {
  if (!answer) return 'unread';
  return answer.data ?? (answer.errorUpdateCount > 0 ? 'failed' : 'loading');
}
