import { queryOptions, useQueries, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readProducts } from '../../cart/cartAddition';
import type { Product } from '../../domain/product';
import { getOrderTemplate } from '../../gen/order-template/get-order-template';
import { getOrder } from '../../gen/order/get-order';
import { listOrders } from '../../gen/order/list-orders';
import { knownEssenceList, readWholeEssenceList } from '../../queries/essenceList';
import type { RecentPurchase } from '../../components/product/RecentPurchases';
import { lastBoughtOptions } from '../../queries/lastBought';
import { composedKey, type ReadOperation } from '../../queries/operations';
import { customerParam, type BuyerContext } from '../../queries/shopContext';
import { skuParts } from '../../queries/skuCalls';
import { linesOfOrders, linesOfTemplate, sheetSourceText, type SheetLine, type SheetSource } from './rules/sheetSource';

/** What a sheet is made of. */
export interface SheetData {
  /** The template's own name. */
  readonly name: string | undefined;
  readonly lines: readonly SheetLine[];
  /** By sku; one that is unknown is missing. */
  readonly products: ReadonlyMap<string, Product>;
}

const everyEssence = { filter: 'all', query: '' } as const;

/** The call that brings the lines of a sheet. */
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
): Promise<Pick<SheetData, 'name' | 'lines'>> {
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
 * The lines of a sheet with their products.
 *
 * @param added skus of what was added by hand, asked for when the products are
 */
export const sheetDataOptions = (queryClient: QueryClient, context: BuyerContext, source: SheetSource, added: () => readonly string[]) =>
  queryOptions<SheetData>({
    queryKey: composedKey(
      [linesOperation[source.kind], 'findProductsBySku'],
      context.tenant,
      context.customerId,
      context.shop,
      'orderSheet',
      sheetSourceText(source),
    ),
    queryFn: async ({ signal }) => {
      const { name, lines } = await readLines(queryClient, context, source, signal);
      const skus = [...new Set([...lines.map(({ sku }) => sku), ...added()])];
      return { name, lines, products: skus.length > 0 ? await readProducts(context, skus, signal) : new Map<string, Product>() };
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

/** The last purchases of products, as they come; without what can't be read the column stays empty. */
export function useLastPurchases(context: BuyerContext, skus: readonly string[]): ReadonlyMap<string, RecentPurchase> {
  const parts = useMemo(() => skuParts(skus), [skus]);
  return useQueries({ queries: parts.map((part) => ({ ...lastBoughtOptions(context, part), select: lastPurchasesOf })), combine: joined });
}

function joined(
  results: readonly { readonly data: ReadonlyMap<string, RecentPurchase> | undefined }[],
): ReadonlyMap<string, RecentPurchase> {
  return new Map(results.flatMap(({ data }) => [...(data ?? [])]));
}
