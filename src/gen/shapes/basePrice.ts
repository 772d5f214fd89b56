import type { Shape } from '../../http/shape';

export const basePrice: Shape = { quantity: 'number', unit: 'text', refQuantity: 'number', refUnit: 'text' };
