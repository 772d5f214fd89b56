import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { Permissions } from '../domain/permissions';
import { readSearchAddress } from '../pages/search/searchAddress';
import { paramsOf, patterns } from '../paths';
import { cartOptions } from '../cart/cartOptions';
import { productOptions, searchOptions } from '../queries/catalogue';
import { headerOptions } from '../queries/content';
import { customersOptions } from '../queries/customer';
import { isBuyer, type ShopContext } from '../queries/shopContext';

/** Where a link leads, as far as data depends on it. */
interface Target {
  /** Who shops where, once there. */
  readonly context: ShopContext;
  /** Segments of the path by their names in the pattern. */
  readonly params: Readonly<Partial<Record<string, string>>>;
  readonly query: URLSearchParams;
  readonly viewer: Viewer;
}

/** What somebody may see, as far as it decides what is asked for and how it is read. */
export type Viewer = Pick<Permissions, 'canSeePrices' | 'displayCrossTenantProductId'>;

type Fetch = (queryClient: QueryClient, target: Target) => Promise<unknown>;

const productViewer = ({ displayCrossTenantProductId }: Viewer) => ({ seesCrossTenantProductId: displayCrossTenantProductId });

/** Asks for what is not there or not fresh. */
const fetch = (queryClient: QueryClient, { queryKey, queryFn, meta, staleTime }: Pick<FetchQueryOptions, 'queryKey' | 'queryFn' | 'meta' | 'staleTime'>) =>
  queryClient.prefetchQuery({ queryKey, ...(queryFn && { queryFn }), ...(meta && { meta }), ...(staleTime !== undefined && { staleTime }) });

const search: Fetch = async (queryClient, { context, query, viewer }) => {
  const { state, suppliers } = readSearchAddress(query, context, viewer.canSeePrices);
  const options = searchOptions(context, state, productViewer(viewer), suppliers);
  await fetch(queryClient, options as FetchQueryOptions);
  const answer = queryClient.getQueryData(options.queryKey);
  try {
    // Read as well, since whoever waits for it has nothing else to do.
    if (answer) options.select?.(answer);
  } catch {
    // The screen reads it again and says that it can't be read; the shop must start all the same.
  }
};

const product: Fetch = (queryClient, { context, params: { sku = '' }, viewer }) => Promise.all([
  fetch(queryClient, productOptions(context, sku, productViewer(viewer)) as FetchQueryOptions),
  // How they are read comes with the product's page.
  import('../queries/productDetails').then(({ productDetailsOptions }) =>
    fetch(queryClient, productDetailsOptions(context, { sku, images: [], alcohol: undefined }) as FetchQueryOptions), () => undefined),
]);

/** The frame keeps the cart up to date; it is only asked for where it isn't known at all. */
const cart: Fetch = async (queryClient, { context }) => {
  if (isBuyer(context)) await fetch(queryClient, { ...(cartOptions(queryClient, context) as FetchQueryOptions), staleTime: Infinity });
};

/**
 * Asks for what the head of every page shows, so that it is complete with the first paint. What has to be as it is right now, the number
 * in the cart and that beside the bell, is asked for by the head itself.
 */
export function prefetchFrame(queryClient: QueryClient, context: ShopContext): void {
  void fetch(queryClient, headerOptions() as FetchQueryOptions);
  if (isBuyer(context)) void fetch(queryClient, customersOptions(context.tenant) as FetchQueryOptions);
}

/** What a screen shows first, by its route. Screens that are not here come with their code alone. */
const dataOf: readonly (readonly [pattern: string, fetch: Fetch])[] = [
  [patterns.search, search], [patterns.product, product], [patterns.checkout, cart],
  [patterns.fairSearch, search], [patterns.fairProduct, product], [patterns.fairCheckout, cart],
];

/**
 * Fetches what the screen behind an address shows first, with the same options as the screen itself.
 *
 * @param viewer what somebody may see: whether the address may ask for prices (P§6), and which numbers products have
 * @returns when everything has come or failed; never rejects
 */
export async function prefetchData(queryClient: QueryClient, own: ShopContext, viewer: Viewer, { pathname, searchParams: query }: URL): Promise<void> {
  for (const [pattern, fetchFor] of dataOf) {
    const params = paramsOf(pattern, pathname);
    if (!params) continue;
    const { fairCode } = params;
    // Fairs are for customers; the way in leads others to the sign-on first.
    if (fairCode !== undefined && !isBuyer(own)) return;
    await fetchFor(queryClient, { params, query, viewer, context: fairCode === undefined ? own : { ...own, shop: { kind: 'fair', fairCode } } });
    return;
  }
}
