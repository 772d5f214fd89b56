import type { IntlShape } from 'react-intl';
import type { OrderRejectionReason, OrderSortField, OrderSource } from '../../domain/order';
import type { MessageKey } from '../../i18n/messageKey';

/** How each source of an order is called. */
export const sourceName: Readonly<Record<OrderSource, MessageKey>> = {
  WEBSHOP: 'order.source.webshop',
  EMAIL: 'order.source.email',
  PUSH_NOTIFICATION: 'order.source.pushNotification',
};

/** Heading of each column of the order list, which is also what it is sorted by. */
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

/** How the source of an order is called; one that the backend has and this shop does not know yet by its own name. */
export function sourceText(intl: IntlShape, source: OrderSource): string {
  return Object.hasOwn(sourceName, source) ? intl.formatMessage({ id: sourceName[source] }) : source;
}

/** Why a product was left out of an order; for a reason that this shop does not know yet, that it is not available. */
export function rejectionText(intl: IntlShape, reason: OrderRejectionReason): string {
  return intl.formatMessage({ id: Object.hasOwn(rejectionReason, reason) ? rejectionReason[reason] : 'order.rejected.inactive' });
}
