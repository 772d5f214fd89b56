import type { Shape } from '../../http/shape';
import { imageFilters } from './imageFilters';

export const contentImage: Shape = { url: 'text', 'alt?': 'text', 'width?': 'whole', 'height?': 'whole', 'filters?': imageFilters };
