import type { Shape } from '../../http/shape';

export const salesCondition: Shape = { key: '~New', displayName: 'text' };
