import type { Shape } from '../../http/shape';

export const notificationUrl: Shape = { url: 'text', 'caption?': 'text' };
