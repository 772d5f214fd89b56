import type { BuyerContext } from '../../queries/shopContext';

/** Name under which this device keeps the event of a user at a customer. */
export const guestEventName = ({ tenant, customerId }: BuyerContext, userId: string): string =>
  `guest-event:${tenant}:${customerId}:${userId}`;
