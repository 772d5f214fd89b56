import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { parseListAddress } from '../../domain/listAddress';
import { inventoryListRules } from '../../domain/inventory';
import { deletedInventoriesOptions } from '../../queries/inventory';

/** The page of the list that the address names. */
export const ahead: Ahead = ({ context, query }) => [deletedInventoriesOptions(context, parseListAddress(inventoryListRules, query))];
