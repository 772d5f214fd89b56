import type { QueryClient } from '@tanstack/react-query';
import type { ShopContext } from '../queries/shopContext';
import { screensAt } from './screenAt';

/**
 * Fetches the code of the screen behind an address, and what it shows first, so that going there needs no waiting. A failure shows
 * when it is gone there.
 *
 * @param context who shops where; undefined on the national site, where there is no data to fetch
 */
export function prefetch(href: string, queryClient: QueryClient, context: ShopContext | undefined): void {
  const { pathname, searchParams } = new URL(href, window.location.origin);
  for (const screen of screensAt(pathname)) screen.page().catch(() => undefined);
  if (!context) return;
  import('./prefetchData').then(({ prefetchData }) => prefetchData(queryClient, context, pathname, searchParams)).catch(() => undefined);
}
