import type { Shape } from '../../http/shape';

export const featuredProductsBlock: Shape = { component: 'text', uid: 'text', 'title?': 'text', skus: ['text'] };
