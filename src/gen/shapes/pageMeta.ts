import type { Shape } from '../../http/shape';

export const pageMeta: Shape = { 'pageTitle?': 'text', 'description?': 'text', 'keywords?': 'text', 'blockRobots?': 'flag' };
