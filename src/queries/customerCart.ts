import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ListedCustomer } from '#domain/customer/customerDay.ts';
import { readableLines, waitingCart, type WaitingCart } from '#domain/customer/waitingCart.ts';
import { getCart } from '#gen/cart/get-cart.ts';
import { droppedEntriesOf } from '#http/shape.ts';
import { perClient } from '#platform/perClient.ts';
import { inTurns } from '#platform/turns.ts';
import { composedKey } from './queryKeys';

/** Maximum number of these calls under way at once, so that the user's own ones don't wait behind forty others. */
const maxAtOnce = 4;
/** Milliseconds during which an answer is not asked for again. Own: a cart that is only looked at needn't be live. */
export const customerStaleTime = 30_000;

/** Runs a call for a customer once fewer than {@link maxAtOnce} are under way. */
export const customerTurn = perClient(() => inTurns(maxAtOnce));

/** A customer of the user, chosen or not. */
type Account = Pick<ListedCustomer, 'tenant' | 'customerId'>;

/**
 * A customer's own cart in figures, from `getCart`. Apart from the cart engine's answer of the same call, which belongs to the chosen
 * customer: this one neither reads nor writes it. Stale after half a minute, or after an import into a cart; dropped when another
 * customer is chosen.
 */
export const customerCartOptions = (
  queryClient: QueryClient,
  { tenant, customerId }: Account,
  { canSeeBonuses }: { readonly canSeeBonuses: boolean },
) =>
  queryOptions({
    queryKey: composedKey('customerCart', ['getCart'], tenant, customerId, canSeeBonuses),
    queryFn: ({ signal }): Promise<WaitingCart> =>
      customerTurn(queryClient)(async () => {
        const cart = await getCart(tenant, customerId, { signal });
        return waitingCart(readableLines(cart.items), cart.items.length + droppedEntriesOf(cart.items).length, { canSeeBonuses });
      }, signal),
    staleTime: customerStaleTime,
    retry: false,
    structuralSharing: false,
  });
