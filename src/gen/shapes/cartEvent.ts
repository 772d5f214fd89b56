import type { Shape } from '../../http/shape';

export const cartEvent: Shape = { userId: 'text', customerId: 'text', eventType: '~ADD|UPDATE|REMOVE|CLEAR|SUBMIT', 'sku?': 'text', 'amount?': 'whole', 'unitAbbreviation?': 'text', timestamp: 'text', 'cartCode?': 'text' };
