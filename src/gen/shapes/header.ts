import type { Shape } from '../../http/shape';
import { link } from './link';

export const header: Shape = { links: [link], 'metaLinks?': [link], 'notice?': 'text' };
