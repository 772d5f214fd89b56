import type { Shape } from '../../http/shape';
import { contentImage } from './contentImage';
import { link } from './link';

export const imageBlock: Shape = { component: 'text', uid: 'text', image: contentImage, 'caption?': 'text', 'link?': link };
