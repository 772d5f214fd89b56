import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { essenceStateOf, type EssenceState } from '../domain/essence';
import { limits } from '../domain/limits';
import type { EssenceVisibility, RecentEssenceItem } from '../gen/models';
import { enabledForCustomer } from './enabledForCustomer';
import { resultWithin } from '../platform/timing';
import type { ShopContext } from './shopContext';
import { skuParts } from './skuCalls';

/** What shows and hides products; fetched once a page of products is idle, so that it is there when a star is pressed. */
export const fetchEssenceChange = () => import('./essenceChange');

/** The states of products on the essence list, by sku. */
export type EssenceStates = Readonly<Record<string, EssenceState>>;

const statesOf = (visibilities: readonly EssenceVisibility[]): EssenceStates =>
  Object.fromEntries(visibilities.map((visibility) => [visibility.sku, essenceStateOf(visibility)]));

/**
 * How products stand on the essence list: one query for at most 50 of them each. A failure is only logged (P§8), and the toggles
 * stay as they are while nothing is known.
 */
export function essenceStatesOptions(context: ShopContext, skus: readonly string[]) {
  return skuParts(skus).map((sku) =>
    queryOptions(
      enabledForCustomer(context, {
        queryKey: ['listEssenceVisibilities', { sku }, context.tenant, context.customerId] as const,
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          // Every list of products asks after it has been drawn, so the call doesn't come with the first load; the name at the import leaves the rest out.
          const { listEssenceVisibilities } = await import('../gen/essence/list-essence-visibilities');
          return listEssenceVisibilities(context.tenant, context.customerId ?? '', { sku: [...sku] }, { signal });
        },
        select: statesOf,
      }),
    ),
  );
}

const recentOf = (items: readonly RecentEssenceItem[]) =>
  items
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, limits.recentEssenceItems)
    .map(({ date, quantity, smallestUnit }) => ({ date, quantity, unit: smallestUnit }));

/** The last three purchases of a product, newest first; asked for again after three seconds at the earliest (P§9). */
export const recentPurchasesOptions = (context: ShopContext, sku: string) =>
  queryOptions(
    enabledForCustomer(context, {
      queryKey: ['listRecentEssenceItemsOfProduct', sku, context.tenant, context.customerId] as const,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { listRecentEssenceItemsOfProduct } = await import('../gen/essence/list-recent-essence-items-of-product');
        return listRecentEssenceItemsOfProduct(context.tenant, sku, { customerId: context.customerId ?? '' }, { signal });
      },
      select: recentOf,
      staleTime: limits.recentEssenceThrottle,
    }),
  );

/**
 * The last three purchases of a product that stands in a list with others: the first hint reads those of the whole part of the list, at most
 * 50 products, so that pointing at one row after the other asks once.
 */
export const recentPurchasesOfPartOptions = (context: ShopContext, skus: readonly string[], sku: string) =>
  queryOptions(
    enabledForCustomer(context, {
      queryKey: ['listRecentEssenceItems', { skus }, context.tenant, context.customerId] as const,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { listRecentEssenceItems } = await import('../gen/essence/list-recent-essence-items');
        return listRecentEssenceItems(context.tenant, { skus: [...skus], customerId: context.customerId ?? '' }, { signal });
      },
      select: (items: readonly RecentEssenceItem[]) => recentOf(items.filter((item) => item.sku === sku)),
    }),
  );

/** Milliseconds that an amount waits for what the buyer usually takes, before it goes on without. */
const purchasesTimeoutMs = 700;

const largestOf = (items: readonly RecentEssenceItem[]): number | undefined =>
  items.length > 0 ? Math.max(...items.map(({ quantity }) => quantity)) : undefined;

/** What has been read of a product together with others of its list. */
function knownInPart(queryClient: QueryClient, { tenant, customerId }: ShopContext, sku: string): RecentEssenceItem[] | undefined {
  const [, items] =
    queryClient.getQueriesData<RecentEssenceItem[]>({ queryKey: ['listRecentEssenceItems'] }).find(([[, part, ...account], data]) => {
      const { skus } = part as { readonly skus: readonly string[] };
      return data !== undefined && account[0] === tenant && account[1] === customerId && skus.includes(sku);
    }) ?? [];
  return items?.filter((item) => item.sku === sku);
}

/** The largest of the last three purchases of a product in storage units, if they have been read already. */
export function knownLargestPurchase(
  queryClient: QueryClient,
  context: ShopContext,
  sku: string,
): { readonly largestPurchase: number | undefined } | undefined {
  const items =
    queryClient.getQueryData<RecentEssenceItem[]>(recentPurchasesOptions(context, sku).queryKey) ?? knownInPart(queryClient, context, sku);
  return items && { largestPurchase: largestOf(items) };
}

/** Reads the largest of the last three purchases; undefined where there is none, and where it can't be had in a short time. */
export async function readLargestPurchase(queryClient: QueryClient, context: ShopContext, sku: string): Promise<number | undefined> {
  // A failure keeps nobody from ordering; the cache has logged it.
  const read = queryClient.fetchQuery(recentPurchasesOptions(context, sku)).then(largestOf, () => undefined);
  return resultWithin(read, purchasesTimeoutMs);
}

/** Shows a product on the essence list, or hides it. Its state is known by then, and so is the code of the calls. */
export async function changeEssence(queryClient: QueryClient, context: ShopContext, sku: string, isShown: boolean): Promise<void> {
  const { essenceChangeOptions } = await fetchEssenceChange();
  const change = queryClient.getMutationCache().build(queryClient, essenceChangeOptions(queryClient, context));
  // The cache has reported a failure.
  await change.execute({ sku, isShown }).catch(() => undefined);
}
