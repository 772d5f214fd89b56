import type { Shape } from '../../http/shape';

export const productImage: Shape = { thumbnailPath: 'text', mediumPath: 'text', bigPath: 'text', 'is3d?': 'flag' };
