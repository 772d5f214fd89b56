import type { Shape } from '../../http/shape';

export const imageFilters: Shape = { 'quality?': 'whole', 'blur?': 'whole', 'rotate?': 'whole' };
