import { queryOptions } from '@tanstack/react-query';
import { getGetInventoryDetailsQueryOptions } from '../gen/inventory/get-inventory-details';
import type { InventoryDetails } from '../gen/models';
import { droppedEntriesOf } from '../http/shape';
import { enabledForCustomer } from './enabledForCustomer';
import type { ShopContext } from './shopContext';

/** The lines of an inventory. */
export const inventoryDetailsOptions = (context: ShopContext, inventoryId: string) =>
  queryOptions(
    enabledForCustomer(context, { ...getGetInventoryDetailsQueryOptions(context.tenant, inventoryId), structuralSharing: false }),
  );

/** Lines that an inventory came with and that could not be read. */
export function unreadableCounts({ items, nonWebshopItems }: InventoryDetails): number {
  return droppedEntriesOf(items).length + droppedEntriesOf(nonWebshopItems).length;
}
