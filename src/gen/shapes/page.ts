import type { Shape } from '../../http/shape';
import { contentBlock } from './contentBlock';
import { pageMeta } from './pageMeta';

export const page: Shape = { 'uuid?': 'text', 'fullSlug?': 'text', meta: pageMeta, 'blocks!': [contentBlock] };
