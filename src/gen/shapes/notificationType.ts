import type { Shape } from '../../http/shape';

export const notificationType: Shape = { id: 'whole', name: 'text' };
