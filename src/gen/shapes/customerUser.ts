import type { Shape } from '../../http/shape';

export const customerUser: Shape = { userId: 'text', userName: 'text', 'email?': 'text', 'isEnabled?': 'flag' };
