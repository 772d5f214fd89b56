import type { Ahead } from '#connected/screen/prefetchIfStale.ts';
import { foundInventoryOptions } from '#queries/inventory.ts';
import { inventoryDetailsOptions } from '#queries/inventoryDetails.ts';

/** The inventory and what was counted. */
export const ahead: Ahead = ({ context, params: { inventoryId = '' } }) => [
  foundInventoryOptions(context, inventoryId),
  inventoryDetailsOptions(context, inventoryId),
];
