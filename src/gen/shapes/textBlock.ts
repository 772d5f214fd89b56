import type { Shape } from '../../http/shape';
import { richText } from './richText';

export const textBlock: Shape = { component: 'text', uid: 'text', text: richText };
