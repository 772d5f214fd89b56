import type { Shape } from '../../http/shape';

export const nara: Shape = { sku: 'text', 'naraCodes!': ['text'] };
