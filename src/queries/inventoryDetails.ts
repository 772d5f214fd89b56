import { queryOptions } from '@tanstack/react-query';
import { getGetInventoryDetailsQueryOptions } from '#gen/inventory/get-inventory-details.ts';
import type { InventoryDetails } from '#gen/models/index.ts';
import { droppedEntriesOf } from '#http/shape.ts';
import { enabledForCustomer } from './enabledForCustomer';
import type { ShopContext } from './shopContext';

/** The lines of an inventory. */
export const inventoryDetailsOptions = (context: ShopContext, inventoryId: string) =>
  queryOptions(
    enabledForCustomer(context, { ...getGetInventoryDetailsQueryOptions(context.tenant, inventoryId), structuralSharing: false }),
  );

/** Number of lines of an inventory that could not be read. */
export function unreadableCounts({ items, nonWebshopItems }: InventoryDetails): number {
  return droppedEntriesOf(items).length + droppedEntriesOf(nonWebshopItems).length;
}
