import { clockTolerance } from '../domain/sentCount';
import type { OrderInformation, OrderOverviewEntry, OrderSubmit } from '../gen/models';

/** An order that was sent off and whose outcome is not known. Kept until it is, also through a reload. */
export interface OrderIntent {
  /** Header Idempotency-Key of every try, so that no two orders come of it. */
  readonly idempotencyKey: string;
  /** Moment of the first try, by this device's clock. */
  readonly startedAt: number;
  /** Newest orders before the first try, by number; undefined when they could not be read. */
  readonly ordersBefore: readonly string[] | undefined;
  /** Lines in the cart; an order has no more of them. */
  readonly lineCount: number;
  readonly body: OrderSubmit | OrderInformation;
}

/** The order that came of an intent, among the customer's newest orders; undefined when none did. */
export function orderOfIntent(intent: OrderIntent, newest: readonly OrderOverviewEntry[]): OrderOverviewEntry | undefined {
  const { body, ordersBefore, startedAt, lineCount } = intent;
  const day = body.requestedDeliveryDay ?? body.requestedDeliveryDayFreshProducts ?? body.requestedDeliveryDayFrozenProducts;
  return newest.find((order) => {
    const isNew = ordersBefore ? !ordersBefore.includes(order.id) : Date.parse(order.creationTime) >= startedAt - clockTolerance;
    const days = [order.deliverySlotDate, order.requestedDeliveryDateFreshProducts, order.requestedDeliveryDateFrozenProducts];
    return (
      isNew &&
      // What came another way is no order of the shop's; a way that the shop doesn't know may be its own.
      order.source !== 'EMAIL' &&
      order.source !== 'PUSH_NOTIFICATION' &&
      (order.customerOrderId?.trim() ?? '') === (body.customerOrderId?.trim() ?? '') &&
      (day === undefined || days.every((other) => other === undefined) || days.includes(day)) &&
      order.itemsCount <= lineCount
    );
  });
}

/** Reads an intent that was kept; undefined for everything that is none. */
export function readOrderIntent(kept: unknown): OrderIntent | undefined {
  const value = kept as Partial<OrderIntent> | null | undefined;
  const isIntent =
    typeof value?.idempotencyKey === 'string' &&
    typeof value.startedAt === 'number' &&
    typeof value.lineCount === 'number' &&
    (value.ordersBefore === undefined || Array.isArray(value.ordersBefore)) &&
    typeof value.body === 'object' &&
    value.body !== null;
  return isIntent ? (value as OrderIntent) : undefined;
}
