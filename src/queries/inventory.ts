import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { InventoryExportForm } from '#domain/inventory/inventoryExportForm.ts';
import { inventoriesOf } from '#domain/inventory/inventory.ts';
import { limits } from '#domain/text/limits.ts';
import { sortDirectionOf, type ListState } from '#domain/text/listAddress.ts';
import { deleteInventory, getDeleteInventoryMutationKey } from '#gen/inventory/delete-inventory.ts';
import { getGetInventoriesExcelQueryOptions } from '#gen/inventory/get-inventories-excel.ts';
import { getListDeletedInventoriesQueryOptions, listDeletedInventories } from '#gen/inventory/list-deleted-inventories.ts';
import { getListGroupedInventoriesQueryOptions, listGroupedInventories } from '#gen/inventory/list-grouped-inventories.ts';
import { getRecoverInventoryMutationKey, recoverInventory } from '#gen/inventory/recover-inventory.ts';
import type { Inventory, ListGroupedInventoriesParams } from '#gen/models/index.ts';
import { ResponseError } from '#http/errors.ts';
import { enabledForCustomer, lastPageOf } from './enabledForCustomer';
import { fileRead } from './fileRead';
import { isNotFound } from './notFound';
import { composedKey } from './queryKeys';
import type { ShopContext } from './shopContext';

/** State of the list of inventories. */
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
 * An inventory with its time, place and counter; null if the customer has none of that id. No call returns a single one (C§7 the
 * calls), so it is searched for in the lists, first among those that aren't deleted.
 */
export const foundInventoryOptions = (context: ShopContext, inventoryId: string) => {
  const { tenant, customerId = '' } = context;
  return queryOptions<FoundInventory | null>(
    enabledForCustomer(context, {
      queryKey: composedKey(
        'foundInventory',
        ['listGroupedInventories', 'listDeletedInventories'],
        tenant,
        customerId,
        inventoryId,
      ) as readonly unknown[],
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

/** The inventories to export, and the options. */
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

/** Deletes an inventory. If it is deleted already, here or by another user, that counts as success. */
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

/** Recovers a deleted inventory. If another user has recovered it already (409), that counts as success. */
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

/** True while an inventory is being recovered. Checked on the press itself, as a double click comes before the screen re-renders. */
export function isRecovering(queryClient: QueryClient, { id }: Inventory): boolean {
  return (
    queryClient.isMutating({
      mutationKey: getRecoverInventoryMutationKey(),
      predicate: ({ state }) => (state.variables as Inventory | undefined)?.id === id,
    }) > 0
  );
}
