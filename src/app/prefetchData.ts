import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { askFor } from '../connected/screen/askFor';
import type { Viewer } from '../connected/screen/screen';
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
  void askFor(queryClient, getGetHeaderQueryOptions() as FetchQueryOptions);
  if (isBuyer(context)) void askFor(queryClient, customersOptions(context.tenant) as FetchQueryOptions);
}

/**
 * Fetches what the screen behind an address shows first, with the same options as the screen itself.
 *
 * @param viewer what somebody may see: whether the address may ask for prices (P§6), and which numbers products have
 * @returns when everything has come or failed; never rejects
 */
export async function prefetchData(
  queryClient: QueryClient,
  own: ShopContext,
  viewer: Viewer,
  { pathname, searchParams: query }: URL,
): Promise<void> {
  for (const { path, access, fetchAhead } of wholePatterns) {
    const params = fetchAhead && paramsOf(path, pathname);
    if (!params) continue;
    // The way in leads others to the sign-on or to their customers first.
    if (access === 'customer' && !isBuyer(own)) return;
    const { fairCode } = params;
    await fetchAhead(queryClient, {
      params,
      query,
      viewer,
      context: fairCode === undefined ? own : { ...own, shop: { kind: 'fair', fairCode } },
    });
    return;
  }
}
