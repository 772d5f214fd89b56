import type { Shape } from '../../http/shape';

export const orderTemplateItem: Shape = { productSku: 'text', amount: 'whole', unit: 'text', 'addedAt?': 'moment' };
