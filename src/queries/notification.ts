import { mutationOptions, queryOptions, useMutationState, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { limits } from '../domain/limits';
import {
  getGetNotificationPreferencesQueryKey,
  getGetNotificationPreferencesQueryOptions,
} from '../gen/notification/get-notification-preferences';
import { getListNotificationsQueryOptions } from '../gen/notification/list-notifications';
import {
  getMarkNotificationsReadMutationOptions,
  getMarkNotificationsReadMutationKey,
  markNotificationsRead,
} from '../gen/notification/mark-notifications-read';
import { getSetNotificationPreferencesMutationKey, setNotificationPreferences } from '../gen/notification/set-notification-preferences';
import { changedPreferences, markedRead, unreadIds, type NotificationPreference, type PreferenceChange } from '../domain/notification';
import type { NotificationPage } from '../gen/models';
import type { FileAnswer } from '../http/fileAnswer';
import { outlivesPage, sessionRequest } from '../http/request';
import { enabledForCustomer, lastPageOf } from './enabledForCustomer';
import { invalidateAfter } from './invalidation';
import { tellOtherTabs } from './notificationTabs';
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
    queryKey: ['attachedFile', href],
    queryFn: ({ signal }) => sessionRequest<FileAnswer>(href, { isRead: true, isFile: true, signal }),
    gcTime: 0,
  });

/** What the screen showed before something was marked as read. */
type Before = readonly (readonly [QueryKey, unknown])[];

const lists = { queryKey: ['listNotifications'] };
const counts = { queryKey: ['getUnreadNotificationCount'] };

/**
 * Marks notifications as read, at most 100 at once. They look read and the count falls at once; what the server refuses goes back, with
 * the general message (P§4, P§8 "Generic failure").
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
      // What was marked meanwhile is not in it.
      invalidateAfter(queryClient, 'markNotificationsRead');
    },
    onSuccess: tellOtherTabs,
  });
}

/** How far marking all has come. */
export interface MarkAllProgress {
  /** How many have been marked so far. */
  readonly read: number;
  /** Pages of 100 that have been gone through, and how many there are. */
  readonly page: number;
  readonly pageCount: number;
}

interface MarkAll {
  /** Only those of a type; undefined for all. */
  readonly typeId: number | undefined;
  onProgress(progress: MarkAllProgress): void;
}

/**
 * Marks all notifications of the customer as read, or all of a type: goes through the pages of 100 until none is left (P§9). It answers
 * how many there were. After a failure some are marked; to go on is to do it again.
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
 * Turns one switch of the preferences. Changes go one after the other, and each asks how all switches stand on the server and sends them
 * with its own. One that is refused is therefore in none of those that follow, and one that was turned in another tab or on another device
 * stays as it is.
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

/** The preferences as they are shown: what the server said, with the switches whose change is under way. */
export function usePreferencesWith(stored: readonly NotificationPreference[]): readonly NotificationPreference[] {
  const underWay = useMutationState({
    filters: { mutationKey: preferencesKey, status: 'pending' },
    select: ({ state }) => state.variables as PreferenceChange,
  });
  return underWay.reduce<readonly NotificationPreference[]>((shown, change) => changedPreferences(shown, change), stored);
}
