import type { Shape } from '../../http/shape';

export const sessionToken: Shape = { token: 'text' };
