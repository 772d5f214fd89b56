import type { Shape } from '../../http/shape';

export const category: Shape = { id: 'text', 'parentId?': 'text', name: 'text', virtual: 'flag', 'isFood?': 'flag', 'thumbnailImagePath?': 'text', sortKey: 'whole' };
