import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { inventoriesOf } from '../domain/inventory';
import { countedProductOf, productOfGtin, type CountedProduct } from '../domain/inventoryCount';
import { toProduct, type Product } from '../domain/product';
import type { GroupedInventoryPage, Product as WireProduct } from '../gen/models';
import { getInventoryDetails } from '../gen/inventory/get-inventory-details';
import { getListGroupedInventoriesQueryOptions } from '../gen/inventory/list-grouped-inventories';
import { getCompleteProductsQueryOptions } from '../gen/product/complete-products';
import { findProductsBySku, getFindProductsBySkuQueryKey } from '../gen/product/find-products-by-sku';
import { enabledForCustomer } from './enabledForCustomer';
import { composedKey } from './operations';
import { orderTemplatesOptions } from './orderTemplateList';
import type { BuyerContext } from './shopContext';
import { productsInCalls } from './skuCalls';

/** Most products that are known without asking, so that a count goes on without a network. */
const offlineProductCount = 500;

/** The first page of inventories, newest first, as one list. */
export const newestFirst = (page: GroupedInventoryPage) =>
  inventoriesOf(page).toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));

/** What is asked for to have the newest inventories. */
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

/** Products by sku with units and availability, in their order; those that nobody knows any more are missing. */
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
      ['findProductsBySku', 'listGroupedInventories', 'getInventoryDetails', 'listOrderTemplates'],
      context.tenant,
      context.customerId,
      'offlineProducts',
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

/** What has a barcode: a product with the unit that carries it, or nothing. */
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
