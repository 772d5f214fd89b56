import type { Shape } from '../../http/shape';
import { formDefinition } from './formDefinition';
import { richText } from './richText';

export const formBlock: Shape = { component: 'text', uid: 'text', 'title?': 'text', 'text?': richText, form: formDefinition };
