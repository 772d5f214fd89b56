import type { Shape } from '../../http/shape';

export const nonWebshopInventoryItem: Shape = { 'gtin?': 'text', productName: 'text', unit: 'text', amount: 'number' };
