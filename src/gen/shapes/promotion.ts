import type { Shape } from '../../http/shape';
import { contentImage } from './contentImage';
import { link } from './link';

export const promotion: Shape = { id: 'text', title: 'text', 'text?': 'text', 'image?': contentImage, 'validFrom?': 'date', 'validTo?': 'date', 'categoryId?': 'text', skus: ['text'], 'link?': link };
