import type { Shape } from '../../http/shape';

export const valueFacet: Shape = { key: 'text', displayName: 'text', count: 'whole' };
