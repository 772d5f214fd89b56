import type { Shape } from '../../http/shape';
import { formField } from './formField';

export const formDefinition: Shape = { id: 'text', key: 'text', 'adminContact?': 'text', 'receivers?': ['text'], fields: [formField] };
