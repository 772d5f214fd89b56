import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { previousOrderOf, usualPlace, type PreviousPlace } from '../domain/checkoutForm';
import { defaultOrderSort } from '../domain/order';
import { previousRecipients, type PreviousRecipients } from '../domain/previousRecipients';
import type { OrderDeliveryDetails } from '../gen/models';
import { customerOptions } from './customer';
import { orderOptions, orderOverviewOptions } from './order';
import { composedKey } from './operations';
import type { BuyerContext } from './shopContext';

/** Parts of earlier orders that a new one starts with; each undefined where there is none, or it can't be had. */
export interface PreviousDelivery {
  /** Where it went; of the last ones, where all of them went. */
  readonly place: PreviousPlace | undefined;
  /** The last orders went to several addresses, so that none is taken over. */
  readonly hasSeveral: boolean;
  /** Who got its confirmation. */
  readonly recipients: PreviousRecipients | undefined;
}

/** Which order is the one before. */
interface WhichOrder {
  /** The order that is ordered again; undefined for the last one. */
  readonly likeOrder: string | undefined;
  /** Name of the user, as orders tell it. */
  readonly userName: string | undefined;
}

/**
 * How the orders before this one were delivered: the one that is ordered again, else the customer's last ones. Recipients belong to a
 * user: without an order that is ordered again they are those of the user's own last one. What it was when it was first asked stays: a
 * colleague's order meanwhile moves no choice under the hand.
 */
export const previousDeliveryOptions = (queryClient: QueryClient, context: BuyerContext, { likeOrder, userName }: WhichOrder) =>
  queryOptions({
    queryKey: composedKey(
      ['listOrderOverview', 'getOrder', 'getCustomer'],
      context.tenant,
      context.customerId,
      'previousDelivery',
      likeOrder,
      userName,
    ),
    queryFn: async (): Promise<PreviousDelivery> => {
      if (likeOrder !== undefined) {
        const order = await queryClient.fetchQuery(orderOptions(context, likeOrder));
        return { place: placeOf(order), hasSeveral: false, recipients: await recipientsOf(queryClient, context, likeOrder, true) };
      }
      const { orders } = await queryClient.fetchQuery(orderOverviewOptions(context, { sort: defaultOrderSort, filters: {}, page: 0 }));
      const own = orders.find((order) => order.userName === userName);
      // Without the recipients the place still holds.
      const recipients = own && (await recipientsOf(queryClient, context, own.id, false).catch(() => undefined));
      return { ...usualPlace(orders), recipients };
    },
    staleTime: 'static',
    gcTime: 0,
    retry: false,
    meta: { failure: 'silent' as const },
  });

async function recipientsOf(
  queryClient: QueryClient,
  context: BuyerContext,
  orderId: string,
  isRepeated: boolean,
): Promise<PreviousRecipients> {
  const [order, { assignedUsers }] = await Promise.all([
    queryClient.fetchQuery(orderOptions(context, orderId)),
    queryClient.ensureQueryData(customerOptions(context)),
  ]);
  return previousRecipients(previousOrderOf(order, isRepeated), order.confirmationEmails, assignedUsers);
}

/** The place of an order that is ordered again. */
function placeOf(order: OrderDeliveryDetails): PreviousPlace | undefined {
  const { deliveryAddress: address, unloadingArea } = order;
  return address && { order: previousOrderOf(order, true), address, unloadingArea };
}
