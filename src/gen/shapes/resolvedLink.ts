import type { Shape } from '../../http/shape';

export const resolvedLink: Shape = { resolvedUrl: 'text', 'resolvedMimeType?': 'text' };
