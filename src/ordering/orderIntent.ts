import { clockTolerance } from '#domain/inventory/countIntent.ts';
import type { OrderInformation, OrderOverviewEntry, OrderSubmit } from '#gen/models/index.ts';

/** An order that was sent with an unknown outcome. Stored until it is known, also through a reload. */
export interface OrderIntent {
  /** Header Idempotency-Key of every attempt, so that only one order is made. */
  readonly idempotencyKey: string;
  /** Moment of the first try, by this device's clock. */
  readonly startedAt: number;
  /** Newest orders before the first try, by number; undefined when they could not be read. */
  readonly ordersBefore: readonly string[] | undefined;
  /** Lines in the cart; an order has no more of them. */
  readonly lineCount: number;
  readonly body: OrderSubmit | OrderInformation;
}

/** The order that an intent has produced, among the customer's newest orders; undefined if there is none. */
export function orderOfIntent(intent: OrderIntent, newest: readonly OrderOverviewEntry[]): OrderOverviewEntry | undefined {
  const { body, ordersBefore, startedAt, lineCount } = intent;
  const day = body.requestedDeliveryDay ?? body.requestedDeliveryDayFreshProducts ?? body.requestedDeliveryDayFrozenProducts;
  return newest.find((order) => {
    const isNew = ordersBefore ? !ordersBefore.includes(order.id) : Date.parse(order.creationTime) >= startedAt - clockTolerance;
    const days = [order.deliverySlotDate, order.requestedDeliveryDateFreshProducts, order.requestedDeliveryDateFrozenProducts];
    return (
      isNew &&
      // Orders by e-mail aren't the shop's own; a source that the shop doesn't know may be.
      order.source !== 'EMAIL' &&
      order.source !== 'PUSH_NOTIFICATION' &&
      (order.customerOrderId?.trim() ?? '') === (body.customerOrderId?.trim() ?? '') &&
      (day === undefined || days.every((other) => other === undefined) || days.includes(day)) &&
      order.itemsCount <= lineCount
    );
  });
}

/** Parses a stored intent; undefined if invalid. */
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
