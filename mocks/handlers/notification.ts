import {
  getGetNotificationMockHandler,
  getGetNotificationPreferencesMockHandler,
  getGetResolvedAttachmentUrlMockHandler,
  getGetUnreadNotificationCountMockHandler,
  getGetUrgentNotificationMockHandler,
  getListNotificationsMockHandler,
  getMarkNotificationsReadMockHandler,
  getSetNotificationPreferencesMockHandler,
} from '../../src/gen/notification/notification.msw';
import type { Notification } from '../../src/gen/models';
import type {
  GetNotificationParams,
  ListNotificationsParams,
  ListNotificationsQueryParams,
  MarkNotificationsReadBody,
  SetNotificationPreferencesBody,
} from '../../src/gen/zod/notification/notification.zod';
import { bodyOf, callOf, customerOf, paramsOf, queryOf, refuse, userOf, type Call } from '../call';
import { pageOf } from '../paging';
import { notificationsOf, notificationTypesIn, preferencesOf, resolvedLinkOf } from '../world/notifications';
import type { World } from '../world/world';

/** News, urgent notices and the channels a user wants them on. */
export function notificationHandlers(world: World) {
  function listOf(call: Call): Notification[] {
    if (call.scenario.emptyLists) return [];
    const user = userOf(call);
    const { readNotifications, seededOn } = world.state();
    return notificationsOf({ user, language: call.language, read: readNotifications[user.userId] ?? [], seededOn });
  }
  /** Of a customer: those that are meant for it. */
  const listFor = (call: Call) => listOf(call).filter(({ targetCustomers }) => targetCustomers.includes(customerOf(call).customerId));
  function oneOf(call: Call): Notification {
    const { notificationId } = paramsOf<typeof GetNotificationParams>(call);
    const found = listOf(call).find(({ id }) => id === notificationId);
    if (!found) throw refuse(call, 'notFound', { field: 'notificationId' });
    return found;
  }
  return {
    getUnreadNotificationCount: getGetUnreadNotificationCountMockHandler(
      (info) => listOf(callOf(info)).filter(({ unread }) => unread).length,
    ),
    getUrgentNotification: getGetUrgentNotificationMockHandler((info) => {
      const [mostRecentUnread, ...older] = listFor(callOf(info)).filter(({ unread, isImportant }) => unread && isImportant);
      return { ...(mostRecentUnread && { mostRecentUnread }), numberOfOlderUnread: older.length };
    }),
    getNotification: getGetNotificationMockHandler((info) => oneOf(callOf(info))),
    getResolvedAttachmentUrl: getGetResolvedAttachmentUrlMockHandler((info) => {
      const call = callOf(info);
      const link = resolvedLinkOf(oneOf(call).id);
      if (!link) throw refuse(call, 'notFound', { field: 'notificationId' });
      return link;
    }),
    listNotifications: getListNotificationsMockHandler((info) => {
      const call = callOf(info);
      const { pageIndex } = paramsOf<typeof ListNotificationsParams>(call);
      const { perPage, typeFilterId } = queryOf<typeof ListNotificationsQueryParams>(call);
      const wanted = listFor(call).filter(({ notificationType }) => typeFilterId === undefined || notificationType.id === typeFilterId);
      const { page, entries } = pageOf(wanted, pageIndex, perPage);
      return { page, items: entries, allTypes: notificationTypesIn(call.language) };
    }),
    markNotificationsRead: getMarkNotificationsReadMockHandler((info) => {
      const call = callOf(info);
      const { readNotifications } = world.state();
      const { userId } = userOf(call);
      const own = new Set(listOf(call).map(({ id }) => id));
      const named = bodyOf<typeof MarkNotificationsReadBody>(call).filter((id) => own.has(id));
      readNotifications[userId] = [...new Set([...(readNotifications[userId] ?? []), ...named])];
    }),
    getNotificationPreferences: getGetNotificationPreferencesMockHandler((info) => {
      const call = callOf(info);
      return preferencesOf(call.language, world.state().preferences[userOf(call).userId] ?? {});
    }),
    setNotificationPreferences: getSetNotificationPreferencesMockHandler((info) => {
      const call = callOf(info);
      const { preferences } = world.state();
      const { userId } = userOf(call);
      const known = notificationTypesIn(call.language).map(({ id }) => id);
      const wanted = bodyOf<typeof SetNotificationPreferencesBody>(call);
      const unknown = wanted.findIndex(({ type }) => !known.includes(type.id));
      if (unknown >= 0) throw refuse(call, 'invalidField', { field: `$[${unknown}].type.id` });
      preferences[userId] = { ...preferences[userId], ...Object.fromEntries(wanted.map(({ type, channels }) => [type.id, channels])) };
    }),
  };
}
