import type { Shape } from '../../http/shape';
import { categoryFacet } from './categoryFacet';
import { product } from './product';

export const completion: Shape = { terms: ['text'], categories: [categoryFacet], products: [product], 'onlySimilar?': 'flag' };
