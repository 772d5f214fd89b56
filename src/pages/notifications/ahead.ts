import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { parseNotificationAddress } from '../../domain/notification';
import { notificationsOptions } from '../../queries/notification';

/** The page of notifications that the address names. */
export const ahead: Ahead = ({ context, query }) => {
  const { page, typeId } = parseNotificationAddress(query);
  return [notificationsOptions(context, page, typeId)];
};
