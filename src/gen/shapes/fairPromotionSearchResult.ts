import type { Shape } from '../../http/shape';
import { nara } from './nara';
import { pageInfo } from './pageInfo';
import { product } from './product';

export const fairPromotionSearchResult: Shape = { page: pageInfo, products: [product], 'naras?': [nara] };
