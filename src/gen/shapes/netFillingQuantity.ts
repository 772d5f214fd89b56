import type { Shape } from '../../http/shape';

export const netFillingQuantity: Shape = { quantity: 'number', unit: 'text' };
