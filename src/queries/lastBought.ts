import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { listRecentEssenceItems } from '#gen/essence/list-recent-essence-items.ts';
import type { RecentEssenceItem } from '#gen/models/index.ts';
import { enabledForCustomer } from './enabledForCustomer';
import { recentPurchasesOptions } from './essence';
import { resultWithin } from '#platform/timing.ts';
import { callKey } from './queryKeys';
import type { ShopContext } from './shopContext';
import { skuParts } from './skuCalls';

/** Day of the last purchase by sku; products that were not bought lately are missing. */
const lastDaysOf = (items: readonly RecentEssenceItem[]): ReadonlyMap<string, string> =>
  new Map(items.toSorted((one, other) => one.date.localeCompare(other.date)).map(({ sku, date }) => [sku, date]));

/** The last purchase of at most 50 products. A failure is only logged: the list keeps its sequence. */
export const lastBoughtOptions = (context: ShopContext, skus: readonly string[]) =>
  queryOptions(
    enabledForCustomer(context, {
      queryKey: callKey('listRecentEssenceItems', { skus }, context.tenant, context.customerId),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        listRecentEssenceItems(context.tenant, { skus: [...skus], customerId: context.customerId ?? '' }, { signal }),
      select: lastDaysOf,
      enabled: skus.length > 0,
    }),
  );

/** Milliseconds that a list waits for the buyer's usual amounts before it proceeds without them. */
const purchasesTimeoutMs = 2_000;

/** Reads the last purchases of many products into the cache, for later reads of a single one; late answers are omitted. */
export async function readRecentPurchases(queryClient: QueryClient, context: ShopContext, skus: readonly string[]): Promise<void> {
  const reads = skuParts(skus).map(async (part) => {
    // A failure must not prevent ordering; the cache has logged it.
    const items = await queryClient.fetchQuery(lastBoughtOptions(context, part)).catch(() => undefined);
    if (!items) return;
    for (const sku of part) {
      queryClient.setQueryData(
        recentPurchasesOptions(context, sku).queryKey,
        items.filter((item) => item.sku === sku),
      );
    }
  });
  await resultWithin(Promise.all(reads), purchasesTimeoutMs);
}
