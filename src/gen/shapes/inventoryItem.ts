import type { Shape } from '../../http/shape';

export const inventoryItem: Shape = { id: 'text', productSku: 'text', capturedQuantity: 'number', capturedUnit: 'text', unitRatio: 'number', 'categoryId?': 'text', productName: 'text' };
