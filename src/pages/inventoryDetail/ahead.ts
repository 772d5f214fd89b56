import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { foundInventoryOptions } from '../../queries/inventory';
import { inventoryDetailsOptions } from '../../queries/inventoryDetails';

/** The inventory and what was counted. */
export const ahead: Ahead = ({ context, params: { inventoryId = '' } }) => [
  foundInventoryOptions(context, inventoryId),
  inventoryDetailsOptions(context, inventoryId),
];
