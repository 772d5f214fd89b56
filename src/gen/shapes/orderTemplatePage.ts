import type { Shape } from '../../http/shape';
import { orderTemplate } from './orderTemplate';
import { pageInfo } from './pageInfo';

export const orderTemplatePage: Shape = { page: pageInfo, 'orderTemplates!': [orderTemplate] };
