import type { Shape } from '../../http/shape';
import { notification } from './notification';
import { notificationType } from './notificationType';
import { pageInfo } from './pageInfo';

export const notificationPage: Shape = { page: pageInfo, 'items!': [notification], allTypes: [notificationType] };
