import type { Shape } from '../../http/shape';

export const matomoConfig: Shape = { id: 'text', url: 'text', jsPath: 'text', phpPath: 'text' };
