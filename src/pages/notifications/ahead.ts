import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { parseNotificationView } from '../../domain/notification';
import { notificationsOptions } from '../../queries/notification';

/** The page of notifications that the address names. */
export const ahead: Ahead = ({ context, query }) => {
  const { page, typeId } = parseNotificationView(query);
  return [notificationsOptions(context, page, typeId)];
};
