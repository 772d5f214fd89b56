import type { Shape } from '../../http/shape';

export const emarsysConfig: Shape = { merchantId: 'text' };
