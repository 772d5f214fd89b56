import type { Ahead } from '#connected/screen/prefetchIfStale.ts';
import { parseListAddress } from '#domain/text/listAddress.ts';
import { inventoryListRules } from '#domain/inventory/inventory.ts';
import { deletedInventoriesOptions } from '#queries/inventory.ts';

/** The page of the list that the address names. */
export const ahead: Ahead = ({ context, query }) => [deletedInventoriesOptions(context, parseListAddress(inventoryListRules, query))];
