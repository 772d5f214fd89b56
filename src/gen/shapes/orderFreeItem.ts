import type { Shape } from '../../http/shape';

export const orderFreeItem: Shape = { productSku: 'text', name: 'text', amount: 'whole', 'unitAbbr?': 'text' };
