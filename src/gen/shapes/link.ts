import type { Shape } from '../../http/shape';

export const link: Shape = { caption: 'text', url: 'text', 'highlighted?': 'flag', 'target?': '~_self|_blank' };
