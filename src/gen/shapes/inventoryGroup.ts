import type { Shape } from '../../http/shape';
import { inventory } from './inventory';

export const inventoryGroup: Shape = { 'inventoryLocation?': 'text', 'externalAddressId?': 'text', 'inventories!': [inventory] };
