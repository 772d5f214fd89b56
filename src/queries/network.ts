import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { FetchError } from '../http/errors';

/**
 * Hears of the network from the start of a page. A page that opens without one has to find out: what the browser says of it is wrong at
 * times, so a call has to have failed as well. From then on reads wait for the network, and the frame says that there is none.
 *
 * @returns ends it
 */
export function watchNetwork(queryClient: QueryClient): () => void {
  // The library listens only while somebody listens to it.
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
