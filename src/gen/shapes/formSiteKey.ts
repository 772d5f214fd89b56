import type { Shape } from '../../http/shape';

export const formSiteKey: Shape = { siteKey: 'text' };
