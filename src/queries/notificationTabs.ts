import type { QueryClient } from '@tanstack/react-query';
import { openTabChannel, postToTabs } from '#platform/tabChannel.ts';
import { invalidateAfter } from './invalidation';

const channelName = 'notifications';

/** Notifies the other tabs that notifications were read, so that their counts fall too. The message doesn't say which. */
export function tellOtherTabs(): void {
  postToTabs(channelName, 'read');
}

/**
 * Reads the count of unread notifications again whenever another tab has marked some.
 *
 * @returns ends it
 */
export function listenToOtherTabs(queryClient: QueryClient): () => void {
  const channel = openTabChannel(channelName);
  channel?.addEventListener('message', () => invalidateAfter(queryClient, 'markNotificationsRead'));
  return () => channel?.close();
}
