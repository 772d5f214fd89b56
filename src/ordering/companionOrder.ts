import { queryOptions, useMutation, useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { CompanionOrder, CompanionOrderImport } from '#domain/order/companionOrder.ts';
import { deleteCompanionOrder, getDeleteCompanionOrderMutationKey } from '#gen/order/delete-companion-order.ts';
import { getImportCompanionOrderMutationKey, importCompanionOrder } from '#gen/order/import-companion-order.ts';
import { getListCompanionOrdersQueryKey, getListCompanionOrdersQueryOptions } from '#gen/order/list-companion-orders.ts';
import { enabledForCustomer } from '#queries/enabledForCustomer.ts';
import { productsBySkuOptions } from '#cart/productsBySku.ts';
import { letIn } from '#cart/cartGuard.ts';
import { cartStore } from '#cart/cartStore.ts';
import { cartName } from '#cart/cartCalls.ts';
import { carryDelivery } from './checkoutDraftStore';
import { isBuyer, type BuyerContext, type ShopContext } from '#queries/shopContext.ts';

/** Orders begun in the companion app and not yet in a cart, newest first. */
export const companionOrdersOptions = (context: ShopContext) =>
  queryOptions(enabledForCustomer(context, { ...getListCompanionOrdersQueryOptions(context.tenant, context.customerId ?? '') }));

/** The products of companion orders by sku, with those that aren't sold at present; all in one call. */
export const companionProductsOptions = (context: BuyerContext, orders: readonly CompanionOrder[]) => {
  return productsBySkuOptions(
    context,
    orders.flatMap(({ items }) => items.map(({ productSku }) => productSku)),
  );
};

/** Imports that are under way, so that pressing twice imports once. */
const underWay = new Map<string, Promise<CompanionOrderImport | undefined>>();

async function importOrder(
  queryClient: QueryClient,
  context: BuyerContext,
  order: CompanionOrder,
): Promise<CompanionOrderImport | undefined> {
  const { tenant, customerId } = context;
  // The server imports it whole or not at all.
  const letting = await letIn(
    queryClient,
    context,
    order.items.map(({ productSku, ...item }) => ({ ...item, sku: productSku })),
    { isWhole: true },
  );
  if (letting?.lines.length === 0) return undefined;
  const store = cartStore(queryClient, context);
  // Pending changes of the cart would otherwise be sent afterwards and overwrite the imported amounts.
  await store.drain();
  try {
    const answer = await importCompanionOrder(tenant, customerId, order.id);
    store.forgetRemoved(new Set(order.items.map(({ productSku }) => productSku)));
    carryDelivery(context, order);
    forgetOrder(queryClient, context, order);
    letting?.tell(new Set(order.items.map(({ productSku }) => productSku)));
    return answer;
  } catch (error) {
    // The import may have succeeded with its answer lost, or another user was faster: the list shows it.
    await queryClient.invalidateQueries({ queryKey: getListCompanionOrdersQueryKey(tenant, customerId) });
    throw error;
  } finally {
    store.tellOtherTabs();
    store.changedElsewhere();
  }
}

function forgetOrder(queryClient: QueryClient, { tenant, customerId }: BuyerContext, { id }: CompanionOrder): void {
  queryClient.setQueryData<CompanionOrder[]>(getListCompanionOrdersQueryKey(tenant, customerId), (orders) =>
    orders?.filter((one) => one.id !== id),
  );
}

/**
 * Imports a companion order into the cart, and its delivery into the checkout; the answer lists the omitted lines. The server imports
 * it whole or not at all. The page shows an error only after refetching the list: an order missing from the list was imported. Resolves
 * to undefined if the user declines because guests of an event can't eat some of it.
 */
export function useCompanionImport(context: BuyerContext): UseMutationResult<CompanionOrderImport | undefined, Error, CompanionOrder> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: getImportCompanionOrderMutationKey(),
    mutationFn: (order: CompanionOrder) => {
      const name = `${cartName(context)}:${order.id}`;
      const running = underWay.get(name) ?? importOrder(queryClient, context, order).finally(() => underWay.delete(name));
      underWay.set(name, running);
      return running;
    },
  });
}

/** Discards a companion order. The page shows an error. */
export function useCompanionRemoval(context: ShopContext): UseMutationResult<void, Error, CompanionOrder> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: getDeleteCompanionOrderMutationKey(),
    mutationFn: async (order: CompanionOrder) => {
      if (!isBuyer(context)) return;
      try {
        await deleteCompanionOrder(context.tenant, context.customerId, order.id);
        forgetOrder(queryClient, context, order);
      } catch (error) {
        await queryClient.invalidateQueries({ queryKey: getListCompanionOrdersQueryKey(context.tenant, context.customerId) });
        throw error;
      }
    },
  });
}
