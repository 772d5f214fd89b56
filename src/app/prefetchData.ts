import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { prefetchIfStale } from '#connected/screen/prefetchIfStale.ts';
import type { Access, Destination } from '#connected/screen/screen.ts';
import { getGetHeaderQueryOptions } from '#gen/cms/get-header.ts';
import { paramsOf } from '#paths.ts';
import { customersOptions } from '#queries/customer.ts';
import { isBuyer, type ShopContext } from '#queries/shopContext.ts';
import { wholePatterns } from './screens';

/**
 * Requests the data of the frame's head, so that it is complete with the first paint. Counts that must be current, in the cart and
 * beside the bell, are requested by the head itself.
 */
export function prefetchFrame(queryClient: QueryClient, context: ShopContext): void {
  void prefetchIfStale(queryClient, getGetHeaderQueryOptions() as FetchQueryOptions);
  if (isBuyer(context)) void prefetchIfStale(queryClient, customersOptions(context.tenant) as FetchQueryOptions);
}

/**
 * The `ahead.ts` files come with the first link to such a screen that the user rests on; if they fail, the screen requests its own
 * data.
 */
async function askAhead(...request: Parameters<typeof import('./aheadFiles').askAhead>): Promise<void> {
  try {
    const files = await import('./aheadFiles');
    await files.askAhead(...request);
  } catch {
    // A chunk failed to load; the screen's own reports that.
  }
}

/** Access levels whose screens request nothing before a customer is chosen. */
const needsCustomer: ReadonlySet<Access> = new Set<Access>(['user', 'customer']);

/**
 * Prefetches the first data of the screen behind an address, with the same options as the screen itself.
 *
 * @param permissions the user's permissions, which decide if the address may request prices (P§6 price permission)
 * @returns resolves when everything has arrived or failed; never rejects
 */
export async function prefetchData(
  queryClient: QueryClient,
  own: ShopContext,
  permissions: Destination['permissions'],
  { pathname, searchParams: query }: URL,
): Promise<void> {
  const fitting = wholePatterns.filter(({ path }) => paramsOf(path, pathname));
  // An address that one screen spells out is that screen's alone: "/my/inventory/new" is no inventory.
  const spelledOut = fitting.filter(({ path }) => !path.includes(':'));
  const screen = (spelledOut.length > 0 ? spelledOut : fitting).find(({ fetchAhead }) => fetchAhead);
  // The way in leads others to the sign-on or to their customers first.
  if (!screen?.fetchAhead || (needsCustomer.has(screen.access) && !isBuyer(own))) return;
  const params = paramsOf(screen.path, pathname) ?? {};
  const { fairCode } = params;
  const destination: Destination = {
    params,
    query,
    permissions,
    context: fairCode === undefined ? own : { ...own, shop: { kind: 'fair', fairCode } },
  };
  await (screen.fetchAhead === 'ahead.ts'
    ? askAhead(screen.folder, queryClient, destination)
    : screen.fetchAhead(queryClient, destination));
}
