import type { Inventory, InventoryDetails } from '../../../gen/models';
import { countedInBaseUnit } from '../../../domain/inventory';
import { zero, type Decimal } from '../../../domain/money';

/** The inventory that a new one is compared with, out of the newest ones: the last of the same place, else the last of all. */
export function lastInventory(newest: readonly Inventory[], externalAddressId: string | undefined): Inventory | undefined {
  return newest.find((inventory) => externalAddressId !== undefined && inventory.externalAddressId === externalAddressId) ?? newest[0];
}

/** What an inventory holds of each product in storage units, by sku. */
export function inventoryTotals({ items }: Pick<InventoryDetails, 'items'>): ReadonlyMap<string, Decimal> {
  const totals = new Map<string, Decimal>();
  for (const item of items) totals.set(item.productSku, (totals.get(item.productSku) ?? zero).plus(countedInBaseUnit(item)));
  return totals;
}
