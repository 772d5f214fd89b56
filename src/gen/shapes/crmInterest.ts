import type { Shape } from '../../http/shape';

export const crmInterest: Shape = { key: 'text', label: 'text' };
