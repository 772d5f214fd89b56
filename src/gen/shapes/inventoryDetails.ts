import type { Shape } from '../../http/shape';
import { inventoryItem } from './inventoryItem';
import { nonWebshopInventoryItem } from './nonWebshopInventoryItem';

export const inventoryDetails: Shape = { 'items!': [inventoryItem], nonWebshopItems: [nonWebshopInventoryItem] };
