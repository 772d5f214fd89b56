import { queryOptions } from '@tanstack/react-query';
import { getGetInventoryDetailsQueryOptions } from '../gen/inventory/get-inventory-details';
import type { InventoryDetails } from '../gen/models';
import { leftOutOf } from '../http/shape';
import { buyerQuery } from './buyerQuery';
import type { ShopContext } from './shopContext';

/** The lines of an inventory. */
export const inventoryDetailsOptions = (context: ShopContext, inventoryId: string) =>
  queryOptions(buyerQuery(context, { ...getGetInventoryDetailsQueryOptions(context.tenant, inventoryId), structuralSharing: false }));

/** Lines that an inventory came with and that could not be read. */
export function unreadableCounts({ items, nonWebshopItems }: InventoryDetails): number {
  return leftOutOf(items).length + leftOutOf(nonWebshopItems).length;
}
