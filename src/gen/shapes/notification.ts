import type { Shape } from '../../http/shape';
import { notificationType } from './notificationType';
import { notificationUrl } from './notificationUrl';

export const notification: Shape = { id: 'whole', targetCustomers: ['text'], unread: 'flag', publishedAt: 'text', subject: 'text', content: 'text', notificationType: notificationType, attachedProducts: ['text'], 'attachedUrl?': notificationUrl, isImportant: 'flag' };
