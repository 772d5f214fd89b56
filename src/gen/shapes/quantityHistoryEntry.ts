import type { Shape } from '../../http/shape';

export const quantityHistoryEntry: Shape = { sku: 'text', quantity: 'number', smallestUnit: 'text', orderCount: 'whole', suggestedAmount: 'whole', suggestedUnitAbbreviation: 'text' };
