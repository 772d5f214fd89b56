import type { Inventory, InventoryDetails } from '#gen/models/index.ts';
import { countedInBaseUnit } from './inventory';
import { zero, type Decimal } from '../price/money';

/** Inventory to compare a new one with: the last of the same place, else the last of all. */
export function lastInventory(newest: readonly Inventory[], externalAddressId: string | undefined): Inventory | undefined {
  return newest.find((inventory) => externalAddressId !== undefined && inventory.externalAddressId === externalAddressId) ?? newest[0];
}

/** Amounts per sku in an inventory, in storage units. */
export function inventoryTotals({ items }: Pick<InventoryDetails, 'items'>): ReadonlyMap<string, Decimal> {
  const totals = new Map<string, Decimal>();
  for (const item of items) totals.set(item.productSku, (totals.get(item.productSku) ?? zero).plus(countedInBaseUnit(item)));
  return totals;
}
