import type { Shape } from '../../http/shape';
import { contentImage } from './contentImage';
import { link } from './link';

export const flyer: Shape = { title: 'text', 'validFrom?': 'date', 'validTo?': 'date', 'image?': contentImage, link: link };
