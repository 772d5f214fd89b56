import type { Shape } from '../../http/shape';
import { inventoryGroup } from './inventoryGroup';
import { pageInfo } from './pageInfo';

export const groupedInventoryPage: Shape = { page: pageInfo, 'inventories!': [inventoryGroup] };
