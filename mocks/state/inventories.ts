import type { Inventory, InventoryDetails } from '../../src/gen/models';

/** An inventory with its lines, as it is kept. */
export interface InventoryRecord extends InventoryDetails {
  readonly inventory: Inventory;
}

/** What differs from the inventories that the made-up past holds. */
export interface InventoryState {
  /** Recorded here, oldest first. */
  recorded: InventoryRecord[];
  /** Ids of those that were deleted and those that were recovered; what isn't named is as it began. */
  deleted: Record<string, boolean>;
}
