import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { prefetchIfStale } from '../connected/screen/prefetchIfStale';
import type { Access, Destination } from '../connected/screen/screen';
import { getGetHeaderQueryOptions } from '../gen/cms/get-header';
import { paramsOf } from '../paths';
import { customersOptions } from '../queries/customer';
import { isBuyer, type ShopContext } from '../queries/shopContext';
import { wholePatterns } from './screens';

/**
 * Asks for what the head of every page shows, so that it is complete with the first paint. What has to be as it is right now, the number
 * in the cart and that beside the bell, is asked for by the head itself.
 */
export function prefetchFrame(queryClient: QueryClient, context: ShopContext): void {
  void prefetchIfStale(queryClient, getGetHeaderQueryOptions() as FetchQueryOptions);
  if (isBuyer(context)) void prefetchIfStale(queryClient, customersOptions(context.tenant) as FetchQueryOptions);
}

/** What says it comes with the first link to such a screen that somebody rests on; where it doesn't come, the screen asks for itself. */
async function askAhead(...request: Parameters<typeof import('./aheadFiles').askAhead>): Promise<void> {
  try {
    const files = await import('./aheadFiles');
    await files.askAhead(...request);
  } catch {
    // A chunk could not be fetched; the screen's own will say so.
  }
}

/** Whose screens ask for nothing before a customer is chosen. */
const needsCustomer: ReadonlySet<Access> = new Set<Access>(['user', 'customer']);

/**
 * Fetches what the screen behind an address shows first, with the same options as the screen itself.
 *
 * @param permissions what the user may see: whether the address may ask for prices (P§6)
 * @returns when everything has come or failed; never rejects
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
