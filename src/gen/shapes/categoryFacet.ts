import type { Shape } from '../../http/shape';

export const categoryFacet: Shape = { id: 'text', 'parentId?': 'text', displayName: 'text', 'thumbnailImagePath?': 'text', sortKey: 'whole', count: 'whole' };
