import type { Shape } from '../../http/shape';
import { notificationType } from './notificationType';

export const notificationPreference: Shape = { type: notificationType, channels: ['~WEBSHOP|EMAIL|PUSH_NOTIFICATION'] };
