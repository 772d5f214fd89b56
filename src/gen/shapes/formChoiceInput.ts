import type { Shape } from '../../http/shape';

export const formChoiceInput: Shape = { choiceType: '~SELECT|RADIO|CHECK', choices: ['text'], 'placeholder?': 'text' };
