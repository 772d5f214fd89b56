import type { Shape } from '../../http/shape';
import { contentImage } from './contentImage';
import { link } from './link';

export const teaser: Shape = { title: 'text', 'text?': 'text', 'image?': contentImage, link: link };
