import type { Ahead } from '#connected/screen/prefetchIfStale.ts';
import { parseNotificationAddress } from '#domain/customer/notification.ts';
import { notificationsOptions } from '#queries/notification.ts';

/** The page of notifications that the address names. */
export const ahead: Ahead = ({ context, query }) => {
  const { page, typeId } = parseNotificationAddress(query);
  return [notificationsOptions(context, page, typeId)];
};
