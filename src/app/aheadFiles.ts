import type { QueryClient } from '@tanstack/react-query';
import { prefetchIfStale, type Ahead } from '../connected/screen/prefetchIfStale';
import type { Destination } from '../connected/screen/screen';

const files = new Map(
  Object.entries(import.meta.glob<Ahead>('../pages/*/ahead.ts', { import: 'ahead' })).map(([file, load]) => [file.split('/')[2], load]),
);

/** Asks for what a screen shows first, as the `ahead.ts` of its folder says. A module of its own, so that the list of them is not in the start of the shop. */
export async function askAhead(folder: string, queryClient: QueryClient, destination: Destination): Promise<void> {
  const ahead = await files.get(folder)?.();
  await Promise.all((ahead?.(destination, queryClient) ?? []).map((options) => prefetchIfStale(queryClient, options)));
}
