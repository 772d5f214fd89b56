import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { limits } from '../domain/limits';
import { getGetNotificationPreferencesQueryOptions } from '../gen/notification/getNotificationPreferences';
import { getGetNotificationQueryOptions } from '../gen/notification/getNotification';
import { getGetResolvedAttachmentUrlQueryOptions } from '../gen/notification/getResolvedAttachmentUrl';
import { getGetUnreadNotificationCountQueryOptions } from '../gen/notification/getUnreadNotificationCount';
import { getGetUrgentNotificationQueryOptions } from '../gen/notification/getUrgentNotification';
import { getListNotificationsQueryOptions } from '../gen/notification/listNotifications';
import { getMarkNotificationsReadMutationOptions } from '../gen/notification/markNotificationsRead';
import { getSetNotificationPreferencesMutationOptions } from '../gen/notification/setNotificationPreferences';
import { buyerQuery, lastPageOf } from './buyerQuery';
import type { ShopContext } from './shopContext';

/** The number beside the bell. Notifications need a customer (P§6). */
export const unreadCountOptions = (context: ShopContext) =>
  queryOptions(buyerQuery(context, { ...getGetUnreadNotificationCountQueryOptions(), meta: { failure: 'silent' as const } }));

/** The newest unread important notification; a failure is only logged (P§8 "Silent failures"). */
export const urgentNotificationOptions = (context: ShopContext) =>
  queryOptions(
    buyerQuery(context, {
      ...getGetUrgentNotificationQueryOptions(context.tenant, context.customerId ?? ''),
      meta: { failure: 'silent' as const },
    }),
  );

/** A page of 100 notifications, counted from 0; of one type or all. */
export const notificationsOptions = (context: ShopContext, page: number, typeId?: number) =>
  queryOptions(
    buyerQuery(context, {
      ...getListNotificationsQueryOptions(context.tenant, context.customerId ?? '', page, {
        perPage: limits.notificationPageSize,
        ...(typeId !== undefined && { typeFilterId: typeId }),
      }),
      placeholderData: lastPageOf(context),
    }),
  );

/** One notification. */
export const notificationOptions = (notificationId: number) => queryOptions({ ...getGetNotificationQueryOptions(notificationId) });

/** Where the attachment of a notification really is. */
export const attachmentOptions = (notificationId: number) => queryOptions({ ...getGetResolvedAttachmentUrlQueryOptions(notificationId) });

/** Which notifications the user wants through which channel. */
export const notificationPreferencesOptions = () => queryOptions({ ...getGetNotificationPreferencesQueryOptions() });

/** Stores which notifications the user wants through which channel. */
export const notificationPreferencesUpdateOptions = () =>
  mutationOptions({ ...getSetNotificationPreferencesMutationOptions(), meta: { failure: 'inline' } });

/** Marks notifications as read; a failure is told in a toast (P§8 "Generic failure"). */
export const markReadOptions = () => mutationOptions({ ...getMarkNotificationsReadMutationOptions(), meta: { failure: 'toast' } });
