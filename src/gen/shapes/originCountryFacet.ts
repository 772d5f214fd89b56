import type { Shape } from '../../http/shape';

export const originCountryFacet: Shape = { key: '~EU_NON_EU|NON_EU|UNKNOWN', displayName: 'text', count: 'whole' };
