import type { Shape } from '../../http/shape';
import { inventory } from './inventory';
import { pageInfo } from './pageInfo';

export const inventoryPage: Shape = { page: pageInfo, 'inventories!': [inventory] };
