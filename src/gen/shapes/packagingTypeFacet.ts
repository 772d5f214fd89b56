import type { Shape } from '../../http/shape';

export const packagingTypeFacet: Shape = { key: '~SINGLE_USE|SINGLE_USE_WITH_DEPOSIT|MULTI_USE|MULTI_USE_WITH_DEPOSIT', displayName: 'text', count: 'whole' };
