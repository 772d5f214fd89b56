import type { Notification } from '#gen/models/index.ts';
import { type Call, type CallOf, customerOf, refuse, userOf } from '../call';
import type { Handlers } from '../respond';
import { pageOf } from '../paging';
import { notificationsOf, notificationTypesIn, preferencesOf, resolvedLinkOf } from '../world/notifications';
import type { World } from '../world/world';

/** News, urgent notices and the channels a user wants them on. */
export function notificationHandlers(world: World): Handlers {
  function listOf(call: Call): Notification[] {
    if (call.scenario.emptyLists) return [];
    const user = userOf(call);
    const { readNotifications, seededOn } = world.state();
    return notificationsOf({ user, language: call.language, read: readNotifications[user.userId] ?? [], seededOn });
  }
  /** Of a customer: those that are meant for it. */
  const listFor = (call: Call) => listOf(call).filter(({ targetCustomers }) => targetCustomers.includes(customerOf(call).customerId));
  function oneOf(call: CallOf<'getNotification'>): Notification {
    const { notificationId } = call.params;
    const found = listOf(call).find(({ id }) => id === notificationId);
    if (!found) throw refuse(call, 'notFound', { field: 'notificationId' });
    return found;
  }
  return {
    getUnreadNotificationCount: (call) => listOf(call).filter(({ unread }) => unread).length,
    getUrgentNotification: (call) => {
      const [mostRecentUnread, ...older] = listFor(call).filter(({ unread, isImportant }) => unread && isImportant);
      return { ...(mostRecentUnread && { mostRecentUnread }), numberOfOlderUnread: older.length };
    },
    getNotification: oneOf,
    getResolvedAttachmentUrl: (call) => {
      const link = resolvedLinkOf(oneOf(call).id);
      if (!link) throw refuse(call, 'notFound', { field: 'notificationId' });
      return link;
    },
    listNotifications: (call) => {
      const { pageIndex } = call.params;
      const { perPage, typeFilterId } = call.query;
      const wanted = listFor(call).filter(({ notificationType }) => typeFilterId === undefined || notificationType.id === typeFilterId);
      const { page, entries } = pageOf(wanted, pageIndex, perPage);
      return { page, items: entries, allTypes: notificationTypesIn(call.language) };
    },
    markNotificationsRead: (call) => {
      const { readNotifications } = world.state();
      const { userId } = userOf(call);
      const own = new Set(listOf(call).map(({ id }) => id));
      const named = call.body.filter((id) => own.has(id));
      readNotifications[userId] = [...new Set([...(readNotifications[userId] ?? []), ...named])];
    },
    getNotificationPreferences: (call) => preferencesOf(call.language, world.state().preferences[userOf(call).userId] ?? {}),
    setNotificationPreferences: (call) => {
      const { preferences } = world.state();
      const { userId } = userOf(call);
      const known = notificationTypesIn(call.language).map(({ id }) => id);
      const wanted = call.body;
      const unknown = wanted.findIndex(({ type }) => !known.includes(type.id));
      if (unknown >= 0) throw refuse(call, 'invalidField', { field: `$[${unknown}].type.id` });
      preferences[userId] = { ...preferences[userId], ...Object.fromEntries(wanted.map(({ type, channels }) => [type.id, channels])) };
    },
  };
}
