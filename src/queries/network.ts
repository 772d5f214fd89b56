import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { FetchError } from '#http/errors.ts';

/**
 * Watches the network from the start of a page. The browser's own state is wrong at times, so a page that opens offline also needs a
 * failed call as evidence. From then on reads wait for the network, and the frame says that it is offline.
 *
 * @returns stops watching
 */
export function watchNetwork(queryClient: QueryClient): () => void {
  // The library watches the network only while it has a subscriber.
  const stopListening = onlineManager.subscribe(() => undefined);
  const stopWatching = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'failed') return;
    if (event.action.error instanceof FetchError && !navigator.onLine) onlineManager.setOnline(false);
  });
  return () => {
    stopWatching();
    stopListening();
  };
}
