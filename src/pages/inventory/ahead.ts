import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { parseListAddress } from '../../domain/listAddress';
import { inventoryListRules } from '../../domain/inventory';
import { inventoriesOptions } from '../../queries/inventory';

/** The page of the list that the address names. */
export const ahead: Ahead = ({ context, query }) => [inventoriesOptions(context, parseListAddress(inventoryListRules, query))];
