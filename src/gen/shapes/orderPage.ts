import type { Shape } from '../../http/shape';
import { order } from './order';
import { pageInfo } from './pageInfo';

export const orderPage: Shape = { page: pageInfo, 'orders!': [order] };
