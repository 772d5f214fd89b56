import type { Shape } from '../../http/shape';

export const headingBlock: Shape = { component: 'text', uid: 'text', text: 'text', level: 'whole' };
