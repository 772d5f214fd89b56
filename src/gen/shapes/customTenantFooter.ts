import type { Shape } from '../../http/shape';
import { contentImage } from './contentImage';
import { link } from './link';
import { richText } from './richText';

export const customTenantFooter: Shape = { 'content?': richText, 'images?': [contentImage], 'links?': [link] };
