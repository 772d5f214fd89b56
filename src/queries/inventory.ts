import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { InventoryExportForm } from '../domain/inventoryExportForm';
import { inventoriesOf } from '../domain/inventory';
import { limits } from '../domain/limits';
import { sortDirectionOf, type ListState } from '../domain/listAddress';
import { deleteInventory, getDeleteInventoryMutationKey } from '../gen/inventory/delete-inventory';
import { getGetInventoriesExcelQueryOptions } from '../gen/inventory/get-inventories-excel';
import { getListDeletedInventoriesQueryOptions, listDeletedInventories } from '../gen/inventory/list-deleted-inventories';
import { getListGroupedInventoriesQueryOptions, listGroupedInventories } from '../gen/inventory/list-grouped-inventories';
import { getRecoverInventoryMutationKey, recoverInventory } from '../gen/inventory/recover-inventory';
import type { Inventory, ListGroupedInventoriesParams } from '../gen/models';
import { ResponseError } from '../http/errors';
import { enabledForCustomer, lastPageOf } from './enabledForCustomer';
import { fileRead } from './fileRead';
import { isNotFound } from './notFound';
import { composedKey } from './operations';
import type { ShopContext } from './shopContext';

/** What a list of inventories shows. */
export type InventoryListState = ListState<'createdAt', object>;

/** Inventories on a page where all of them are looked through: as many as a page can have. */
const perSearchedPage = 300;

function paramsOf({ customerId = '' }: ShopContext, { sort, page }: InventoryListState): ListGroupedInventoriesParams {
  return { customerId, sortDirection: sortDirectionOf(sort), pageNumber: page, pageSize: limits.listPageSize };
}

/** A page of the customer's inventories by counted place. While the next page is fetched the last one stays. */
export const inventoriesOptions = (context: ShopContext, state: InventoryListState) =>
  queryOptions(
    enabledForCustomer(context, {
      ...getListGroupedInventoriesQueryOptions(context.tenant, paramsOf(context, state)),
      placeholderData: lastPageOf(context),
    }),
  );

/** A page of the customer's deleted inventories. While the next page is fetched the last one stays. */
export const deletedInventoriesOptions = (context: ShopContext, state: InventoryListState) =>
  queryOptions(
    enabledForCustomer(context, {
      ...getListDeletedInventoriesQueryOptions(context.tenant, paramsOf(context, state)),
      placeholderData: lastPageOf(context),
    }),
  );

/** An inventory out of the lists. */
export interface FoundInventory {
  readonly inventory: Inventory;
  readonly isDeleted: boolean;
}

/** Looks an inventory up in the pages of one of the lists, from a page on. */
async function searchPages(
  read: (pageNumber: number) => Promise<{ readonly inventories: readonly Inventory[]; readonly pageCount: number }>,
  inventoryId: string,
  pageNumber = 0,
): Promise<Inventory | undefined> {
  const { inventories, pageCount } = await read(pageNumber);
  const found = inventories.find(({ id }) => id === inventoryId);
  return found || pageNumber + 1 >= pageCount ? found : searchPages(read, inventoryId, pageNumber + 1);
}

/**
 * An inventory with when, where and by whom was counted; null where the customer has none of that id. No call gives one alone (C§7), so it
 * is looked up in the lists, first among those that aren't deleted.
 */
export const foundInventoryOptions = (context: ShopContext, inventoryId: string) => {
  const { tenant, customerId = '' } = context;
  return queryOptions<FoundInventory | null>(
    enabledForCustomer(context, {
      queryKey: composedKey(['listGroupedInventories', 'listDeletedInventories'], tenant, customerId, inventoryId) as readonly unknown[],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<FoundInventory | null> => {
        const params = (pageNumber: number) => ({ customerId, pageNumber, pageSize: perSearchedPage });
        const kept = await searchPages(async (pageNumber) => {
          const answer = await listGroupedInventories(tenant, params(pageNumber), { signal });
          return { inventories: inventoriesOf(answer), pageCount: answer.page.totalPages };
        }, inventoryId);
        if (kept) return { inventory: kept, isDeleted: false };
        const deleted = await searchPages(async (pageNumber) => {
          const { inventories, page } = await listDeletedInventories(tenant, params(pageNumber), { signal });
          return { inventories, pageCount: page.totalPages };
        }, inventoryId);
        return deleted ? { inventory: deleted, isDeleted: true } : null;
      },
    }),
  );
};

/** Which inventories are exported, and how. */
export interface InventoryExport extends InventoryExportForm {
  /** The chosen ones; undefined for all that were counted on the days. */
  readonly inventoryIds: readonly string[] | undefined;
}

/** Inventories as a spreadsheet; asked for when it is wanted, so read it with `fetchQuery`. */
export const inventoriesExcelOptions = (
  { tenant, customerId = '' }: ShopContext,
  { inventoryIds, days: { from, to }, price, isGrouped }: InventoryExport,
) =>
  queryOptions({
    ...getGetInventoriesExcelQueryOptions(tenant, {
      customerId,
      groupByArticleChecked: isGrouped,
      generationMode: price,
      ...(inventoryIds ? { inventoryIds: [...inventoryIds] } : { ...(from && { fromDate: from }), ...(to && { toDate: to }) }),
    }),
    ...fileRead,
  });

/** Deletes an inventory. One that is deleted already, here or by somebody else, is deleted all the same. */
export const inventoryDeletionOptions = ({ tenant }: ShopContext) =>
  mutationOptions({
    mutationKey: getDeleteInventoryMutationKey(),
    mutationFn: async ({ id }: Inventory) => {
      try {
        await deleteInventory(tenant, id);
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    },
  });

/** Brings a deleted inventory back. One that somebody else was quicker to recover (409) is back all the same. */
export const inventoryRecoveryOptions = ({ tenant }: ShopContext) =>
  mutationOptions({
    mutationKey: getRecoverInventoryMutationKey(),
    mutationFn: async ({ id }: Inventory) => {
      try {
        await recoverInventory(tenant, id);
      } catch (error) {
        if (!(error instanceof ResponseError && error.status === 409)) throw error;
      }
    },
    meta: { messageId: 'inventory.recover.failed' },
  });

/** Whether an inventory is just being brought back, asked when somebody presses, as the second press of two in a row comes before the screen knows of the first. */
export function isRecovering(queryClient: QueryClient, { id }: Inventory): boolean {
  return (
    queryClient.isMutating({
      mutationKey: getRecoverInventoryMutationKey(),
      predicate: ({ state }) => (state.variables as Inventory | undefined)?.id === id,
    }) > 0
  );
}
