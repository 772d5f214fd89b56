import type { Shape } from '../../http/shape';

export const productAttribute: Shape = { key: 'text', 'extension?': 'text', displayName: 'text' };
