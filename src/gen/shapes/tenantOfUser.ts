import type { Shape } from '../../http/shape';

export const tenantOfUser: Shape = { tenant: 'text' };
