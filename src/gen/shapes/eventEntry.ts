import type { Shape } from '../../http/shape';
import { contentImage } from './contentImage';
import { link } from './link';
import { richText } from './richText';

export const eventEntry: Shape = { title: 'text', startDate: 'date', 'endDate?': 'date', 'time?': 'text', 'location?': 'text', 'text?': richText, 'image?': contentImage, 'link?': link };
