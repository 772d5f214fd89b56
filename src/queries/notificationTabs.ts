import type { QueryClient } from '@tanstack/react-query';
import { invalidateAfter } from './invalidation';

const channelName = 'notifications';

/** Tells the other tabs that notifications were read, so that their counts fall too. It says only that, and not which. */
export function tellOtherTabs(): void {
  const once = new BroadcastChannel(channelName);
  once.postMessage('read');
  once.close();
}

/**
 * Reads the count of unread notifications again whenever another tab has marked some.
 *
 * @returns ends it
 */
export function listenToOtherTabs(queryClient: QueryClient): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', () => invalidateAfter(queryClient, 'markNotificationsRead'));
  return () => channel.close();
}
