import type { Shape } from '../../../http/shape';

export const searchTermSuggestions: Shape = { terms: ['text'] };
