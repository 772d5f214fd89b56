import type { Shape } from '../../http/shape';

export const companionOrderItem: Shape = { productSku: 'text', 'name?': 'text', amount: 'whole', unitAbbreviation: 'text' };
