import type { Shape } from '../../http/shape';
import { richTextNode } from './richTextNode';

export const richText: Shape = { type: 'text', 'content!': [richTextNode] };
