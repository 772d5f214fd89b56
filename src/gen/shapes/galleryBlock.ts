import type { Shape } from '../../http/shape';
import { contentImage } from './contentImage';

export const galleryBlock: Shape = { component: 'text', uid: 'text', 'title?': 'text', images: [contentImage] };
