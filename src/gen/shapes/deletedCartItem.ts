import type { Shape } from '../../http/shape';

export const deletedCartItem: Shape = { sku: 'text', 'unitAbbr?': 'text', deletedAt: 'text' };
