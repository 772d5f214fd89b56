import type { Shape } from '../../http/shape';

export const label: Shape = { sku: 'text', 'addedAt?': 'moment' };
