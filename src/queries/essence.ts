import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { essenceStateOf, type EssenceState } from '#domain/template/essence.ts';
import { limits } from '#domain/text/limits.ts';
import type { EssenceVisibility, RecentEssenceItem } from '#gen/models/index.ts';
import { enabledForCustomer } from './enabledForCustomer';
import { resultWithin } from '#platform/timing.ts';
import { callKey } from './queryKeys';
import type { ShopContext } from './shopContext';
import { skuParts } from './skuCalls';

/** Code that shows and hides products; fetched once a page of products is idle, so that it is ready for a press on a star. */
export const fetchEssenceChange = () => import('./essenceChange');

/** The states of products on the essence list, by sku. */
export type EssenceStates = Readonly<Record<string, EssenceState>>;

const statesOf = (visibilities: readonly EssenceVisibility[]): EssenceStates =>
  Object.fromEntries(visibilities.map((visibility) => [visibility.sku, essenceStateOf(visibility)]));

/**
 * The essence states of products: one query per 50 products at most. A failure is only logged (P§8 silent failures), and the toggles
 * stay disabled while the state is unknown.
 */
export function essenceStatesOptions(context: ShopContext, skus: readonly string[]) {
  return skuParts(skus).map((sku) =>
    queryOptions(
      enabledForCustomer(context, {
        queryKey: callKey('listEssenceVisibilities', { sku }, context.tenant, context.customerId),
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          // Every list of products asks after it has been drawn, so the call doesn't come with the first load; the name at the import
          // leaves the rest out.
          const { listEssenceVisibilities } = await import('#gen/essence/list-essence-visibilities.ts');
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

/** The last three purchases of a product, newest first; asked for again after three seconds at the earliest (P§9 pauses). */
export const recentPurchasesOptions = (context: ShopContext, sku: string) =>
  queryOptions(
    enabledForCustomer(context, {
      queryKey: callKey('listRecentEssenceItemsOfProduct', sku, context.tenant, context.customerId),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { listRecentEssenceItemsOfProduct } = await import('#gen/essence/list-recent-essence-items-of-product.ts');
        return listRecentEssenceItemsOfProduct(context.tenant, sku, { customerId: context.customerId ?? '' }, { signal });
      },
      select: recentOf,
      staleTime: limits.recentEssenceThrottle,
    }),
  );

/**
 * The last three purchases of a product in a list. The first hint reads those of a whole part of the list, at most 50 products, so that
 * hovering over many rows makes one call.
 */
export const recentPurchasesOfPartOptions = (context: ShopContext, skus: readonly string[], sku: string) =>
  queryOptions(
    enabledForCustomer(context, {
      queryKey: callKey('listRecentEssenceItems', { skus }, context.tenant, context.customerId),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { listRecentEssenceItems } = await import('#gen/essence/list-recent-essence-items.ts');
        return listRecentEssenceItems(context.tenant, { skus: [...skus], customerId: context.customerId ?? '' }, { signal });
      },
      select: (items: readonly RecentEssenceItem[]) => recentOf(items.filter((item) => item.sku === sku)),
    }),
  );

/** Milliseconds that a change of an amount waits for the buyer's usual amount before it proceeds without it. */
const purchasesTimeoutMs = 700;

const largestOf = (items: readonly RecentEssenceItem[]): number | undefined =>
  items.length > 0 ? Math.max(...items.map(({ quantity }) => quantity)) : undefined;

/** The cached purchases of a product that were read with others of its list. */
function knownInPart(queryClient: QueryClient, { tenant, customerId }: ShopContext, sku: string): RecentEssenceItem[] | undefined {
  const [, items] =
    queryClient
      .getQueriesData<RecentEssenceItem[]>({ queryKey: callKey('listRecentEssenceItems') })
      .find(([[, part, ...account], data]) => {
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
  // A failure must not prevent ordering; the cache has logged it.
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
