import type { QueryClient } from '@tanstack/react-query';
import type { Destination } from '../connected/screen/screen';
import type { ShopContext } from '../queries/shopContext';
import { fetchScreen } from './fetchScreen';
import { prefetchData } from './prefetchData';

/**
 * Fetches the code of the screen behind an address, and what it shows first, so that going there needs no waiting. A failure shows
 * when it is gone there.
 *
 * @param context who shops where; undefined on the national site, where there is no data to fetch
 * @param permissions what the user may see
 */
export function prefetch(
  href: string,
  queryClient: QueryClient,
  context: ShopContext | undefined,
  permissions: Destination['permissions'],
): void {
  const address = new URL(href, window.location.origin);
  void fetchScreen(address.pathname);
  if (context) void prefetchData(queryClient, context, permissions, address);
}
