import type { Shape } from '../../http/shape';

export const essenceVisibility: Shape = { sku: 'text', isVisible: 'flag', 'isManuallyAdded?': 'flag', 'isOnList?': 'flag' };
