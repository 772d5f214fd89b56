import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { inventoriesOf } from '#domain/inventory/inventory.ts';
import { countedProductOf, productOfGtin, type CountedProduct } from '#domain/inventory/inventoryCount.ts';
import { toProduct, type Product } from '#domain/product/product.ts';
import type { GroupedInventoryPage, Product as WireProduct } from '#gen/models/index.ts';
import { getInventoryDetails } from '#gen/inventory/get-inventory-details.ts';
import { getListGroupedInventoriesQueryOptions } from '#gen/inventory/list-grouped-inventories.ts';
import { getCompleteProductsQueryOptions } from '#gen/product/complete-products.ts';
import { findProductsBySku, getFindProductsBySkuQueryKey } from '#gen/product/find-products-by-sku.ts';
import { enabledForCustomer } from './enabledForCustomer';
import { orderTemplatesOptions } from './orderTemplateList';
import { composedKey } from './queryKeys';
import type { BuyerContext } from './shopContext';
import { productsInCalls } from './skuCalls';

/** Maximum number of products known without a request, so that a count can go on offline. */
const offlineProductCount = 500;

/** The first page of inventories, newest first, as one list. */
export const newestFirst = (page: GroupedInventoryPage) =>
  inventoriesOf(page).toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));

/** Parameters that read the newest inventories. */
export const newestParams = ({ customerId }: Pick<BuyerContext, 'customerId'>) =>
  ({ customerId, sortDirection: 'DESC', pageNumber: 0 }) as const;

/** The customer's newest inventories. */
export const newestInventoriesOptions = (context: BuyerContext) =>
  queryOptions({
    ...enabledForCustomer(context, { ...getListGroupedInventoriesQueryOptions(context.tenant, newestParams(context)) }),
    select: newestFirst,
    meta: { failure: 'silent' as const },
  });

const toProducts = (wire: readonly WireProduct[]) => wire.map(toProduct);

/** Products by sku with units and availability, in the given sequence; unknown ones are omitted. */
export const countedProductsOptions = ({ tenant, customerId }: BuyerContext, skus: readonly string[]) => {
  const params = { customerId, showInactive: true };
  return queryOptions<WireProduct[], Error, readonly Product[]>({
    queryKey: getFindProductsBySkuQueryKey(tenant, [...skus], params),
    queryFn: ({ signal }) => productsInCalls(skus, (part) => findProductsBySku(tenant, part, params, { signal })),
    select: toProducts,
  });
};

/**
 * The products that are most probably counted: those of the last inventory and of the order templates. Known before there is no network
 * any more, as in a cellar.
 */
export const offlineProductsOptions = (queryClient: QueryClient, context: BuyerContext) =>
  queryOptions({
    queryKey: composedKey(
      'offlineProducts',
      ['findProductsBySku', 'listGroupedInventories', 'getInventoryDetails', 'listOrderTemplates'],
      context.tenant,
      context.customerId,
    ),
    queryFn: async (): Promise<readonly CountedProduct[]> => {
      const [newest, templates] = await Promise.all([
        queryClient.fetchQuery(newestInventoriesOptions(context)).then(newestFirst),
        queryClient.fetchQuery(orderTemplatesOptions(context)),
      ]);
      const details = newest[0] && (await getInventoryDetails(context.tenant, newest[0].id));
      const skus = [
        ...(details?.items.map(({ productSku }) => productSku) ?? []),
        ...templates.flatMap(({ orderTemplateItems }) => orderTemplateItems.map(({ productSku }) => productSku)),
      ];
      const products = await queryClient.fetchQuery(countedProductsOptions(context, [...new Set(skus)].slice(0, offlineProductCount)));
      return products.map((product) => countedProductOf(toProduct(product)));
    },
    staleTime: Infinity,
    meta: { failure: 'silent' as const },
  });

/** The owner of a barcode: a product with the unit that carries it, or none. */
export interface FoundBarcode {
  readonly found: { readonly product: CountedProduct; readonly unit: string } | null;
}

/** Looks a barcode up. Without a network it waits for one. */
export const barcodeOptions = (context: BuyerContext, gtin: string) =>
  queryOptions({
    ...getCompleteProductsQueryOptions(context.tenant, { query: gtin, size: 6, customerId: context.customerId }),
    select: ({ products }): FoundBarcode => {
      const found = productOfGtin(
        products.map((product) => countedProductOf(toProduct(product))),
        gtin,
      );
      return { found: found ? { product: found.product, unit: found.unit.abbreviation } : null };
    },
  });
