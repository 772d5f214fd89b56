import type { Shape } from '../../http/shape';
import { pageInfo } from './pageInfo';
import { promotion } from './promotion';

export const promotionSearchResult: Shape = { page: pageInfo, 'promotions!': [promotion] };
