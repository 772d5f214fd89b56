import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getGetOrderTemplateDetailsQueryKey, getOrderTemplateDetails } from '#gen/order-template/get-order-template-details.ts';
import { mergeGroups, type TemplateProductGroup } from '#domain/template/templateItems.ts';
import type { OrderTemplateDetail, ProductGrouping } from '#gen/models/index.ts';
import { getGetOrderTemplatePdfQueryOptions } from '#gen/order-template/get-order-template-pdf.ts';
import { getListGroupedProductsQueryOptions } from '#gen/product/list-grouped-products.ts';
import { enabledForCustomer } from './enabledForCustomer';
import { fileRead } from './fileRead';
import { keepRemovedProducts, removedProducts } from './removedProducts';
import { customerParam, type ShopContext } from './shopContext';

/**
 * A template with its products. The answer reports products removed since the last read only once, so it is requested when the template
 * is opened and at no other time. It isn't prefetched or refetched, and not retried if an answer may have got lost. Leaving the screen
 * doesn't cancel it, as its report would be lost. The next opening requests it again; a report is kept until it is dismissed.
 */
export const orderTemplateDetailsOptions = (context: ShopContext, orderTemplateId: string) =>
  queryOptions(
    enabledForCustomer(context, {
      queryKey: getGetOrderTemplateDetailsQueryKey(context.tenant, orderTemplateId, customerParam(context)),
      queryFn: async (): Promise<OrderTemplateDetail> => {
        const details = await getOrderTemplateDetails(context.tenant, orderTemplateId, customerParam(context));
        return { ...details, removedProducts: keepRemovedProducts(context, orderTemplateId, details.removedProducts) };
      },
      staleTime: Infinity,
      gcTime: 0,
      refetchOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
      structuralSharing: false,
    }),
  );

/** Updates the cached open template, for instance after an accepted change; does nothing if none is open. */
export function changeDetails(
  queryClient: QueryClient,
  context: ShopContext,
  orderTemplateId: string,
  change: (details: OrderTemplateDetail) => OrderTemplateDetail,
): void {
  const { queryKey } = orderTemplateDetailsOptions(context, orderTemplateId);
  queryClient.setQueryData(queryKey, (details) => details && change(details));
}

/** The news of removed products is read. */
export function dismissRemovedProducts(queryClient: QueryClient, context: ShopContext, orderTemplateId: string): void {
  removedProducts(context, orderTemplateId).forget();
  changeDetails(queryClient, context, orderTemplateId, (details) => ({ ...details, removedProducts: [] }));
}

/** One part of a template's products in the groups of the catalogue, also those that can't be ordered at present. */
export const groupedProductsOptions = (context: ShopContext, skus: readonly string[]) =>
  queryOptions(
    enabledForCustomer(context, {
      ...getListGroupedProductsQueryOptions(context.tenant, { sku: [...skus], showInactive: true, ...customerParam(context) }),
    }),
  );

/** The groups of all parts that have come, as one list. */
export function groupsOfParts(parts: readonly (ProductGrouping[] | undefined)[]): readonly TemplateProductGroup[] {
  return mergeGroups(parts.filter((part) => part !== undefined));
}

/** A template as PDF, with or without the products' pictures; asked for when it is wanted, so read it with `fetchQuery`. */
export const templatePdfOptions = (context: ShopContext, orderTemplateId: string, showImages: boolean) =>
  queryOptions({
    ...getGetOrderTemplatePdfQueryOptions(context.tenant, orderTemplateId, { ...customerParam(context), showImages }),
    ...fileRead,
  });
