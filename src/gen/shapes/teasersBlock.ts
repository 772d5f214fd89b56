import type { Shape } from '../../http/shape';
import { teaser } from './teaser';

export const teasersBlock: Shape = { component: 'text', uid: 'text', 'title?': 'text', teasers: [teaser] };
