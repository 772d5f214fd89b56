import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { listRecentEssenceItems } from '../gen/essence/list-recent-essence-items';
import type { RecentEssenceItem } from '../gen/models';
import { enabledForCustomer } from './enabledForCustomer';
import { recentPurchasesOptions } from './essence';
import { resultWithin } from '../platform/timing';
import type { ShopContext } from './shopContext';
import { skuParts } from './skuCalls';

/** Day of the last purchase by sku; products that were not bought lately are missing. */
const lastDaysOf = (items: readonly RecentEssenceItem[]): ReadonlyMap<string, string> =>
  new Map(items.toSorted((one, other) => one.date.localeCompare(other.date)).map(({ sku, date }) => [sku, date]));

/** When products were bought last, at most 50 of them. A failure is only logged: what is sorted by it stays as it was found. */
export const lastBoughtOptions = (context: ShopContext, skus: readonly string[]) =>
  queryOptions(
    enabledForCustomer(context, {
      queryKey: ['listRecentEssenceItems', { skus }, context.tenant, context.customerId] as const,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        listRecentEssenceItems(context.tenant, { skus: [...skus], customerId: context.customerId ?? '' }, { signal }),
      select: lastDaysOf,
      enabled: skus.length > 0,
    }),
  );

/** Milliseconds that a list waits for what the buyer usually takes of its products, before it goes on without. */
const purchasesTimeoutMs = 2_000;

/** Reads the last purchases of many products, for anybody who asks for those of one afterwards; what can't be had in a short time is left out. */
export async function readRecentPurchases(queryClient: QueryClient, context: ShopContext, skus: readonly string[]): Promise<void> {
  const reads = skuParts(skus).map(async (part) => {
    // A failure keeps nobody from ordering; the cache has logged it.
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
