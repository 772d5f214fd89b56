import { mutationOptions, queryOptions, useMutationState, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { limits } from '#domain/text/limits.ts';
import {
  getGetNotificationPreferencesQueryKey,
  getGetNotificationPreferencesQueryOptions,
} from '#gen/notification/get-notification-preferences.ts';
import { getListNotificationsQueryOptions } from '#gen/notification/list-notifications.ts';
import {
  getMarkNotificationsReadMutationOptions,
  getMarkNotificationsReadMutationKey,
  markNotificationsRead,
} from '#gen/notification/mark-notifications-read.ts';
import { getSetNotificationPreferencesMutationKey, setNotificationPreferences } from '#gen/notification/set-notification-preferences.ts';
import {
  changedPreferences,
  markedRead,
  unreadIds,
  type NotificationPreference,
  type PreferenceChange,
} from '#domain/customer/notification.ts';
import type { NotificationPage } from '#gen/models/index.ts';
import type { FileAnswer } from '#http/fileAnswer.ts';
import { outlivesPage, sessionRequest } from '#http/request.ts';
import { enabledForCustomer, lastPageOf } from './enabledForCustomer';
import { invalidateAfter } from './invalidation';
import { tellOtherTabs } from './notificationTabs';
import { callKey, ownKey } from './queryKeys';
import type { BuyerContext, ShopContext } from './shopContext';

/** A page of 100 notifications, counted from 0; of one type or all. */
export const notificationsOptions = (context: ShopContext, page: number, typeId?: number) =>
  queryOptions(
    enabledForCustomer(context, {
      ...getListNotificationsQueryOptions(context.tenant, context.customerId ?? '', page, {
        perPage: limits.notificationPageSize,
        ...(typeId !== undefined && { typeFilterId: typeId }),
      }),
      placeholderData: lastPageOf(context),
    }),
  );

/** The bytes of an attached file on the shop's own host. */
export const attachedFileOptions = (href: string) =>
  queryOptions({
    queryKey: ownKey('attachedFile', href),
    queryFn: ({ signal }) => sessionRequest<FileAnswer>(href, { isRead: true, isFile: true, signal }),
    gcTime: 0,
  });

/** The queries' data before something was marked as read. */
type Before = readonly (readonly [QueryKey, unknown])[];

const lists = { queryKey: callKey('listNotifications') };
const counts = { queryKey: callKey('getUnreadNotificationCount') };

/**
 * Marks notifications as read, at most 100 at once. The screen and the count change at once; a refusal reverts them, with the general
 * message (P§4 notifications, P§8 "Generic failure").
 */
export function markReadOptions(queryClient: QueryClient) {
  const { mutationKey, mutationFn } = getMarkNotificationsReadMutationOptions({ request: outlivesPage });
  return mutationOptions({
    ...(mutationKey && { mutationKey }),
    mutationFn: (ids: readonly number[], call) => {
      if (!mutationFn) throw new Error('markNotificationsRead has no call');
      return mutationFn({ data: [...ids] }, call);
    },
    onMutate: async (ids): Promise<{ before: Before }> => {
      await Promise.all([queryClient.cancelQueries(lists), queryClient.cancelQueries(counts)]);
      const before: Before = [...queryClient.getQueriesData(lists), ...queryClient.getQueriesData(counts)];
      const marked = new Set(ids);
      queryClient.setQueriesData<NotificationPage>(lists, (page) => page && { ...page, items: markedRead(page.items, marked) });
      queryClient.setQueriesData<number>(counts, (count) => count && Math.max(0, count - marked.size));
      return { before };
    },
    onError: (_error, _ids, result) => {
      for (const [queryKey, data] of result?.before ?? []) queryClient.setQueryData(queryKey, data);
      // The answer doesn't contain those marked meanwhile.
      invalidateAfter(queryClient, 'markNotificationsRead');
    },
    onSuccess: tellOtherTabs,
  });
}

/** Progress of marking all. */
export interface MarkAllProgress {
  /** Number marked so far. */
  readonly read: number;
  /** Pages of 100 done so far, and their total. */
  readonly page: number;
  readonly pageCount: number;
}

interface MarkAll {
  /** Only those of a type; undefined for all. */
  readonly typeId: number | undefined;
  onProgress(progress: MarkAllProgress): void;
}

/**
 * Marks all notifications of the customer as read, or all of a type: goes through the pages of 100 until none is left (P§9 page sizes).
 * It answers how many there were. After a failure some are marked; to go on is to do it again.
 */
export function markAllReadOptions(queryClient: QueryClient, context: BuyerContext) {
  return mutationOptions({
    mutationKey: getMarkNotificationsReadMutationKey(),
    mutationFn: async ({ typeId, onProgress }: MarkAll) => {
      let read = 0;
      for (let page = 0, pageCount = 1; page < pageCount; page += 1) {
        // One after the other: each is marked before the next is asked for, so that a failure leaves no page half done.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await queryClient.fetchQuery({ ...notificationsOptions(context, page, typeId), staleTime: 0 });
        const ids = unreadIds(answer.items);
        // oxlint-disable-next-line no-await-in-loop
        if (ids.length > 0) await markNotificationsRead(ids);
        pageCount = answer.page.totalPages;
        read += ids.length;
        onProgress({ read, page: page + 1, pageCount });
      }
      return read;
    },
    onSuccess: tellOtherTabs,
    // Some may be marked already.
    onError: () => {
      invalidateAfter(queryClient, 'markNotificationsRead');
      tellOtherTabs();
    },
  });
}

const preferencesKey = getSetNotificationPreferencesMutationKey();

/**
 * Sets one switch of the preferences. Changes go one after another; each reads all switches from the server and sends them with its
 * own. So a refused change is in none of the next ones, and a switch changed in another tab or on another device stays.
 */
export function preferenceChangeOptions(queryClient: QueryClient) {
  const queryKey = getGetNotificationPreferencesQueryKey();
  return mutationOptions({
    mutationKey: preferencesKey,
    scope: { id: 'notificationPreferences' },
    mutationFn: async (change: PreferenceChange) => {
      const stored = await queryClient.fetchQuery({ ...getGetNotificationPreferencesQueryOptions(), staleTime: 0 });
      const next = changedPreferences(stored, change);
      await setNotificationPreferences(next);
      return next;
    },
    onSuccess: (next) => void queryClient.setQueryData(queryKey, next),
  });
}

/** The preferences to show: the server's, with pending changes of switches applied. */
export function usePreferencesWith(stored: readonly NotificationPreference[]): readonly NotificationPreference[] {
  const underWay = useMutationState({
    filters: { mutationKey: preferencesKey, status: 'pending' },
    select: ({ state }) => state.variables as PreferenceChange,
  });
  return underWay.reduce<readonly NotificationPreference[]>((shown, change) => changedPreferences(shown, change), stored);
}
