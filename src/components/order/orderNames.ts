import type { IntlShape } from 'react-intl';
import type { OrderRejectionReason, OrderSortField, OrderSource } from '#domain/order/order.ts';
import type { MessageKey } from '#i18n/messageKey.ts';

/** Name of each order source. */
export const sourceName: Readonly<Record<OrderSource, MessageKey>> = {
  WEBSHOP: 'order.source.webshop',
  EMAIL: 'order.source.email',
  PUSH_NOTIFICATION: 'order.source.pushNotification',
};

/** Heading of each column of the order list; the columns are also the sort fields. */
export const columnName: Readonly<Record<OrderSortField, MessageKey>> = {
  id: 'order.field.number',
  orderedAt: 'order.field.orderedOn',
  source: 'order.field.source',
  deliveryAddress: 'order.field.deliveryAddress',
  positions: 'order.field.positions',
  sum: 'order.field.sum',
  deliveryDate: 'order.field.deliveryDate',
};

const rejectionReason: Readonly<Record<OrderRejectionReason, MessageKey>> = {
  REMOVED_FROM_INVENTORY: 'order.rejected.removed',
  INACTIVE: 'order.rejected.inactive',
  AVAILABLE_SOON: 'order.rejected.soon',
  RESTRICTED: 'order.rejected.restricted',
  UNIT_NOT_SOLD: 'order.rejected.unit',
};

/** Name of an order's source; one that this shop doesn't know is shown as received. */
export function sourceText(intl: IntlShape, source: OrderSource): string {
  return Object.hasOwn(sourceName, source) ? intl.formatMessage({ id: sourceName[source] }) : source;
}

/** Reason why a product was left out of an order; an unknown reason reads as "not available". */
export function rejectionText(intl: IntlShape, reason: OrderRejectionReason): string {
  return intl.formatMessage({ id: Object.hasOwn(rejectionReason, reason) ? rejectionReason[reason] : 'order.rejected.inactive' });
}
