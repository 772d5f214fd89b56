import type { Shape } from '../../http/shape';

export const formTextInput: Shape = { 'multiline?': 'flag', 'placeholder?': 'text', 'regexPattern?': 'text', 'regexLabel?': 'text' };
