import type { Shape } from '../../http/shape';

export const richTextNode: Shape = { type: 'text', 'text?': 'text', 'attrs?': 'record', 'marks?': ['record'], 'content?': ['record'] };
