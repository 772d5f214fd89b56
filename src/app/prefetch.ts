import type { QueryClient } from '@tanstack/react-query';
import type { Destination } from '#connected/screen/screen.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { fetchScreen } from './fetchScreen';
import { prefetchData } from './prefetchData';

/**
 * Prefetches the code and the first data of the screen behind an address. A failure shows when the user navigates there.
 *
 * @param context the customer and shop; undefined on the national site, which has no data to fetch
 * @param permissions the user's permissions
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
