import type { Shape } from '../../http/shape';

export const recentEssenceItem: Shape = { customerId: 'text', tenant: 'text', date: 'date', sku: 'text', isRelevant: 'flag', quantity: 'number', smallestUnit: 'text' };
