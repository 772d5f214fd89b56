import type { Shape } from '../../http/shape';

export const embeddedAnalyticsToken: Shape = { token: 'text' };
