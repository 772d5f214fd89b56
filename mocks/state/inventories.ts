import type { Inventory, InventoryDetails } from '#gen/models/index.ts';

/** An inventory with its lines, as it is kept. */
export interface InventoryRecord extends InventoryDetails {
  readonly inventory: Inventory;
}

/** Differences from the inventories of the generated past. */
export interface InventoryState {
  /** Recorded here, oldest first. */
  recorded: InventoryRecord[];
  /** Ids of deleted and recovered inventories; others keep their initial state. */
  deleted: Record<string, boolean>;
}
