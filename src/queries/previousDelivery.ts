import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { previousOrderOf, usualPlace, type PreviousPlace } from '#domain/checkout/checkoutForm.ts';
import { defaultOrderSort } from '#domain/order/order.ts';
import { previousRecipients, type PreviousRecipients } from '#domain/checkout/previousRecipients.ts';
import type { OrderDeliveryDetails } from '#gen/models/index.ts';
import { customerOptions } from './customer';
import { orderOptions, orderOverviewOptions } from './order';
import { composedKey } from './queryKeys';
import type { BuyerContext } from './shopContext';

/** Parts of earlier orders that a new one starts with; each undefined where there is none, or it can't be had. */
export interface PreviousDelivery {
  /** The place of delivery; for the last orders, the place if it was the same for all. */
  readonly place: PreviousPlace | undefined;
  /** The last orders went to several addresses, so that none is taken over. */
  readonly hasSeveral: boolean;
  /** The recipients of its confirmation. */
  readonly recipients: PreviousRecipients | undefined;
}

/** Selects the previous order. */
interface WhichOrder {
  /** The order that is ordered again; undefined for the last one. */
  readonly likeOrder: string | undefined;
  /** Name of the user as orders show it. */
  readonly userName: string | undefined;
}

/**
 * Delivery of the previous orders: the repeated one, else the customer's last ones. Recipients belong to a user: without a repeated
 * order they are those of the user's own last one. The first answer stays for the page, so that a colleague's new order doesn't change
 * a choice in use.
 */
export const previousDeliveryOptions = (queryClient: QueryClient, context: BuyerContext, { likeOrder, userName }: WhichOrder) =>
  queryOptions({
    queryKey: composedKey(
      'previousDelivery',
      ['listOrderOverview', 'getOrder', 'getCustomer'],
      context.tenant,
      context.customerId,
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
