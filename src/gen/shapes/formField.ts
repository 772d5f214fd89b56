import type { Shape } from '../../http/shape';
import { formChoiceInput } from './formChoiceInput';
import { formTextInput } from './formTextInput';

export const formField: Shape = { label: 'text', required: 'flag', type: '~TEXT|CHOICE', 'textInput?': formTextInput, 'choiceInput?': formChoiceInput };
