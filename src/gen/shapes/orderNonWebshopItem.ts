import type { Shape } from '../../http/shape';

export const orderNonWebshopItem: Shape = { 'supplierProductId?': 'text', 'gtin?': 'text', name: 'text', amount: 'number', 'unit?': 'text', 'freeAmount?': 'number' };
