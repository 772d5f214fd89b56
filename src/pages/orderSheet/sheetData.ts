import { queryOptions, useQueries, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readProducts } from '#cart/cartAddition.ts';
import { serverNow } from '#clock/serverClock.ts';
import type { Product } from '#domain/product/product.ts';
import { getOrderTemplate } from '#gen/order-template/get-order-template.ts';
import { getOrder } from '#gen/order/get-order.ts';
import { listOrders } from '#gen/order/list-orders.ts';
import { knownEssenceList, readWholeEssenceList } from '#queries/essenceList.ts';
import type { RecentPurchase } from '#components/product/RecentPurchases.tsx';
import { lastBoughtOptions } from '#queries/lastBought.ts';
import type { ReadOperation } from '#queries/operations.ts';
import { composedKey } from '#queries/queryKeys.ts';
import { customerParam, type BuyerContext } from '#queries/shopContext.ts';
import { skuParts } from '#queries/skuCalls.ts';
import type { SheetSnapshot } from './rules/sheetSnapshot';
import { linesOfOrders, linesOfTemplate, sheetSourceText, type SheetSource } from './rules/sheetSource';

const everyEssence = { filter: 'all', query: '' } as const;

/** The call that loads the lines of a source. */
const linesOperation = {
  template: 'getOrderTemplate',
  order: 'getOrder',
  orders: 'listOrders',
  essence: 'browseCustomerEssentialProducts',
} as const satisfies Record<SheetSource['kind'], ReadOperation>;

async function readLines(
  queryClient: QueryClient,
  context: BuyerContext,
  source: SheetSource,
  signal: AbortSignal,
): Promise<Pick<SheetSnapshot, 'name' | 'lines'>> {
  const { tenant, customerId } = context;
  switch (source.kind) {
    case 'template': {
      const template = await getOrderTemplate(tenant, source.id, customerParam(context), { signal });
      return { name: template.name, lines: linesOfTemplate(template.orderTemplateItems) };
    }
    case 'order':
      return { name: undefined, lines: linesOfOrders([await getOrder(tenant, customerId, source.id, { signal })]) };
    case 'orders': {
      const { orders } = await listOrders(tenant, customerId, { sortBy: 'orderedAt', sortDirection: 'DESC', page: 0 }, { signal });
      return { name: undefined, lines: linesOfOrders(orders.slice(0, source.count)) };
    }
    case 'essence': {
      await readWholeEssenceList(queryClient, context, everyEssence);
      const products = knownEssenceList(queryClient, context, everyEssence).groups.flatMap((group) => group.products);
      return {
        name: undefined,
        lines: products.map(({ sku, name }) => ({ sku, name, par: undefined, unitAbbreviation: undefined })),
      };
    }
  }
}

/**
 * Query for the lines of a sheet with their products.
 *
 * @param added skus added by hand, evaluated when products are fetched
 */
export const sheetDataOptions = (queryClient: QueryClient, context: BuyerContext, source: SheetSource, added: () => readonly string[]) =>
  queryOptions<SheetSnapshot>({
    queryKey: composedKey(
      'orderSheet',
      [linesOperation[source.kind], 'findProductsBySku'],
      context.tenant,
      context.customerId,
      context.shop,
      sheetSourceText(source),
    ),
    queryFn: async ({ signal }) => {
      const { name, lines } = await readLines(queryClient, context, source, signal);
      const skus = [...new Set([...lines.map(({ sku }) => sku), ...added()])];
      const products = skus.length > 0 ? await readProducts(context, skus, signal) : new Map<string, Product>();
      return { readAt: serverNow(), name, lines, products };
    },
    structuralSharing: false,
  });

const lastPurchasesOf = (
  items: readonly { readonly sku: string; readonly date: string; readonly quantity: number; readonly smallestUnit: string }[],
): ReadonlyMap<string, RecentPurchase> =>
  new Map(
    items
      .toSorted((one, other) => one.date.localeCompare(other.date))
      .map(({ sku, date, quantity, smallestUnit }) => [sku, { date, quantity, unit: smallestUnit }]),
  );

/** Last purchases of products, as they arrive; on failure the column stays empty. */
export function useLastPurchases(context: BuyerContext, skus: readonly string[]): ReadonlyMap<string, RecentPurchase> {
  const parts = useMemo(() => skuParts(skus), [skus]);
  return useQueries({ queries: parts.map((part) => ({ ...lastBoughtOptions(context, part), select: lastPurchasesOf })), combine: joined });
}

function joined(
  results: readonly { readonly data: ReadonlyMap<string, RecentPurchase> | undefined }[],
): ReadonlyMap<string, RecentPurchase> {
  return new Map(results.flatMap(({ data }) => [...(data ?? [])]));
}
