import type { Shape } from '../../http/shape';
import { notification } from './notification';

export const notificationSummary: Shape = { 'mostRecentUnread?': notification, numberOfOlderUnread: 'whole' };
