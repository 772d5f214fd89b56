import type { Shape } from '../../http/shape';

export const attachedPriceModifier: Shape = { type: '~TOTAL|SINGLE', applicationOrder: 'whole', discountFactor: 'number', discountFactorString: 'text' };
