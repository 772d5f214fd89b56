import type { Shape } from '../../http/shape';
import { nara } from './nara';
import { pageInfo } from './pageInfo';
import { product } from './product';
import { quantityHistoryEntry } from './quantityHistoryEntry';

export const quantityHistoryResult: Shape = { start: 'date', end: 'date', 'products!': [product], quantities: [quantityHistoryEntry], page: pageInfo, naras: [nara] };
