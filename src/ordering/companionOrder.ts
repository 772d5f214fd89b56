import { queryOptions, useMutation, useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { CompanionOrder, CompanionOrderImport } from '../domain/companionOrder';
import { deleteCompanionOrder, getDeleteCompanionOrderMutationKey } from '../gen/order/delete-companion-order';
import { getImportCompanionOrderMutationKey, importCompanionOrder } from '../gen/order/import-companion-order';
import { getListCompanionOrdersQueryKey, getListCompanionOrdersQueryOptions } from '../gen/order/list-companion-orders';
import { enabledForCustomer } from '../queries/enabledForCustomer';
import { productsBySkuOptions } from '../cart/productsBySku';
import { letIn } from '../cart/cartGuard';
import { cartStore } from '../cart/cartStore';
import { cartName } from '../cart/cartCalls';
import { carryDelivery } from './checkoutDraftStore';
import { isBuyer, type BuyerContext, type ShopContext } from '../queries/shopContext';

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
  // The server takes it over whole or not at all.
  const letting = await letIn(
    queryClient,
    context,
    order.items.map(({ productSku, ...item }) => ({ ...item, sku: productSku })),
    { isWhole: true },
  );
  if (letting?.lines.length === 0) return undefined;
  const store = cartStore(queryClient, context);
  // What was typed into the cart before would else be sent afterwards, over the imported amounts.
  await store.drain();
  try {
    const answer = await importCompanionOrder(tenant, customerId, order.id);
    store.forgetRemoved(new Set(order.items.map(({ productSku }) => productSku)));
    carryDelivery(context, order);
    forgetOrder(queryClient, context, order);
    letting?.tell(new Set(order.items.map(({ productSku }) => productSku)));
    return answer;
  } catch (error) {
    // Perhaps it was done and only the answer got lost, or somebody else was quicker: the list tells.
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
 * Takes a companion order over into the own cart and its delivery into the checkout; the answer says what was left out. The server
 * does it whole or not at all. The page says when it fails, after the list has been read again: an order that is no longer in it was
 * taken over all the same. Undefined where it isn't meant, since guests of an event can't eat something of it.
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

/** Throws a companion order away. The page says when it fails. */
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
