import type { Shape } from '../../http/shape';
import { contentImage } from './contentImage';
import { link } from './link';
import { richText } from './richText';

export const introBlock: Shape = { component: 'text', uid: 'text', title: 'text', 'text?': richText, 'image?': contentImage, 'link?': link };
