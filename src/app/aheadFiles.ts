import type { QueryClient } from '@tanstack/react-query';
import { prefetchIfStale, type Ahead } from '#connected/screen/prefetchIfStale.ts';
import type { Destination } from '#connected/screen/screen.ts';

const files = new Map(
  Object.entries(import.meta.glob<Ahead>('../pages/*/ahead.ts', { import: 'ahead' })).map(([file, load]) => [file.split('/')[2], load]),
);

/**
 * Prefetches the first data of a screen, by the `ahead.ts` of its folder. A module of its own, so that the list of them isn't in the
 * first load.
 */
export async function askAhead(folder: string, queryClient: QueryClient, destination: Destination): Promise<void> {
  const ahead = await files.get(folder)?.();
  await Promise.all((ahead?.(destination, queryClient) ?? []).map((options) => prefetchIfStale(queryClient, options)));
}
