import { queryOptions } from '@tanstack/react-query';
import { getGetUnreadNotificationCountQueryOptions } from '../gen/notification/getUnreadNotificationCount';
import { buyerQuery } from './buyerQuery';
import type { ShopContext } from './shopContext';

/** The number beside the bell. Notifications need a customer (P§6). */
export const unreadCountOptions = (context: ShopContext) =>
  queryOptions(buyerQuery(context, { ...getGetUnreadNotificationCountQueryOptions(), meta: { failure: 'silent' as const } }));
