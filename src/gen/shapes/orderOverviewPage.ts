import type { Shape } from '../../http/shape';
import { orderOverviewEntry } from './orderOverviewEntry';
import { pageInfo } from './pageInfo';

export const orderOverviewPage: Shape = { page: pageInfo, 'orders!': [orderOverviewEntry] };
