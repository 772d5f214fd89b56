import type { Shape } from '../../http/shape';
import { category } from './category';
import { product } from './product';

export const productGrouping: Shape = { category: category, memberCount: 'whole', 'products!': [product] };
